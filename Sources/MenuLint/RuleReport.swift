import MenuDocument
import PositionedJSON

/// What one rule is told about, and takes what it found.
struct RuleReport {
  /// What the rule found, and where: in a frame, another path than the one that the finding tells.
  private(set) var findings: [(path: DocumentPath, finding: Finding)] = []
  private let rule: Rule
  private let options: RuleOptions
  private let mockup: LintedMockup

  init(of rule: Rule, options: RuleOptions, mockup: LintedMockup) {
    self.rule = rule
    self.options = options
    self.mockup = mockup
  }

  /// The bound that counts: what the document says, else what the rule says.
  var limit: Double {
    if let limit = options.limit { return limit }
    switch rule.name.option {
    case .count(_, let standard)?: return Double(standard)
    case .measure(_, let standard)?: return standard
    case .words?, nil: return 0
    }
  }

  /// The bound as a whole number.
  var count: Int { Int(limit) }

  /// What the document adds to the words that the rule knows.
  var words: [String] { options.words }

  /// Takes something about the value at a path.
  ///
  /// - Parameters:
  ///   - text: the text that it is about, by which it is known again.
  ///   - related: other places that it is about.
  ///   - fix: what would mend it.
  mutating func add(
    at path: DocumentPath, text: String = "", _ message: String, related: [DocumentPath] = [], fix: Fix? = nil
  ) {
    let finding = Finding(
      rule: rule.name.rawValue, severity: rule.severity, message: message, file: mockup.document.file,
      place: mockup.range(at: path), path: mockup.writtenPath(path), text: text, source: rule.source,
      related: related.map { RelatedPlace(place: mockup.range(at: $0), path: mockup.writtenPath($0)) }, fix: fix)
    findings.append((path, finding))
  }

  /// Takes something about a label.
  ///
  /// - Parameters:
  ///   - correction: how the label should read; `nil` where that needs a person.
  ///   - title: what a change to that does.
  mutating func add(
    _ label: MenuLabel, _ message: String, related: [DocumentPath] = [], correction: String? = nil,
    title: String = "Change the label"
  ) {
    let fix = correction.flatMap { mockup.replacement(of: label.text, at: label.path, with: $0) }
    add(
      at: label.path, text: label.text, message, related: related, fix: fix.map { Fix(title: title, edits: [$0]) })
  }
}
