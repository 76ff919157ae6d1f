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
        "\(Quotation.of(title)) shows a keyboard shortcut in the menu of a game", help: "remove \"keyboardShortcut\"")
    }
  }
}
