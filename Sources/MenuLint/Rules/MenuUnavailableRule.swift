import MenuDocument
import PositionedJSON

extension Rule {
  static let menuUnavailable = Rule(.menuUnavailable, .warning, source: .menus("Submenus")) { mockup, report in
    for panel in mockup.panels {
      let items = panel.rows.filter { $0.isCounted }
      let isUnusable = !items.isEmpty && items.allSatisfy { $0.isDisabled }
      guard isUnusable else { continue }
      let name = panel.title.map { Quotation.of($0.text) } ?? "the menu"
      if panel.isDisabled {
        report.add(
          at: panel.path.appending("isDisabled"), text: panel.title?.text ?? "",
          "\(name) is disabled because all of its items are",
          help: "enable the menu, so that users can see its items")
      } else if panel.role == .root, let button = mockup.document.button, button.isDisabled {
        report.add(
          at: button.location.path.appending("isDisabled"), text: button.title ?? "",
          "the button is disabled because all items of its menu are",
          help: "enable the button, so that users can see the items")
      }
    }
  }
}
