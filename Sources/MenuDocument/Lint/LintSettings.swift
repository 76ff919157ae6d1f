public import PositionedJSON

/// The settings of the guideline rules that the author of a document wrote.
public struct LintSettings: Hashable, Sendable {
  /// A rule that is not to be applied here, and why.
  public struct Exemption: Hashable, Sendable {
    /// The name of the rule.
    public var rule: Located<String>
    /// Why the author decided against it.
    public var reason: String
  }

  /// The rules that are not to be applied, in the order written.
  public var ignored: [Exemption] = []
  /// What is set about rules; only a document has it.
  public var options: [RuleName: RuleOptions] = [:]
}

/// What is set about one rule.
public struct RuleOptions: Hashable, Sendable {
  /// How much there may be; `nil` for what the rule says.
  public var limit: Double?
  /// What is added to the words that the rule knows.
  public var words: [String]

  /// Options from their parts.
  public init(limit: Double? = nil, words: [String] = []) {
    self.limit = limit
    self.words = words
  }
}

extension LintSettings {
  /// What an item may say.
  static let ofItem: Definition<LintSettings> = Definition<LintSettings>.object(
    "itemLint", LintSettings(), [ignore], description: "`menumock lint` settings for an item and its contents.")

  /// What a document may say.
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
  /// The member of an object that sets it.
  fileprivate var field: Field<RuleOptions> {
    switch self {
    case .count(let meaning, let standard):
      Field("limit", .integer(in: 0...1000), assumed: .number(standard), meaning) { $0.limit = Double($1) }
    case .measure(let meaning, let standard):
      Field("limit", .number(in: 0...1000), assumed: .number(standard), meaning) { $0.limit = $1 }
    case .words(let meaning):
      Field("words", .list(of: .text), meaning, examples: [["iCloud"]]) { $0.words = $1 }
    }
  }
}
