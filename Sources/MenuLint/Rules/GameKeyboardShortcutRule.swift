import MenuDocument
import PositionedJSON

extension Rule {
  static let gameKeyboardShortcut = Rule(
    .gameKeyboardShortcut, .suggestion, source: .menus("Labels")
  ) { mockup, report in
    guard mockup.look.isGame else { return }
    for row in mockup.rows where row.attributes.keyboardShortcut != nil {
      let title = row.label?.text ?? ""
      report.add(
        at: row.path.appending("keyboardShortcut"), text: title,
        "\(Quotation.of(title)) has a keyboard shortcut, which the menu of a game does not show")
    }
  }
}
