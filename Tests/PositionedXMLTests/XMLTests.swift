import MockupScene
import PositionedXML
import Testing

/// Diagnostics for malformed XML.
@Suite struct XMLTests {
  /// The offset and the message; empty for sound XML.
  private func told(_ text: String) -> String {
    do throws(XMLParser.Problem) {
      _ = try XMLParser.parse(Array(text.utf8))
      return ""
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test(
    arguments: [
      ("", "0: there is no element in it"), ("  \n x", "4: text outside of elements"),
      ("<a>\n<b></a>", "7: </a> stands where <b> is open"), ("<a>", "0: <a> does not end"),
      ("<a", "the tag <a> does not end"), ("<a b>", "3: <a> has a malformed attribute"),
      ("<a b=c>", "not quoted"), ("<a b='c>", "does not end"), ("<a b='1' b='2'/>", "9: <a> has \"b\" twice"),
      ("<a>&nbsp;</a>", "3: the entity \"nbsp\" is not known"), ("<a>&#0;</a>", "is not known"),
      ("<a>&#xD800;</a>", "is not known"), ("<a>& b</a>", "begins no entity"),
      ("<a><!-- </a>", "a comment does not end"),
      ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "a document type that defines something is not read"),
      ("</a>", "ends nothing"), ("<a/> <b/>", "5: <b> stands outside of <a>"), ("<a/>b", "text outside of elements"),
      ("<a b='<'/>", "stands in the attribute"), ("<a><![CDATA[ ", "a CDATA section does not end"),
      ("<>", "without a name"),
      ("<a><!ELEMENT b></a>", "this declaration is not read"),
    ])
  func whatIsBrokenIsToldWithItsPlace(text: String, expected: String) {
    #expect(told(text).contains(expected), "\(told(text))")
  }

  @Test func whatIsTooDeepIsAnError() {
    let depth = Limit.xmlDepth.most
    let deep = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(told(deep).isEmpty)
    #expect(told("<a>" + deep + "</a>").contains("768: \(Limit.xmlDepth.error)"))
    #expect(told(String(repeating: "<a>", count: 1_000_000)).contains(Limit.xmlDepth.error))
  }

  @Test func whatHasTooManyElementsIsAnError() {
    let many = "<a>" + String(repeating: "<b/>", count: Limit.xmlElements.most) + "</a>"
    #expect(told(many).contains(Limit.xmlElements.error))
  }

  @Test func aDocumentTypeIsNotFollowed() {
    #expect(told("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>").isEmpty)
  }

  @Test func attributesAndTextAreRead() throws {
    let node = try XMLParser.parse(Array("<a b='1&amp;2' c=\"&#x41;\">x<!-- y --><d/><![CDATA[<z>]]></a>".utf8))
    #expect(node.attributes.map(\.name) == ["b", "c"] && node["b"] == "1&2" && node["c"] == "A")
    #expect(node.text == "x<z>" && node.children.map(\.name) == ["d"])
    #expect(node.attribute("c")?.offset == 15)
  }
}
