public import MenuDocument

public struct RuleSelection: Hashable, Sendable {
  /// The only rules to apply; empty for the default rules.
  public var only: [RuleName] = []
  /// The rules to leave out.
  public var ignored: [RuleName] = []
  /// Whether to add the rules that are off by default.
  public var includesAll = false

  /// Selects the default rules.
  public init() {}

  /// The selected rules, sorted by name.
  public var rules: [RuleName] {
    RuleName.allCases.filter { name in
      guard !ignored.contains(name) else { return false }
      return only.isEmpty ? includesAll || name.rule.isOnByDefault : only.contains(name)
    }
  }
}

extension RuleName {
  package var needsMeasures: Bool { rule.needsMeasures }
}
