import Foundation
import MenuDocument
import MenuExport
import TestSupport
import Testing

/// Exported code of small documents, reviewed before it was recorded: the folders of `Tests/Export`.
struct ExportGoldenTests {
  static let cases = ((try? Repository.names(in: "Tests/Export")) ?? []).filter { $0 != "Stubs" }

  @Test func thereAreCases() { #expect(Self.cases.count >= 8) }

  @Test(arguments: cases, Framework.allCases) func isAsExpected(name: String, framework: Framework) throws {
    let folder = "Tests/Export/\(name)"
    let (document, diagnostics) = DocumentReader.read(try Repository.bytes("\(folder)/document.json"), file: name)
    let text = MenuExport(try #require(document, "\(diagnostics)"), to: framework).text
    let file = "\(folder)/expected.\(framework.rawValue).swift"
    if Recording.isOn {
      try Data(text.utf8).write(to: Repository.root.appending(path: file))
      Issue.record("\(file) was recorded: look at it")
      return
    }
    #expect(text == String(decoding: try Repository.bytes(file), as: UTF8.self))
  }
}
