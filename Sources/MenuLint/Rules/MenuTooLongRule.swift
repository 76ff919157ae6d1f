import MenuDocument
import PositionedJSON

extension Rule {
  /// A menu that takes long to read.
  static let menuTooLong = Rule(
    .menuTooLong, .warning, source: .menus("Organization"),
    demand: """
      A menu has up to 12 items, unless it has a part that is made while the program runs. The submenus that macOS adds \
      to an Edit menu do not count.
      """,
    reason: "People need time to read a long menu, and miss what they look for.",
    bad: #"""
      {
        "menu": {
          "items": [
            "Level 1",
            "Level 2",
            "Level 3",
            "Level 4",
            "Level 5",
            "Level 6",
            "Level 7",
            "Level 8",
            "Level 9",
            "Level 10",
            "Level 11",
            "Level 12",
            "Level 13"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            {"type": "menu", "title": "Levels", "isDynamic": true, "items": ["Level 1", "Level 2"]},
            "Quit"
          ]
        }
      }
      """#
  ) { mockup, report in
    let most = report.count
    for panel in mockup.panels where panel.depth == 0 && !panel.hasDynamicPart {
      let count = panel.count - additions(in: panel, mockup)
      guard count > most else { continue }
      let name = panel.title.map { "the menu \(Quotation.of($0.text))" } ?? "this menu"
      report.add(
        at: panel.path, text: panel.title?.text ?? "",
        "\(name) has \(count) items; more than \(most) take long to read, so group some in submenus")
    }
  }

  /// How many items of a menu are the system's own.
  private static func additions(in panel: MenuPanel, _ mockup: LintedMockup) -> Int {
    guard mockup.document.platform == .macOS, panel.role == .barMenu else { return 0 }
    return panel.rows.count { row in
      guard case .submenu = row.kind, !row.isDynamic, let label = row.label else { return false }
      return SystemMenus.ofEditMenu.contains(label.text)
    }
  }
}
