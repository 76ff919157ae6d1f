import MenuLint
import MenuMockup
import PositionedJSON
import Testing

@Suite("Reports of findings")
struct FindingReportTests {
  private static let documents = [
    ("a.json", #"{"menu": {"items": ["Rename...", "Show sidebar"]}}"#), ("b.json", #"{"menu": {"items": ["Print"]}}"#),
    ("c.json", #"{"menu": {"itms": []}}"#),
  ]

  /// The findings of each document.
  private static let parts = documents.map { name, text in
    (files: [name], findings: Linter().lint(Source(bytes: Array(text.utf8), name: name)).findings)
  }

  private static func text(_ parts: [(files: [String], findings: [Finding])], by writer: some FindingWriter) -> String {
    var writer = writer
    var text = writer.start()
    for part in parts { text += writer.text(of: part.findings, in: part.files) }
    return text + writer.end()
  }

  @Test("A report is the same in one piece and in several", arguments: FindingFormat.allCases)
  func pieces(_ format: FindingFormat) {
    let report = FindingReport(as: format, rules: RuleSelection().rules, version: "1")
    let complete = [(files: Self.parts.flatMap(\.files), findings: Self.parts.flatMap(\.findings))]
    let reported = Self.text(Self.parts, by: report)
    #expect(reported == Self.text(complete, by: report))
    for finding in complete[0].findings { #expect(reported.contains(finding.rule), "\(finding.rule)") }
  }

  @Test("A log of SARIF is one value of JSON, with a result for each finding and an artifact for each document")
  func sarif() throws {
    let report = FindingReport(as: .sarif, rules: RuleSelection().rules, version: "1")
    for parts in [Self.parts, [], [Self.parts[1]]] {
      let log = try #require(JSONReading(Array(Self.text(parts, by: report).utf8), .strict).root)
      let run = try #require(log["runs"]?.elements?.first)
      #expect(run["results"]?.elements?.count == parts.flatMap(\.findings).count)
      #expect(run["artifacts"]?.elements?.count == parts.count)
    }
  }

  @Test("A baseline contains findings of rules, not errors of documents")
  func baseline() throws {
    let text = Self.text(Self.parts, by: BaselineWriter { "menus/" + $0 })
    var diagnostics = Diagnostics(file: "known.json")
    let baseline = try #require(Baseline(Array(text.utf8), diagnostics: &diagnostics))
    #expect(baseline.entries.map(\.rule) == ["three-dots", "title-case"])
    #expect(baseline.entries.allSatisfy { $0.file == "menus/a.json" })
    let left = baseline.subtract(from: Self.parts.flatMap(\.findings)) { "menus/" + $0 }
    #expect(left.new.map(\.rule) == [Finding.invalidDocument] && left.stale.isEmpty)
  }
}
