import MenuImport
import MenuStrings
import MockupScene
import PositionedJSON
import Testing

/// Files of Interface Builder that are broken, nested, or long.
@Suite struct HostileFileTests {
  @Test func whatIsNoXMLIsReportedWithItsPlace() {
    let result = InterfaceBuilderReader.read(SourceText(path: "A.xib", text: "<a>\n<b></a>"))
    #expect(result.diagnostics.map(\.description).joined().contains("A.xib:2:4: error: expected </b>, found </a>"))
  }

  @Test func nestedMenusAreBounded() {
    let levels = 60
    let start = String(repeating: "<menuItem title='A' id='a'><menu key='submenu'><items>", count: levels)
    let end = String(repeating: "</items></menu></menuItem>", count: levels)
    let set = ImportedSet(
      InterfaceBuilderReader.read(SourceText(path: "A.xib", text: InterfaceBuilderTests.xib(start + end))))
    #expect(set.documents.isEmpty && set.diagnostics.count == 1)
    #expect(set.diagnostics.first?.message == Limit.importedDepth.error)
  }

  /// All on one line: locations are found without counting from the start each time.
  @Test(.timeLimit(.minutes(1))) func aLongLineIsReadInTime() {
    let items = String(repeating: "<menuItem title='ä' id='a'/>", count: 20_000)
    let result = InterfaceBuilderReader.read(SourceText(path: "A.xib", text: InterfaceBuilderTests.xib(items)))
    let locations = result.menus.first?.items.map(\.location) ?? []
    #expect(locations.count == 20_000)
    #expect(locations.allSatisfy { $0.line == 2 } && locations.last?.column == 21 + 19_999 * 28)
  }
}
