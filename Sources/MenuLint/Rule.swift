public import MenuDocument

/// One statement of the guidelines that a program can judge.
///
/// A rule is a file in `Rules`, a name in `RuleName` and a line in `RuleName.rule`, without which nothing compiles, and
/// a folder of cases below `Tests/Lint`. It sees menus with all that is decided about them, and knows nothing of files,
/// formats and other rules.
public struct Rule: Sendable {
  /// What documents and the command line call it.
  public let name: RuleName
  /// How bad it is to break it.
  public let severity: Finding.Severity
  /// Whether it is applied where nobody asks for it.
  public let isOnByDefault: Bool
  /// Whether it asks for what only the layout knows.
  let needsMeasures: Bool
  /// Where it comes from.
  public let source: GuidelineSource
  /// What it asks, in one or two sentences.
  public let demand: String
  /// Why, in one or two sentences.
  public let reason: String
  /// A document that breaks it.
  public let bad: String
  /// The same as it should be.
  public let good: String
  /// Finds what breaks it.
  let check: @Sendable (LintedMockup, inout RuleReport) -> Void

  init(
    _ name: RuleName, _ severity: Finding.Severity, isOnByDefault: Bool = true, needsMeasures: Bool = false,
    source: GuidelineSource,
    demand: String, reason: String, bad: String, good: String,
    check: @escaping @Sendable (LintedMockup, inout RuleReport) -> Void
  ) {
    self.name = name
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.needsMeasures = needsMeasures
    self.source = source
    self.demand = demand
    self.reason = reason
    self.bad = bad
    self.good = good
    self.check = check
  }
}

extension GuidelineSource {
  static func menus(_ heading: String) -> GuidelineSource { GuidelineSource(page: "Menus", heading: heading) }
  static let pullDownButtons = GuidelineSource(page: "Pull-down buttons", heading: "Best practices")
  static let popUpButtons = GuidelineSource(page: "Pop-up buttons", heading: "Best practices")
  static func adaptiveControls(_ heading: String) -> GuidelineSource {
    GuidelineSource(page: "Populating SwiftUI menus with adaptive controls", heading: heading)
  }
  /// What no page says, as it goes without saying.
  static func common(_ heading: String) -> GuidelineSource { GuidelineSource(page: "menumock", heading: heading) }
}
