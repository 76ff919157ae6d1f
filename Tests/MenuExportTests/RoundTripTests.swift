import MenuDescriptions
import MenuDocument
import MenuExport
import MenuImport
import MenuImportSwift
import MenuStrings
import PositionedJSON
import TestSupport
import Testing

/// Exporting a document and importing it again gives the same document, except for unsupported features.
struct RoundTripTests {
  static let frameworks: [Framework] = [.swiftUI, .appKit]

  @Test(arguments: Repository.documents(in: "Samples"), frameworks) func ofSamples(
    name: String, framework: Framework
  ) throws {
    try check(try Repository.bytes("Samples/\(name)"), name, framework)
  }

  @Test(arguments: ExportGoldenTests.cases, frameworks) func ofGoldens(name: String, framework: Framework) throws {
    try check(try Repository.bytes("Tests/Export/\(name)/document.json"), name, framework)
  }

  @Test(arguments: frameworks) func ofRandomDocuments(framework: Framework) throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomDocument(seed: seed)
      try check(Array(JSONWriter.text(of: random.make()).utf8), "seed \(seed)", framework)
    }
  }

  private func check(_ bytes: [UInt8], _ name: String, _ framework: Framework) throws {
    var document = try #require(DocumentReader.read(bytes, file: name).document)
    document.completeStandardItems()
    let again = try Self.again(document, by: framework)
    let expected = Self.lines(document, framework)
    // An empty menu is not a menu of a source.
    guard let again else {
      #expect(!expected.contains { $0.contains(" | ") || $0.hasSuffix("button") }, "\(name): no menu is found")
      return
    }
    let found = Self.lines(again, framework, platform: document.platform)
    guard found != expected else { return }
    let index =
      zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(found.count, expected.count)
    let pair = [expected, found].map { index < $0.count ? $0[index] : "nothing" }
    Issue.record("\(name), line \(index + 1): “\(pair[0])” comes back as “\(pair[1])”")
  }

  private static func lines(
    _ document: MockupDocument, _ framework: Framework, platform: Platform? = nil
  ) -> [String] {
    let lines =
      framework == .appKit ? DescribedAppKitMenu(document).lines : DescribedMenu(document, platform: platform).lines
    // The words of a placeholder become the name of a property.
    return lines.map { $0.replacing(/‹[^›]*›/, with: "‹›") }
  }

  /// The document imported from the exported code; `nil` without a menu.
  static func again(_ document: MockupDocument, by framework: Framework) throws -> MockupDocument? {
    let source = SourceText(path: "Menu.swift", text: MenuExport(document, to: framework, named: "round trip").text)
    let result = SwiftMenuReader.read([source], context: [], table: StringTables())
    guard let menu = result.menus.first, result.menus.count == 1 else { return nil }
    let node = try menu.document(source: "Menu.swift:1").node
    var again = DocumentReader.read(Array(JSONWriter.text(of: node).utf8), file: "").document
    again?.completeStandardItems()
    return again
  }
}
