import MenuDocument

extension Rule {
  static let smallTarget = Rule(
    .smallTarget, .warning, needsMeasures: true, source: .menus("In-game menus")
  ) { mockup, report in
    guard mockup.look.isOwn, mockup.isTouched, let measures = mockup.measures else { return }
    let least = report.limit
    for row in measures.rows where row.height + 0.01 < least {
      report.add(
        at: row.path, "this row is \(Decimals.of(row.height)) points high; a finger needs \(Decimals.of(least))")
    }
  }
}
