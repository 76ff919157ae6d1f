import MenuDocument
import PositionedJSON

extension Rule {
  /// A submenu in a submenu.
  static let submenuTooDeep = Rule(
    .submenuTooDeep, .warning, source: .menus("Submenus"),
    demand: "Submenus have one level: no submenu opens from another one.",
    reason: "Each level has to be aimed at and kept open; people lose their way.",
    bad: #"""
      {
        "menu": {
          "items": [
            {"type": "menu", "title": "Insert", "isOpen": true, "items": [{"type": "menu", "title": "Chart", "isOpen": true, "items": ["Bar Chart", "Pie Chart"]}, "Table"]},
            "Print"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            {"type": "menu", "title": "Insert", "isOpen": true, "items": ["Bar Chart", "Pie Chart", "Table"]},
            "Print"
          ]
        }
      }
      """#
  ) { mockup, report in
    let most = report.count
    for panel in mockup.panels where panel.depth == most + 1 {
      let title = panel.title?.text ?? ""
      if panel.isSystemMenu, SystemMenus.inSubmenus.contains(title) { continue }
      report.add(
        at: panel.path, text: title,
        "\(Quotation.of(title)) is a submenu in a submenu, which is hard to find; move its items up")
    }
  }
}
