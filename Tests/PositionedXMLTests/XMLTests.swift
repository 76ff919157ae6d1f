import MockupScene
import PositionedXML
import TestSupport
import Testing

/// Diagnostics for malformed XML.
@Suite struct XMLTests {
  /// The offset and the message; empty for sound XML.
  private func reported(_ text: String) -> String {
    do throws(XMLParser.Problem) {
      _ = try XMLParser.parse(Array(text.utf8))
      return ""
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test(
    arguments: [
      ("", "0: expected an XML element"), ("  \n x", "4: text outside of elements"),
      ("<a>\n<b></a>", "7: expected </b>, found </a>"), ("<a>", "0: <a> is not closed"),
      ("<a", "the tag <a> is not closed"), ("<a b>", "3: expected name=\"value\" in <a>"),
      ("<a b=c>", "not quoted"), ("<a b='c>", "is not closed"),
      ("<a b='1' b='2'/>", "9: duplicate attribute \"b\" of <a>"),
      ("<a>&nbsp;</a>", "3: unknown entity \"nbsp\""), ("<a>&#0;</a>", "unknown entity"),
      ("<a>&#xD800;</a>", "unknown entity"), ("<a>& b</a>", "expected &amp;"),
      ("<a><!-- </a>", "a comment is not closed"),
      ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "document types with definitions are not supported"),
      ("</a>", "unexpected </a>"), ("<a/> <b/>", "5: <b> is outside of <a>"), ("<a/>b", "text outside of elements"),
      ("<a b='<'/>", "found \"<\" in the attribute"), ("<a><![CDATA[ ", "a CDATA section is not closed"),
      ("<>", "expected a tag name"),
      ("<a><!ELEMENT b></a>", "expected an element, found a declaration"),
    ])
  func whatIsBrokenIsReportedWithItsPlace(text: String, expected: String) {
    #expect(reported(text).contains(expected), "\(reported(text))")
  }

  @Test func whatIsTooDeepIsAnError() {
    let depth = Limit.xmlDepth.maximum
    let deep = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(reported(deep).isEmpty)
    #expect(reported("<a>" + deep + "</a>").contains("768: \(Limit.xmlDepth.error)"))
    #expect(reported(String(repeating: "<a>", count: 1_000_000)).contains(Limit.xmlDepth.error))
  }

  @Test(.enabled(if: Thoroughness.isFull)) func whatHasTooManyElementsIsAnError() {
    let many = "<a>" + String(repeating: "<b/>", count: Limit.xmlElements.maximum) + "</a>"
    #expect(reported(many).contains(Limit.xmlElements.error))
  }

  @Test func aDocumentTypeIsNotFollowed() {
    #expect(reported("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>").isEmpty)
  }

  @Test func attributesAndTextAreRead() throws {
    let node = try XMLParser.parse(Array("<a b='1&amp;2' c=\"&#x41;\">x<!-- y --><d/><![CDATA[<z>]]></a>".utf8))
    #expect(node.attributes.map(\.name) == ["b", "c"] && node["b"] == "1&2" && node["c"] == "A")
    #expect(node.text == "x<z>" && node.children.map(\.name) == ["d"])
    #expect(node.attribute("c")?.offset == 15)
  }
}
