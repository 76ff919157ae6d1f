import Foundation
import MenuModel
import MockupScene
import Testing

@testable import MenuMockup

/// A typeface that was damaged on its way, from the document to the file: an error, in time.
@Suite(.timeLimit(.minutes(1))) struct DamagedTypefaceTests {
  private static let name = "NotoColorEmoji.ttf"
  private static let installed = "/usr/share/fonts/truetype/noto/" + name

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: installed)), arguments: PictureFormat.allCases, [12, 23])
  func anEmojiIsRefused(format: PictureFormat, byte: Int) throws {
    let folder = try SetFolder()
    var bytes = try Data(contentsOf: URL(filePath: Self.installed))
    bytes[byte] = 0x02
    try bytes.write(to: URL(filePath: folder.place(Self.name)))
    var options = RenderOptions()
    options.settings.format = format
    let renderer = Renderer(resources: Resources(fontFolders: [folder.path]))
    do throws(RenderError) {
      _ = try renderer.render(Source(#"{"menu": {"items": ["😀"]}}"#), options: options)
      Issue.record("a damaged typeface was drawn with")
    } catch {
      #expect(error.diagnostics.contains { $0.severity == .error && $0.message.contains(Self.name) }, "\(error)")
    }
  }
}
