public import MenuDocument

/// Which rules are applied.
public struct RuleSelection: Hashable, Sendable {
  /// Only these; empty for all that are on by default.
  public var only: [RuleName] = []
  /// None of these.
  public var ignored: [RuleName] = []
  /// Whether those are applied, too, that are off by default.
  public var includesAll = false

  /// What is applied where nobody says anything.
  public init() {}

  /// The rules, in the order of their names.
  public var rules: [RuleName] {
    RuleName.allCases.filter { name in
      guard !ignored.contains(name) else { return false }
      return only.isEmpty ? includesAll || name.rule.isOnByDefault : only.contains(name)
    }
  }
}

extension RuleName {
  /// Whether the rule asks for what only the layout knows.
  package var needsMeasures: Bool { rule.needsMeasures }
}
