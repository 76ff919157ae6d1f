import MenuDocument
import PositionedJSON

extension Rule {
  static let popUpHasSubmenu = Rule(.popUpHasSubmenu, .warning, source: .popUpButtons) { mockup, report in
    guard mockup.document.presentation == .popUpButton else { return }
    for panel in mockup.panels where panel.depth == 1 {
      report.add(
        at: panel.path, text: panel.title?.text ?? "",
        "\(Quotation.of(panel.title?.text ?? "")) is a submenu in the menu of a pop-up button",
        help: "list the options without submenus, or use a pull-down button")
    }
  }
}
