import MenuDocument
import MenuLint
import MenuMockup
import PositionedJSON
import TestSupport
import Testing

@Suite("Rules about words, with real labels")
struct WordTests {
  /// Rules about the words of a single label.
  private static let rules: [RuleName] = [
    .titleCase, .articleInLabel, .ambiguousToggleLabel, .threeDots, .labelTooLong, .indentedLabel,
  ]

  /// Findings in a menu with one label.
  private static func findings(in label: String, locale: String = "en", _ linter: Linter) -> [Finding] {
    let document = JSONNode.object([
      ("platform", "macOS"), ("locale", .string(locale)), ("menu", .object([("items", .array([.string(label)]))])),
    ])
    return linter.lint(Source(JSONWriter.text(of: document))).findings
  }

  private static func linter(_ rules: [RuleName] = rules) -> Linter {
    var selection = RuleSelection()
    selection.only = rules
    return Linter(selection: selection)
  }

  private static func lines(_ file: String) throws -> [String] {
    String(decoding: try Repository.bytes("Tests/Words/\(file)"), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("Labels of real menus have no findings")
  func soundLabels() throws {
    let labels = try Self.lines("sound.txt")
    #expect(labels.count > 600)
    let linter = Self.linter()
    for label in labels {
      let findings = Self.findings(in: label, linter)
      #expect(findings.isEmpty, "\(label): \(findings.map(\.message))")
    }
  }

  @Test("An error is found and fixed", arguments: ["title-case", "articles"])
  func errors(_ list: String) throws {
    let rule: RuleName = list == "articles" ? .articleInLabel : .titleCase
    let linter = Self.linter([rule])
    for line in try Self.lines(list + ".txt") {
      let parts = line.split(separator: " → ").map(String.init)
      let finding = try #require(Self.findings(in: parts[0], linter).first, "\(line)")
      #expect(finding.fix?.edits.first?.text == JSONWriter.text(of: .string(parts[1]), form: .compact), "\(line)")
      #expect(Self.findings(in: parts[1], linter).isEmpty, "\(line)")
    }
  }

  @Test(
    "Words of other languages are not judged, and English ones in each of its forms",
    arguments: ["en", "en-GB", "en-US"])
  func languages(_ locale: String) {
    let linter = Self.linter()
    #expect(!Self.findings(in: "Show sidebar", locale: locale, linter).isEmpty)
    for other in ["de", "fr", "ja", "enm"] { #expect(Self.findings(in: "Show sidebar", locale: other, linter).isEmpty) }
  }
}
