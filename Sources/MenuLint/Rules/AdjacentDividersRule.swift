import MenuDocument
import PositionedJSON

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
    for panel in mockup.panels {
      let isPart = mockup.isPartOfSystemMenu(panel)
      for (depth, list) in panel.lists.enumerated() {
        // To the options of an imported pop-up button the program adds what is chosen.
        let isPartOfOptions = mockup.isImported && list.contains { $0.path.steps.dropLast().last == .key("options") }
        check(list, hasEnds: !(isPart && depth == 0) && !isPartOfOptions, &report)
      }
    }
  }

  /// - Parameter hasEnds: whether what is first and last in the list is first and last in the menu.
  private static func check(_ list: [ListEntry], hasEnds: Bool, _ report: inout RuleReport) {
    for (place, entry) in list.enumerated() where entry.isDivider && !entry.isHidden {
      if place == 0 {
        if hasEnds { report.add(at: entry.path, "this divider stands before everything else, and divides nothing") }
      } else if list[place - 1].isDivider, !list[place - 1].isHidden {
        report.add(
          at: entry.path, "this divider follows another one, and divides nothing", related: [list[place - 1].path])
      } else if place == list.count - 1, hasEnds {
        report.add(at: entry.path, "this divider stands behind everything else, and divides nothing")
      }
    }
  }
}
