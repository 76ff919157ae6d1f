import Foundation
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// The report page is complete, safe, and deterministic. `Tests/Scripts/report.py` tests its behavior.
@Suite struct ReportPageTests {
  private static func line(_ members: [(String, JSONNode)]) -> JSONNode { .object(members) }

  private static let lines: [JSONNode] = [
    line([("name", "a"), ("path", "a.png"), ("verdict", "different"), ("ok", false)]),
    line([("path", "b.png"), ("verdict", "orphaned"), ("ok", false)]),
  ]

  private static func page(title: String = "Menus", _ lines: [JSONNode] = lines) -> String {
    String(decoding: CheckReport(title: title, lines: lines).html, as: UTF8.self)
  }

  /// The contents of the data element.
  private static func data(in page: String) throws -> String {
    let open = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"lines\">"))
    let rest = page[open.upperBound...]
    return String(rest[..<(try #require(rest.firstRange(of: "</script>"))).lowerBound])
  }

  @Test func everyPlaceIsFilledAndEveryPartUsed() throws {
    let placeholders = PageFrame([UInt8](try Repository.bytes("Web/Report/page.html"))).placeholders
    let parts = Set(placeholders).subtracting(["title", "key", "lines"])
    let files = try Repository.names(in: "Web/Report").filter { !$0.hasSuffix(".swift") && $0 != "page.html" }
    #expect(parts == Set(files))
    let page = Self.page()
    for part in parts {
      #expect(page.contains(String(decoding: try Repository.bytes("Web/Report/\(part)"), as: UTF8.self)))
    }
    #expect(!page.contains("{{"))
  }

  @Test func nothingIsLoadedFromElsewhere() throws {
    let page = Self.page()
    #expect(page.contains("default-src 'none'"))
    // XML namespaces are the only URLs.
    for match in page.matches(of: /https?:\/\/[^'" )]*/) { #expect(match.output == "http://www.w3.org/2000/svg") }
    #expect(
      page.firstMatch(of: /<(script|img|iframe|object)[^>]* src=|<link[^>]* href="(?!data:)|@import|url\(/) == nil)
  }

  @Test func theLinesComeBackAsTheyWere() throws {
    let texts = [
      "</script><script>alert(1)</script>", "<!--<script>", "\u{2028}\u{2029}", "\u{1}\u{7F}", "]]>", "&amp;",
      "{{title}}", "😀 ü",
    ]
    let lines = texts.map { Self.line([("path", .string($0)), ("verdict", "different"), ("message", .string($0))]) }
    let data = try Self.data(in: Self.page(lines))
    #expect(!data.contains("<"))
    let read = try #require(JSONReading(Array(data.utf8)).root)
    #expect(read.isEquivalent(to: .array(lines)))
  }

  @Test func theTitleIsText() {
    let page = Self.page(title: "<b>\"R&D\"</b> {{lines}}")
    #expect(page.contains("<title>&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt; {{lines}}</title>"))
    #expect(!page.contains("<b>\"R"))
  }

  @Test func theSameLinesGiveTheSameBytes() {
    #expect(Self.page() == Self.page())
    func key(_ page: String) -> Substring? { page.firstMatch(of: /data-key="([0-9a-f]{64})"/)?.output.1 }
    #expect(key(Self.page()) != nil)
    // Choices in the browser belong to one set of results: others have another key.
    #expect(key(Self.page()) != key(Self.page(Array(Self.lines.dropLast()))))
  }

  @Test func anEmptyCheckHasAPage() throws {
    #expect(try Self.data(in: Self.page([])) == "[]")
  }

  @Test(arguments: [
    ("", [], ""), ("a", [], "a"), ("{{x}}", ["x"], "<x>"), ("a{{x}}b{{y}}", ["x", "y"], "a<x>b<y>"), ("{{x", [], "{{x"),
    ("}}{{x}}{{", ["x"], "}}<x>{{"), ("{{}}", [""], "<>"),
  ])
  func framesAreFilled(text: String, placeholders: [String], filled: String) {
    let frame = PageFrame(Array(text.utf8))
    #expect(frame.placeholders == placeholders)
    #expect(frame.filled { Array("<\($0)>".utf8) } == Array(filled.utf8))
  }

  /// Writes the page of the lines in `MENUMOCK_REPORT_LINES` to `MENUMOCK_REPORT_OUT`, with JUnit XML next to it, for
  /// work on the page.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["MENUMOCK_REPORT_OUT"] != nil))
  func writePage() throws {
    let surroundings = ProcessInfo.processInfo.environment
    let file = URL(filePath: try #require(surroundings["MENUMOCK_REPORT_LINES"]))
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { line in
      try #require(JSONReading(Array(line)).root)
    }
    let output = URL(filePath: try #require(surroundings["MENUMOCK_REPORT_OUT"]))
    try Data(CheckReport(title: "Menus of Nature Notes", lines: lines).html).write(to: output)
    let junit = output.deletingPathExtension().appendingPathExtension("xml")
    try Data(JUnitReport(suite: "Menus of Nature Notes", lines: lines).xml).write(to: junit)
  }
}
