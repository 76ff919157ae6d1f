import MenuDocument
import PositionedJSON

extension Rule {
  static let menuTooLong = Rule(.menuTooLong, .warning, source: .menus("Organization")) { mockup, report in
    let maximum = report.count
    for panel in mockup.panels where panel.depth == 0 && !panel.hasDynamicPart && !mockup.hasUnknownSeries(panel) {
      let added = additions(in: panel, mockup)
      guard mockup.count(of: panel) - added > report.acceptedCount(of: panel) else { continue }
      let name = panel.title.map { "the menu \(Quotation.of($0.text))" } ?? "this menu"
      report.add(
        at: panel.path, text: panel.title?.text ?? "",
        "\(name) has \(mockup.countWords(of: panel, without: added)); the limit is \(maximum)",
        // A pop-up button has no submenus.
        help: mockup.document.presentation == .popUpButton
          ? "remove options, or use a list that scrolls" : "move related items into submenus")
    }
  }

  /// The number of items that the system adds to a menu.
  private static func additions(in panel: MenuPanel, _ mockup: LintedMockup) -> Int {
    guard mockup.document.platform == .macOS, panel.role == .barMenu else { return 0 }
    return panel.rows.count { row in
      guard case .submenu = row.kind, !row.isDynamic, let label = row.label else { return false }
      return SystemMenus.ofEditMenu.contains(label.text)
    }
  }
}
