import MenuDocument
import PositionedJSON

extension Rule {
  static let submenuTooLong = Rule(.submenuTooLong, .warning, source: .menus("Submenus")) { mockup, report in
    let most = report.count
    for panel in mockup.panels
    where panel.depth > 0 && !panel.hasDynamicPart && !panel.isSystemMenu && panel.count > most {
      let title = panel.title?.text ?? ""
      report.add(
        at: panel.path, text: title,
        "the submenu \(Quotation.of(title)) has \(panel.count) items; the limit is \(most)",
        help: "make it a separate menu")
    }
  }
}
