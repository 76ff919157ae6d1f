import MenuDocument
import MenuExport
import MenuImport
import MenuImportSwift
import MenuStrings
import PositionedJSON
import TestSupport
import Testing

/// Exporting a document to SwiftUI and importing it again gives the same document, except for unsupported features.
struct RoundTripTests {
  @Test(arguments: Repository.documents(in: "Samples")) func ofSamples(name: String) throws {
    try check(try Repository.bytes("Samples/\(name)"), name)
  }

  @Test(arguments: ExportGoldenTests.cases) func ofGoldens(name: String) throws {
    try check(try Repository.bytes("Tests/Export/\(name)/document.json"), name)
  }

  @Test func ofRandomDocuments() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomDocument(seed: seed)
      try check(Array(JSONWriter.text(of: random.make()).utf8), "seed \(seed)")
    }
  }

  private func check(_ bytes: [UInt8], _ name: String) throws {
    let document = try #require(DocumentReader.read(bytes, file: name).document)
    let again = try Self.again(document)
    let expected = DescribedMenu(document).lines
    // An empty menu is not a menu of a source.
    guard let again else {
      #expect(expected.count == 1, "\(name): no menu is found")
      return
    }
    let found = DescribedMenu(again, platform: document.platform).lines
    guard found != expected else { return }
    let index =
      zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(found.count, expected.count)
    let pair = [expected, found].map { index < $0.count ? $0[index] : "nothing" }
    Issue.record("\(name), line \(index + 1): “\(pair[0])” comes back as “\(pair[1])”")
  }

  /// The document imported from the exported code; `nil` without a menu.
  static func again(_ document: MockupDocument) throws -> MockupDocument? {
    let source = SourceText(path: "Menu.swift", text: MenuExport(document, to: .swiftUI, named: "round trip").text)
    let result = SwiftMenuReader.read([source], context: [], table: StringTables())
    guard let menu = result.menus.first, result.menus.count == 1 else { return nil }
    let node = try menu.document(source: "Menu.swift:1").node
    return DocumentReader.read(Array(JSONWriter.text(of: node).utf8), file: "").document
  }
}
