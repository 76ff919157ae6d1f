import MenuDocument

extension Rule {
  static let controlGroupTooLong = Rule(
    .controlGroupTooLong, .warning, source: .adaptiveControls("Group menu items")
  ) { mockup, report in
    let most = report.count
    for group in mockup.panels.lazy.flatMap({ $0.cellRows }) {
      guard case .group = group.origin, group.cells.count > most else { continue }
      report.add(at: group.path, "this control group has \(group.cells.count) items; more than \(most) have no room")
    }
  }
}
