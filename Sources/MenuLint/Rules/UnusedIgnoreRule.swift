import MenuDocument

extension Rule {
  /// An exemption without a reason or an effect.
  static let unusedIgnore = Rule(
    .unusedIgnore, .warning, source: .common("Exemptions"),
    demand: """
      What a document leaves out by lint.ignore is a rule that there is, that finds something there, and \
      has a reason.
      """,
    reason: "An exemption that nobody needs hides what comes later; one without a reason cannot be judged.",
    bad: #"""
      {
        "lint": {"ignore": {"three-dots": "the old name of a file"}},
        "menu": {
          "items": [
            "Rename…",
            "Print"
          ]
        }
      }
      """#,
    good: #"""
      {
        "lint": {"ignore": {"three-dots": "the old name of a file"}},
        "menu": {
          "items": [
            "Rename...",
            "Print"
          ]
        }
      }
      """#
  ) { _, _ in
    // What is not needed shows only when all rules have been applied: `Exemptions` tells it then.
  }
}
