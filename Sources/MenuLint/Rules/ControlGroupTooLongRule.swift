import MenuDocument

extension Rule {
  static let controlGroupTooLong = Rule(
    .controlGroupTooLong, .warning, source: .adaptiveControls("Group menu items")
  ) { mockup, report in
    let maximum = report.count
    for group in mockup.panels.lazy.flatMap({ $0.cellRows }) {
      guard case .group = group.origin, group.cells.count > maximum else { continue }
      report.add(
        at: group.path, "control group with \(group.cells.count) items; at most \(maximum) fit in one row",
        help: "move items into the menu")
    }
  }
}
