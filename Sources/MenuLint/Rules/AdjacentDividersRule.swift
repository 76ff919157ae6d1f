import MenuModel

extension Rule {
  /// A divider that divides nothing: first, last or doubled.
  static let adjacentDividers = Rule(
    .adjacentDividers, .warning, source: .menus("Organization"),
    demand: """
      A divider stands between two groups: not at the start or end of a menu, and not beside another \
      divider.
      """,
    reason: """
      A line tells people that what follows belongs together; one that divides nothing makes them look for \
      what is missing.
      """,
    bad: #"""
      {
        "menu": {
          "items": [
            "Copy",
            "---",
            "---",
            "Select All"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            "Copy",
            "---",
            "Select All"
          ]
        }
      }
      """#
  ) { mockup, report in
    for list in mockup.panels.lazy.flatMap(\.lists) {
      for (place, entry) in list.enumerated() where entry.isDivider && !entry.isHidden {
        if place == 0 {
          report.add(at: entry.path, "this divider stands before everything else, and divides nothing")
        } else if list[place - 1].isDivider, !list[place - 1].isHidden {
          report.add(
            at: entry.path, "this divider follows another one, and divides nothing", related: [list[place - 1].path])
        } else if place == list.count - 1 {
          report.add(at: entry.path, "this divider stands behind everything else, and divides nothing")
        }
      }
    }
  }
}
