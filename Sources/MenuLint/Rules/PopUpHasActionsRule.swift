import MenuDocument
import PositionedJSON

extension Rule {
  static let popUpHasActions = Rule(.popUpHasActions, .warning, source: .popUpButtons) { mockup, report in
    guard mockup.document.presentation == .popUpButton else { return }
    for row in mockup.rows where !row.isDynamic {
      guard let button = row.button, !button.requiresInput, let label = row.label, !Ellipsis.isAtEnd(of: label.text),
        Ellipsis.dots(in: label.text) == nil, !Placeholders.endsInPlaceholder(label.text)
      else { continue }
      report.add(
        at: row.path, text: label.text,
        "\(Quotation.of(label.text)) is an action in the menu of a pop-up button",
        help: "offer options only, or use a pull-down button")
    }
  }
}
