import MenuDocument
import PositionedJSON

extension Rule {
  static let popUpHasActions = Rule(.popUpHasActions, .warning, source: .popUpButtons) { mockup, report in
    guard mockup.document.presentation == .popUpButton else { return }
    // Code adds the options of a pop-up button as it adds commands. An import tells them apart only if it finds a choice.
    if mockup.isImported, !mockup.rows.contains(where: { $0.isOption }) { return }
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
