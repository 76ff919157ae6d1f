import MenuDocument
import PositionedJSON

extension Rule {
  static let submenuTooLong = Rule(.submenuTooLong, .warning, source: .menus("Submenus")) { mockup, report in
    let maximum = report.count
    for panel in mockup.panels
    where panel.depth > 0 && !panel.hasDynamicPart && !panel.isSystemMenu && !mockup.hasUnknownSeries(panel) {
      let count = mockup.count(of: panel)
      guard count > report.acceptedCount(of: panel) else { continue }
      let title = panel.title?.text ?? ""
      report.add(
        at: panel.path, text: title,
        "the submenu \(Quotation.of(title)) has \(mockup.countWords(of: panel)); the limit is \(maximum)",
        help: "make it a separate menu")
    }
  }
}
