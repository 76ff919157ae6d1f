import MenuDocument
import PositionedJSON

extension Rule {
  /// A submenu that is long.
  static let submenuTooLong = Rule(
    .submenuTooLong, .warning, source: .menus("Submenus"),
    demand: """
      A submenu has up to five items, unless it has a part that is made while the program runs, or is one that macOS \
      itself makes, as Find and Font.
      """,
    reason: "A longer one deserves a menu of its own.",
    bad: #"""
      {
        "menu": {
          "items": [
            {"type": "menu", "title": "Level", "isOpen": true, "items": ["Level 1", "Level 2", "Level 3", "Level 4", "Level 5", "Level 6"]},
            "Quit"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            {"type": "menu", "title": "Level", "isOpen": true, "items": ["Level 1", "Level 2", "Level 3", "Level 4"]},
            "Quit"
          ]
        }
      }
      """#
  ) { mockup, report in
    let most = report.count
    for panel in mockup.panels
    where panel.depth > 0 && !panel.hasDynamicPart && !panel.isSystemMenu && panel.count > most {
      let title = panel.title?.text ?? ""
      report.add(
        at: panel.path, text: title,
        "the submenu \(Quotation.of(title)) has \(panel.count) items; with more than \(most) it should be a menu of its own"
      )
    }
  }
}
