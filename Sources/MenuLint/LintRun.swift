package import MenuDocument
package import PositionedJSON

/// Applies rules to a document and removes exempt findings.
package enum LintRun {
  /// In reporting order.
  package static func findings(of mockup: LintedMockup, rules: [RuleName]) -> [Finding] {
    inOrder(located(in: mockup, rules: rules).map { $0.finding })
  }

  /// The findings and their paths. In a frame, the path differs from that of the finding.
  package static func located(
    in mockup: LintedMockup, rules: [RuleName]
  ) -> [(path: DocumentPath, finding: Finding)] {
    var exemptions = Exemptions(of: mockup)
    var findings: [(path: DocumentPath, finding: Finding)] = []
    for name in rules {
      let rule = name.rule
      var report = RuleReport(of: rule, options: mockup.document.lint.options[name] ?? RuleOptions(), mockup: mockup)
      rule.check(mockup, &report)
      for (path, finding) in report.findings where !exemptions.cover(name, at: path) {
        findings.append((path, finding))
      }
    }
    if rules.contains(.unusedIgnore), !exemptions.cover(.unusedIgnore, at: .root) {
      var report = RuleReport(of: RuleName.unusedIgnore.rule, options: RuleOptions(), mockup: mockup)
      exemptions.reportNeedless(applied: rules, &report)
      findings += report.findings
    }
    return findings.sorted { Finding.isBefore($0.finding, $1.finding) }
  }

  /// Sorted by file, position, and rule, without duplicates.
  package static func inOrder(_ findings: [Finding]) -> [Finding] {
    var known: Set<Finding> = []
    return findings.filter { known.insert($0).inserted }.sorted(by: Finding.isBefore)
  }
}
