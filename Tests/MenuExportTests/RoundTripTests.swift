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
  @Test(arguments: Repository.documents(in: "Samples"), Framework.allCases) func ofSamples(
    name: String, framework: Framework
  ) throws {
    try check(try Repository.bytes("Samples/\(name)"), name, framework)
  }

  @Test(arguments: ExportGoldenTests.cases, Framework.allCases)
  func ofGoldens(name: String, framework: Framework) throws {
    try check(try Repository.bytes("Tests/Export/\(name)/document.json"), name, framework)
  }

  @Test(arguments: Framework.allCases) func ofRandomDocuments(framework: Framework) throws {
    for seed in Thoroughness.some(of: 0..<100 as Range<UInt64>) {
      var random = RandomDocument(seed: seed)
      try check(Array(JSONWriter.text(of: random.make()).utf8), "seed \(seed)", framework)
    }
  }

  @Test(arguments: Framework.allCases) func ofConditions(framework: Framework) throws {
    for seed in Thoroughness.some(of: 0..<100 as Range<UInt64>) {
      var random = RandomDocument(seed: seed)
      var conditions = RandomConditions(seed: seed, knowsState: framework == .swiftUI)
      let document = conditions.document(random.make())
      try check(Array(JSONWriter.text(of: document).utf8), "seed \(seed)", framework, conditions: true)
    }
  }

  private func check(_ bytes: [UInt8], _ name: String, _ framework: Framework, conditions: Bool = false) throws {
    var document = try #require(DocumentReader.read(bytes, file: name).document)
    document.completeStandardItems()
    // Exports of imports leave out empty sections.
    if document.source != nil {
      document.menu?.items.removeAll { item in
        if case .section(let section) = item.kind { section.items.isEmpty } else { false }
      }
    }
    let again = try Self.again(document, by: framework)
    let isImported = document.source != nil
    let expected = Self.lines(document, framework, conditions: conditions, isImported: isImported)
    // An empty menu is not a menu of a source.
    guard let again else {
      #expect(!expected.contains { $0.contains(" | ") || $0.hasSuffix("button") }, "\(name): no menu is found")
      return
    }
    let found = Self.lines(
      again, framework, conditions: conditions, isImported: isImported, platform: document.platform)
    guard found != expected else { return }
    let index =
      zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(found.count, expected.count)
    let pair = [expected, found].map { index < $0.count ? $0[index] : "nothing" }
    Issue.record("\(name), line \(index + 1): “\(pair[0])” comes back as “\(pair[1])”")
  }

  private static func lines(
    _ document: MockupDocument, _ framework: Framework, conditions: Bool, isImported: Bool, platform: Platform? = nil
  ) -> [String] {
    var lines =
      switch framework {
      case .swiftUI: DescribedMenu(document, platform: platform).lines
      case .uiKit: DescribedUIKitMenu(document, platform: platform).lines
      case .appKit: DescribedAppKitMenu(document).lines
      }
    if framework != .swiftUI, lines.contains(where: { $0.contains(" | if ") }) {
      // The separators around a group are inside its condition.
      lines.removeAll { $0.contains("---") }
      // Items of a branch that is not shown are hidden, also by a condition inside it.
      lines = lines.map { $0.replacing(" | hidden", with: "") }
    }
    // Loops of an import have no separators, but come back as groups.
    if isImported { lines.removeAll { $0.contains("---") } }
    // Only random conditions have the names of their properties.
    if !conditions { lines = lines.map { $0.replacing(/\ \| if .*?(?= \| |$)/, with: "") } }
    // The words of a placeholder become the name of a property.
    return lines.map { $0.replacing(/‹[^›]*›/, with: "‹›") }
  }

  /// The document imported from the exported code; `nil` without a menu.
  static func again(_ document: MockupDocument, by framework: Framework) throws -> MockupDocument? {
    // The app supplies the elements of loops.
    let text = MenuExport(document, to: framework, named: "round trip").text
      .replacing(/(?m)^  var (\w+): \[(\w+)\] = \[\]/) { "  var \($0.1): [\($0.2)] = supplied()" }
    let source = SourceText(path: "Menu.swift", text: text)
    let names = text.matches(of: /(?:Image\(|named: |image: )"(\w+)"/).map { String($0.1) }
    let images = AppImageFile.images(in: Set(names).map { "\($0).svg" }) { _ in nil }
    let result = SwiftMenuReader.read([source], context: [], table: StringTables(), images: images)
    guard let menu = result.menus.first, result.menus.count == 1 else { return nil }
    let node = try menu.document(source: "Menu.swift:1").node
    var again = DocumentReader.read(Array(JSONWriter.text(of: node).utf8), file: "").document
    again?.completeStandardItems()
    return again
  }
}

extension ItemAttributes {
  /// The symbol, or the name and the colors of the image.
  var describedImage: String? {
    guard let path = image?.value else { return systemImage.map { "symbol \($0.value)" } }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return "image \(name)" + (imageRendering == .template ? " as a template" : "")
  }
}
