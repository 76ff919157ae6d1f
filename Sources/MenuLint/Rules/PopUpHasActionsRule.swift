import MenuDocument
import PositionedJSON

extension Rule {
  /// An action in the menu of a pop-up button.
  static let popUpHasActions = Rule(
    .popUpHasActions, .warning, source: .popUpButtons,
    demand: "The menu of a pop-up button holds options, and no actions but one that asks for another option.",
    reason: """
      People expect that choosing from it changes what is chosen, and nothing else. A pull-down button is \
      for actions.
      """,
    bad: #"""
      {
        "presentation": "popUpButton",
        "button": {"label": "Repeat"},
        "menu": {
          "items": [
            {"type": "picker", "selection": "Daily", "options": ["Daily", "Weekly"]},
            "---",
            "Print"
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
            {"type": "picker", "selection": "Daily", "options": ["Daily", "Weekly"]},
            "---",
            {"title": "Custom…", "requiresInput": true}
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.document.presentation == .popUpButton else { return }
    for row in mockup.rows where !row.isDynamic {
      guard let button = row.button, !button.requiresInput, let label = row.label, !Ellipsis.isAtEnd(of: label.text),
        Ellipsis.dots(in: label.text) == nil, !Placeholders.endsInStandIn(label.text)
      else { continue }
      report.add(
        at: row.path, text: label.text,
        "\(Quotation.of(label.text)) is an action; the menu of a pop-up button holds options only")
    }
  }
}
