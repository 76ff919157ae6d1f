import MenuDocument
import PositionedJSON

struct RuleReport {
  /// The findings and their paths. In a frame, the path differs from that of the finding.
  private(set) var findings: [(path: DocumentPath, finding: Finding)] = []
  private let rule: Rule
  private let options: RuleOptions
  private let mockup: LintedMockup

  init(of rule: Rule, options: RuleOptions, mockup: LintedMockup) {
    self.rule = rule
    self.options = options
    self.mockup = mockup
  }

  /// The limit of the document, or else of the rule.
  var limit: Double {
    if let limit = options.limit { return limit }
    switch rule.name.option {
    case .count(_, let standard)?: return Double(standard)
    case .measure(_, let standard)?: return standard
    case .words?, nil: return 0
    }
  }

  var count: Int { Int(limit) }

  /// The largest accepted number of items. The guidelines say only “about” how many, so a menu of an application may have
  /// a quarter more, unless its document sets the limit. The options of a setting can hardly be shortened; they may be
  /// twice as many.
  func acceptedCount(of panel: MenuPanel) -> Int {
    guard mockup.isImported, options.limit == nil else { return count }
    return panel.isChoice ? count * 2 : count + count / 4
  }

  /// The limit of another rule, which advice must not contradict.
  func count(of other: RuleName) -> Int {
    RuleReport(of: other.rule, options: mockup.document.lint.options[other] ?? RuleOptions(), mockup: mockup).count
  }

  /// The words that the document adds to those of the rule.
  var words: [String] { options.words }

  /// Reports a finding at a path.
  ///
  /// - Parameters:
  ///   - path: the path in the document.
  ///   - text: the text concerned, part of the fingerprint.
  ///   - message: a clause without a period.
  ///   - help: a way to correct the problem.
  ///   - related: related locations.
  ///   - fix: the automatic fix.
  mutating func add(
    at path: DocumentPath, text: String = "", _ message: String, help: String? = nil, related: [DocumentPath] = [],
    fix: Fix? = nil
  ) {
    let finding = Finding(
      rule: rule.name.rawValue, severity: rule.severity, message: message, help: help,
      file: mockup.document.file, range: mockup.range(at: path), path: mockup.writtenPath(path), text: text,
      source: rule.source,
      related: related.map { RelatedLocation(range: mockup.range(at: $0), path: mockup.writtenPath($0)) }, fix: fix)
    findings.append((path, finding))
  }

  /// Reports a finding about a label.
  ///
  /// - Parameters:
  ///   - label: the label.
  ///   - message: a clause without a period.
  ///   - help: a way to correct the problem (default: the corrected label).
  ///   - correction: the corrected label; `nil` if a person must decide.
  ///   - title: the title of the fix.
  mutating func add(
    _ label: MenuLabel, _ message: String, help: String? = nil, related: [DocumentPath] = [],
    correction: String? = nil, title: String = "Change the label"
  ) {
    let fix = correction.flatMap { mockup.replacement(of: label.text, at: label.path, with: $0) }
    add(
      at: label.path, text: label.text, message, help: help ?? correction.map { "use \(Quotation.of($0))" },
      related: related, fix: fix.map { Fix(title: title, edits: [$0]) })
  }
}
