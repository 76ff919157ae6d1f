import MenuDocument
import PositionedJSON

extension Rule {
  static let submenuTooDeep = Rule(.submenuTooDeep, .warning, source: .menus("Submenus")) { mockup, report in
    let maximum = report.count
    for panel in mockup.panels where panel.depth == maximum + 1 {
      let title = panel.title?.text ?? ""
      if panel.isSystemMenu, SystemMenus.inSubmenus.contains(title) { continue }
      report.add(
        at: panel.path, text: title,
        "\(Quotation.of(title)) is a submenu at level \(panel.depth); the limit is \(maximum)",
        help: "move its items one level up")
    }
  }
}
