import MenuImport
import MenuStrings
import MockupScene
import PositionedJSON
import Testing

/// Diagnostics for malformed XML.
@Suite struct XMLTests {
  private func told(_ text: String) -> String {
    InterfaceBuilderReader.read(SourceText(path: "A.xib", text: text)).diagnostics.map(\.description).joined(
      separator: "\n")
  }

  @Test(
    arguments: [
      ("", "A.xib:1:1: error: expected an XML element"), ("  \n x", "2:2: error: text outside of elements"),
      ("<a>\n<b></a>", "2:4: error: expected </b>, found </a>"), ("<a>", "1:1: error: <a> is not closed"),
      ("<a", "the tag <a> is not closed"), ("<a b>", "1:4: error: expected name=\"value\" in <a>"),
      ("<a b=c>", "not quoted"), ("<a b='c>", "does not end"), ("<a b='1' b='2'/>", "1:10: error: <a> has \"b\" twice"),
      ("<a>&nbsp;</a>", "1:4: error: unknown entity \"nbsp\""), ("<a>&#0;</a>", "unknown entity"),
      ("<a>&#xD800;</a>", "unknown entity"), ("<a>& b</a>", "expected &amp;"),
      ("<a><!-- </a>", "a comment is not closed"),
      ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "document types with definitions are not supported"),
      ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", "expected <document> of Interface Builder"), ("</a>", "unexpected </a>"),
      ("<a b='<'/>", "stands in the attribute"), ("<a><![CDATA[ ", "a CDATA section does not end"),
      ("<>", "without a name"),
      ("<a><!ELEMENT b></a>", "expected an element, found a declaration"),
    ])
  func whatIsBrokenIsToldWithItsPlace(text: String, expected: String) {
    #expect(told(text).contains(expected), "\(told(text))")
  }

  @Test func whatIsTooDeepIsAnError() {
    let depth = Limit.xmlDepth.most
    let deep = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(told(deep).contains("expected <document> of Interface Builder"))
    #expect(told("<a>" + deep + "</a>").contains("A.xib:1:769: error: \(Limit.xmlDepth.error)"))
    #expect(told(String(repeating: "<a>", count: 1_000_000)).contains(Limit.xmlDepth.error))
  }

  @Test func whatHasTooManyElementsIsAnError() {
    let many = "<a>" + String(repeating: "<b/>", count: Limit.xmlElements.most) + "</a>"
    #expect(told(many).contains(Limit.xmlElements.error))
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
    let places = result.menus.first?.items.map(\.place) ?? []
    #expect(places.count == 20_000)
    #expect(places.allSatisfy { $0.line == 2 } && places.last?.column == 21 + 19_999 * 28)
  }
}
