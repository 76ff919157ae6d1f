import MenuDocument

extension Rule {
  static let controlGroupTooLong = Rule(
    .controlGroupTooLong, .warning, source: .adaptiveControls("Group menu items")
  ) { mockup, report in
    let maximum = report.count
    for panel in mockup.panels {
      for group in panel.cellRows {
        let count = mockup.conditions.countTogether(panel.rows[group.cells])
        guard case .group = group.origin, count > maximum else { continue }
        report.add(
          at: group.path, "control group with \(count) items; at most \(maximum) fit in one row",
          help: "move items into the menu")
      }
    }
  }
}
