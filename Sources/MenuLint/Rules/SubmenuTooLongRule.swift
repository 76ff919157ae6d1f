import MenuDocument
import PositionedJSON

extension Rule {
  static let submenuTooLong = Rule(.submenuTooLong, .warning, source: .menus("Submenus")) { mockup, report in
    let maximum = report.count
    // The guideline says “about five”, so a submenu of an app may have one more, unless its document sets the limit.
    let tolerance = mockup.isImported && mockup.document.lint.options[.submenuTooLong] == nil ? 1 : 0
    for panel in mockup.panels
    where panel.depth > 0 && !panel.hasDynamicPart && !panel.isSystemMenu && !mockup.hasUnknownSeries(panel) {
      let count = mockup.count(of: panel)
      guard count > maximum + tolerance else { continue }
      let title = panel.title?.text ?? ""
      report.add(
        at: panel.path, text: title,
        "the submenu \(Quotation.of(title)) has \(count) items; the limit is \(maximum)",
        help: "make it a separate menu")
    }
  }
}
