import MenuDocument

extension Rule {
  /// A row that is too low to touch.
  static let smallTarget = Rule(
    .smallTarget, .warning, needsMeasures: true, source: .menus("In-game menus"),
    demand: "A row that is touched is 44 points high at least, in your own themes.",
    reason: "Fingers miss what is lower.",
    bad: #"""
      {
        "theme": "themes/low.theme",
        "menu": {
          "items": [
            "Resume",
            "Quit"
          ]
        }
      }
      """#,
    good: #"""
      {
        "theme": "game",
        "menu": {
          "items": [
            "Resume",
            "Quit"
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.look.isOwn, mockup.isTouched, let measures = mockup.measures else { return }
    let least = report.limit
    for row in measures.rows where row.height + 0.01 < least {
      report.add(
        at: row.path, "this row is \(Decimals.of(row.height)) points high; a finger needs \(Decimals.of(least))")
    }
  }
}
