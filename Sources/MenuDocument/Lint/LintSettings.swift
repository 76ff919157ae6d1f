public import PositionedJSON

/// The lint settings of a document or item.
public struct LintSettings: Hashable, Sendable {
  /// An exemption from a rule.
  public struct Exemption: Hashable, Sendable {
    /// The name of the rule.
    public var rule: Located<String>
    /// The author's reason.
    public var reason: String
  }

  /// The exemptions, in document order.
  public var ignored: [Exemption] = []
  /// The options of rules; only a document has them.
  public var options: [RuleName: RuleOptions] = [:]
}

public struct RuleOptions: Hashable, Sendable {
  /// The limit; `nil` for the rule's default.
  public var limit: Double?
  /// Words in addition to the rule's.
  public var words: [String]

  /// Creates options.
  public init(limit: Double? = nil, words: [String] = []) {
    self.limit = limit
    self.words = words
  }
}

extension LintSettings {
  static let ofItem: Definition<LintSettings> = Definition<LintSettings>.object(
    "itemLint", LintSettings(), [ignore], description: "`menumock lint` settings for an item and its contents.")

  static let ofDocument: Definition<LintSettings> = Definition<LintSettings>.object(
    "lint", LintSettings(),
    [
      ignore,
      Field("rules", .object("ruleOptions", [:], rules), "Options of rules, by rule name.") { $0.options = $1 },
    ],
    description: "`menumock lint` settings.")

  private static let ignore: Field<LintSettings> = Field(
    "ignore", .map(of: .text), "Rules that are not applied here: each rule's name and the reason.",
    examples: [.object([("menu-too-long", "twelve months and All")])]
  ) {
    $0.ignored = $1.map { LintSettings.Exemption(rule: $0.name, reason: $0.value) }
  }

  private static let rules: [Field<[RuleName: RuleOptions]>] = RuleName.allCases.compactMap { name in
    name.option.map { option in
      Field(name.rawValue, .object(RuleOptions(), [option.field]), "Options of this rule.") { $0[name] = $1 }
    }
  }
}

extension RuleOption {
  fileprivate var field: Field<RuleOptions> {
    switch self {
    case .count(let meaning, let standard):
      Field("limit", .integer(in: 0...1000), assumed: .number(standard), meaning) { $0.limit = Double($1) }
    case .measure(let meaning, let standard):
      Field("limit", .number(in: 0...1000), assumed: .number(standard), meaning) { $0.limit = $1 }
    case .words(let meaning, let example):
      Field("words", .list(of: .text), meaning, examples: [[.string(example)]]) { $0.words = $1 }
    }
  }
}
