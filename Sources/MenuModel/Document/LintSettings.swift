/// What the author told the guideline rules.
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
}
