public import MenuDocument

/// A guideline that a program can check.
///
/// A rule consists of a file in `Rules`, a name in `RuleName`, a line in `RuleName.rule` (the compiler demands it), its
/// text in `MenuGuidelines/Rules`, and a folder of cases in `Tests/Lint`. A rule sees resolved menus; it does not
/// depend on files, formats, or other rules.
public struct Rule: Sendable {
  /// The name in documents and on the command line.
  public let name: RuleName
  /// The severity of a violation.
  public let severity: Finding.Severity
  /// Whether the rule is applied by default.
  public let isOnByDefault: Bool
  /// Whether the rule needs results of the layout.
  let needsMeasures: Bool
  public let source: GuidelineSource
  let check: @Sendable (LintedMockup, inout RuleReport) -> Void

  init(
    _ name: RuleName, _ severity: Finding.Severity, isOnByDefault: Bool = true, needsMeasures: Bool = false,
    source: GuidelineSource, check: @escaping @Sendable (LintedMockup, inout RuleReport) -> Void
  ) {
    self.name = name
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.needsMeasures = needsMeasures
    self.source = source
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
  /// The source of a rule that is common sense, and not from a page of the guidelines.
  static func common(_ heading: String) -> GuidelineSource { GuidelineSource(page: "menumock", heading: heading) }
}
