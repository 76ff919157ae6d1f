import MenuDocument

extension Rule {
  static let smallTarget = Rule(
    .smallTarget, .warning, needsMeasures: true, source: .menus("In-game menus")
  ) { mockup, report in
    guard mockup.look.isOwn, mockup.isTouched, let measures = mockup.measures else { return }
    let minimum = report.limit
    for row in measures.rows where row.height + 0.01 < minimum {
      report.add(
        at: row.path,
        "row height of \(Decimals.of(row.height)) points; the minimum for touch is \(Decimals.of(minimum))")
    }
  }
}
