import MenuDocument

extension Rule {
  /// A pull-down button with hardly any items.
  static let pullDownTooShort = Rule(
    .pullDownTooShort, .suggestion, source: .pullDownButtons,
    demand: "The menu of a pull-down button has at least three items.",
    reason: "For one or two, opening a menu is more work than the menu saves.",
    bad: #"""
      {
        "presentation": "pullDownButton",
        "button": {"title": "Add"},
        "menu": {
          "items": [
            "New Note",
            "New Folder"
          ]
        }
      }
      """#,
    good: #"""
      {
        "presentation": "pullDownButton",
        "button": {"title": "Add"},
        "menu": {
          "items": [
            "New Note",
            "New Folder",
            "Scan Document"
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.document.presentation == .pullDownButton else { return }
    let least = report.count
    for panel in mockup.panels where panel.role == .root && !panel.hasDynamicPart {
      guard (1..<max(2, least)).contains(panel.count) else { continue }
      if mockup.isImported, mayHoldMore(panel, than: least) { continue }
      report.add(
        at: panel.path, text: mockup.document.button?.title ?? "",
        "the menu of this pull-down button has \(panel.count == 1 ? "one item" : "\(panel.count) items"); from \(least) on it is worth opening"
      )
    }
  }

  /// Whether the program may show more: what an import saw hidden is shown at other times, and a title that nothing is
  /// known of may stand for any number of items.
  private static func mayHoldMore(_ panel: MenuPanel, than least: Int) -> Bool {
    let hidden = panel.lists.joined().count { $0.isHidden && !$0.isDivider }
    return panel.count + hidden >= least
      || panel.rows.contains { $0.label.map { Placeholders.isStandIn($0.text) } ?? false }
  }
}
