import Foundation
import MenuDocument
import PositionedJSON
import TestSupport
import Testing

/// Broken documents and their diagnostics: one folder per case, below `Tests/Goldens/diagnostics`.
///
/// `MENUMOCK_RECORD=1` records the diagnostics; such a run fails on purpose.
@Suite struct DiagnosticGoldenTests {
  static let cases = (try? Repository.names(in: "Tests/Goldens/diagnostics")) ?? []

  @Test func thereAreCases() {
    #expect(Self.cases.count >= 40)
  }

  @Test(arguments: cases) func diagnostics(name: String) throws {
    let folder = Repository.root.appending(path: "Tests/Goldens/diagnostics/\(name)")
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "mockup.json")))
    let (document, diagnostics) = DocumentReader.read(bytes, file: "mockup.json")
    let text = diagnostics.map { "\($0)\n" }.joined()
    #expect((document == nil) == diagnostics.contains { $0.severity == .error })
    let file = folder.appending(path: "diagnostics.txt")
    if Recording.isOn {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)")
    } else {
      let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(text == expected)
    }
  }
}
