import MenuDocument
import PositionedJSON

extension Rule {
  /// A submenu in the menu of a pop-up button.
  static let popUpHasSubmenu = Rule(
    .popUpHasSubmenu, .warning, source: .popUpButtons,
    demand: "The options of a pop-up button are one flat list, without submenus.",
    reason: "The button shows one choice of one list; what is in a submenu is hard to find again.",
    bad: #"""
      {
        "presentation": "popUpButton",
        "button": {"label": "Repeat"},
        "menu": {
          "items": [
            {"type": "picker", "selection": "Daily", "options": ["Daily", "Weekly"]},
            {"type": "menu", "title": "Other", "isOpen": true, "items": [{"type": "picker", "options": ["Monthly", "Yearly"]}]}
          ]
        }
      }
      """#,
    good: #"""
      {
        "presentation": "popUpButton",
        "button": {"label": "Repeat"},
        "menu": {
          "items": [
            {"type": "picker", "selection": "Daily", "options": ["Daily", "Weekly", "Monthly", "Yearly"]}
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.document.presentation == .popUpButton else { return }
    for panel in mockup.panels where panel.depth == 1 {
      report.add(
        at: panel.path, text: panel.title?.text ?? "",
        "\(Quotation.of(panel.title?.text ?? "")) is a submenu; the options of a pop-up button are one flat list")
    }
  }
}
