import Foundation
import PositionedJSON
import Testing

import MenuMockup
import MockupFiles
import MockupSets

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The JUnit XML of results. `Tests/Scripts/junit.py` validates it against the schema.
@Suite struct ReportJUnitTests {
  private static func xml(suite: String = "menus", _ lines: [JSONNode]) -> String {
    String(decoding: JUnitReport(suite: suite, lines: lines).xml, as: UTF8.self)
  }

  /// The lines between the tags of the suite.
  private static func cases(_ lines: [JSONNode]) -> [Substring] {
    Array(xml(lines).split(separator: "\n").dropFirst(3).dropLast(2))
  }

  @Test func aSetThatIsAsItsGoldens() {
    let line = JSONNode.object([
      ("name", "sort"), ("path", "en/sort.png"), ("verdict", "same"), ("ok", true), ("milliseconds", 12.3),
    ])
    #expect(
      Self.xml([line, line]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="menus" tests="2" failures="0" errors="0" time="0.025">
          <testsuite name="menus" tests="2" failures="0" errors="0" time="0.025">
            <testcase classname="sort" name="en/sort.png" time="0.012"/>
            <testcase classname="sort" name="en/sort.png" time="0.012"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func aDifferenceWithAllItsLayers() {
    let line = JSONNode.object([
      ("name", "sort"), ("variant", .object([("appearance", "dark"), ("scale", 2)])), ("input", "menus/sort.json"),
      ("path", "sort~dark.png"), ("verdict", "different"), ("ok", false),
      (
        "difference",
        .object([
          ("pixels", 12), ("share", 0.004),
          ("regions", [.object([("x", 1), ("y", 2), ("width", 3), ("height", 4), ("pixels", 12)])]),
        ])
      ),
      (
        "document",
        [.object([("path", "menu.title"), ("change", "changed"), ("from", "\"A\""), ("to", "\"B\"")])]
      ),
      (
        "layout",
        [
          .object([
            ("box", "menu.items[2]"), ("role", "row"), ("change", "moved"), ("from", [1, 2, 3, 4]),
            ("to", [1, 2.5, 3, 4]),
          ]),
          .object([
            ("box", "menu.title"), ("role", "title"), ("change", "text"), ("text", "B"), ("textBefore", "A"),
            ("from", [1, 2, 3, 4]), ("to", [1, 2, 3, 4]),
          ]),
        ]
      ),
      ("madeWith", [.object([("what", "typeface Inter.otf"), ("from", "4.0"), ("to", "4.1")])]),
    ])
    #expect(
      Self.cases([line]) == [
        "    <testcase classname=\"sort\" name=\"sort~dark.png\" time=\"0.000\">",
        "      <failure type=\"different\" message=\"12 pixels differ in 1 region\">input: menus/sort.json",
        "variant: appearance dark, scale 2",
        "document:",
        "  menu.title: changed: \"A\" → \"B\"",
        "layout:",
        "  menu.items[2] (row): moved: [1,2,3,4] → [1,2.5,3,4]",
        "  menu.title (title): text: A → B",
        "pixels:",
        "  12 pixels differ in 1 region",
        "  3 × 4 at 1, 2",
        "made with:",
        "  typeface Inter.otf: 4.0 → 4.1",
        "</failure>",
        "    </testcase>",
      ])
  }

  @Test(arguments: [
    ("different", "failure", "the picture differs"), ("resized", "failure", "the picture has a different size"),
    ("missing", "failure", "no golden"), ("orphaned", "failure", "no variant of the manifest has this path"),
    ("failed", "error", "the picture cannot be rendered or compared"),
    ("unheard-of", "error", "the picture cannot be rendered or compared"),
  ])
  func eachVerdict(verdict: String, element: String, message: String) {
    let text = Self.xml([.object([("path", "a.png"), ("verdict", .string(verdict))])])
    let type = verdict == "unheard-of" ? "failed" : verdict
    #expect(text.contains("<\(element) type=\"\(type)\" message=\"\(message)\"></\(element)>"))
    #expect(text.contains(element == "error" ? "failures=\"0\" errors=\"1\"" : "failures=\"1\" errors=\"0\""))
  }

  @Test func whatIsAcceptedPasses() {
    let members: [(String, JSONNode)] = [("path", "a.png"), ("ok", false), ("accepted", true)]
    let accepted = JSONNode.object(members + [("verdict", "different")])
    let failed = JSONNode.object(members + [("verdict", "failed")])
    #expect(Self.cases([accepted]) == ["    <testcase classname=\"menus\" name=\"a.png\" time=\"0.000\"/>"])
    #expect(Self.xml([accepted, failed]).contains("tests=\"2\" failures=\"0\" errors=\"1\""))
  }

  @Test func sizesAndFindingsAreReported() {
    let resized = JSONNode.object([
      ("path", "a.png"), ("verdict", "resized"), ("size", [640, 480]), ("expected", .object([("size", [640, 478])])),
    ])
    #expect(Self.xml([resized]).contains("message=\"the picture has 640 × 480 pixels instead of 640 × 478\""))
    let finding = JSONNode.object([
      ("severity", "error"), ("file", "a.json"), ("line", 3), ("column", 9), ("message", "unknown symbol"),
    ])
    let failed = JSONNode.object([("path", "a.png"), ("verdict", "failed"), ("findings", [finding])])
    #expect(Self.xml([failed]).contains("message=\"a.json:3:9: error: unknown symbol\">findings:\n  a.json:3:9"))
  }

  @Test func longListsAreCutShort() {
    let change = JSONNode.object([("path", "menu.title"), ("change", "added"), ("to", "1")])
    let line = JSONNode.object([
      ("path", "a.png"), ("verdict", "different"), ("document", .array(Array(repeating: change, count: 23))),
    ])
    let cases = Self.cases([line])
    #expect(cases.count { $0 == "  menu.title: added: is 1" } == 20)
    #expect(cases.contains("  and 3 more"))
  }

  @Test func foundationReadsWhatIsHardToWrite() throws {
    let texts = ["<&>\"'", "]]>", "a\nb\tc\rd", "\0\u{1}\u{1F}\u{FFFE}\u{FFFF}", "\u{7F}\u{85}\u{2028}", "😀 ü"]
    for text in texts {
      let line = JSONNode.object([("path", .string(text)), ("verdict", "failed"), ("message", .string(text))])
      let parser = XMLParser(data: Data(JUnitReport(suite: text, lines: [line]).xml))
      let names = AttributeReader()
      parser.delegate = names
      #expect(parser.parse())
      let expected = String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            let isAllowed =
              scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE || "\n\t\r".unicodeScalars.contains(scalar)
            return isAllowed ? scalar : "\u{FFFD}"
          }))
      #expect(names.found["testcase name"] == expected)
      #expect(names.found["testsuite name"] == expected)
      #expect(names.found["error message"] == expected)
    }
  }

  @Test(arguments: [(Double.nan, "0.000"), (-5, "0.000"), (1e300, "86400.000"), (1234.5678, "1.235"), (0.4, "0.000")])
  func timesAreSeconds(milliseconds: Double, seconds: String) {
    let line = JSONNode.object([("path", "a"), ("verdict", "same"), ("milliseconds", .number(milliseconds))])
    #expect(Self.xml([line]).contains("name=\"a\" time=\"\(seconds)\""))
  }
}

private final class AttributeReader: NSObject, XMLParserDelegate {
  var found: [String: String] = [:]

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    for (name, value) in attributes { found["\(element) \(name)"] = value }
  }
}
