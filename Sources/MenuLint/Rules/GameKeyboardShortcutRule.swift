import MenuDocument
import PositionedJSON

extension Rule {
  /// A keyboard shortcut in the menu of a game.
  static let gameKeyboardShortcut = Rule(
    .gameKeyboardShortcut, .suggestion, source: .menus("Labels"),
    demand: "The menu of a game shows no keyboard shortcuts.",
    reason: "Games are played with many kinds of devices, and map their keys themselves.",
    bad: #"""
      {
        "theme": "themes/keys.theme",
        "menu": {
          "items": [
            {"title": "Resume", "keyboardShortcut": "cmd+r"},
            "Quit"
          ]
        }
      }
      """#,
    good: #"""
      {
        "theme": "game",
        "menu": {
          "items": [
            "Resume",
            "Quit"
          ]
        }
      }
      """#
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
