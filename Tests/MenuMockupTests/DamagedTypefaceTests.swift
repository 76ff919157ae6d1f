import Foundation
import MenuDocument
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup

/// A damaged font file leads to an error within the time limit.
@Suite(.timeLimit(.minutes(1))) struct DamagedTypefaceTests {
  /// A replacement of bytes in a font file.
  struct Damage: CustomTestStringConvertible, Sendable {
    var file: String
    var byte: Int
    var value: UInt8
    var text: String

    var testDescription: String { "byte \(byte) of \(file)" }
    var isPossible: Bool { FileManager.default.fileExists(atPath: file) }
  }

  private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  /// A font collection, whose table directories follow its list of fonts.
  private static let han = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

  private static let damages = [
    Damage(file: emoji, byte: 12, value: 2, text: "😀"), Damage(file: emoji, byte: 23, value: 2, text: "😀"),
    Damage(file: han, byte: 8, value: 0xFF, text: "字"), Damage(file: han, byte: 12, value: 0x7F, text: "字"),
    Damage(file: han, byte: 0x34 + 20, value: 0x7F, text: "字"),
  ]

  @Test(arguments: OutputFormat.allCases, damages.filter(\.isPossible))
  func aDamagedTypefaceIsRejected(format: OutputFormat, damage: Damage) throws {
    let folder = try TemporaryFolder()
    let name = URL(filePath: damage.file).lastPathComponent
    var bytes = try Data(contentsOf: URL(filePath: damage.file))
    bytes[damage.byte] = damage.value
    try bytes.write(to: URL(filePath: folder.filePath(name)))
    var options = RenderOptions()
    options.settings.format = format
    let renderer = Renderer(resources: Resources(fontFolders: [folder.path]))
    do throws(RenderError) {
      _ = try renderer.render(
        Source(#"{"locale": "ja", "menu": {"items": ["\#(damage.text)"]}}"#), options: options)
      Issue.record("a damaged typeface was drawn with")
    } catch {
      #expect(error.diagnostics.contains { $0.severity == .error && $0.message.contains(name) }, "\(error)")
    }
  }
}
