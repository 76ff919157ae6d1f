import PositionedJSON
import MockupSymbols
import MenuTheme
import MenuDocument
import Foundation
import MenuImport
import MenuMockup
import MenuPreview
import MenuStrings
import MockupCairo
import MockupDiff
import MockupFiles
import MockupPNG
import MockupScene
import MockupSets
import MockupText
import PositionedXML
import SwiftEvaluation
import SwiftValues
import SwiftScan
import TestSupport
import Testing

/// The limits of all modules, and the page that lists them.
@Suite struct LimitPageTests {
  private static let all: [Limit] = [
    Limit.ofPictures,
    Limit.ofFiles,
    Limit.ofJSON,
    Limit.ofDocuments,
    Limit.ofThemes,
    Limit.ofSymbols,
    Limit.ofTypefaces,
    Limit.ofCairo,
    Limit.ofPNG,
    Limit.ofDifferences,
    Limit.ofRendering,
    Limit.ofXML,
    Limit.ofStrings,
    Limit.ofImport,
    Limit.ofSwiftSources,
    Limit.ofSets,
    Limit.ofPreview,
  ].flatMap(\.self)

  @Test func theDocumentationHasAllBounds() throws {
    let text = """
      # Limits

      menumock rejects oversized input with an error, before it allocates memory or unpacks anything. Each module
      declares its limits, and this table is generated from them. The last column shows the end of the error
      message, or the effect on the output if there is no error.

      | name | subject | limit | reason | effect |
      | --- | --- | --- | --- | --- |
      \(Self.all.map(\.row).joined(separator: "\n"))

      """
    let path = "Documentation/Limits.md"
    if Recording.isOn { try Data(text.utf8).write(to: Repository.root.appending(path: path)) }
    let written = try? Repository.bytes(path)
    #expect(!Recording.isOn && written.map { String(decoding: $0, as: UTF8.self) } == text)
  }

  /// The lists above contain every limit that a module declares, under the name of its property.
  @Test func everyDeclaredBoundIsListed() throws {
    let sources = FileManager.default.enumerator(
      at: Repository.root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    let files = (sources?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    var declared: [String] = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/static let (\w+) = Limit\(\s*"(\w+)", of:/#) {
        #expect(match.output.1 == match.output.2, "\(file.lastPathComponent)")
        declared.append(String(match.output.2))
      }
    }
    #expect(declared.count > 70)
    #expect(declared.sorted() == Self.all.map(\.name).sorted())
  }

  @Test(arguments: all) func everyBoundIsReported(limit: Limit) {
    #expect(limit.maximum > 0 && !limit.subject.isEmpty && !limit.reason.isEmpty && !limit.error.isEmpty)
    #expect(!limit.error.contains("{"), "\(limit.error)")
  }
}
