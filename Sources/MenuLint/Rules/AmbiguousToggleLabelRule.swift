import MenuDocument
import PositionedJSON

extension Rule {
  /// A label with On or Off that could be a state.
  static let ambiguousToggleLabel = Rule(
    .ambiguousToggleLabel, .warning, source: .menus("Toggled items"),
    demand: "A label that says On or Off has a verb: Turn HDR On, not HDR On.",
    reason: "Without one, nobody knows whether the label tells how things are or what happens when it is chosen.",
    bad: #"""
      {
        "menu": {
          "items": [
            {"type": "toggle", "titles": {"on": "HDR Off", "off": "HDR On"}}
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            {"type": "toggle", "titles": {"on": "Turn HDR Off", "off": "Turn HDR On"}}
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.isEnglish else { return }
    for label in mockup.labels where !label.isDynamic {
      guard label.role == .changeable || label.role == .toggle || label.role == .button,
        let state = label.words.dropFirst().last, ["on", "off"].contains(state.small),
        !isAction(label.words.map(\.small)), !label.text.contains("‹"),
        // What stands behind a colon at a command is how things are, as in a menu's first line.
        !(label.role == .button && state.followsBreak)
      else { continue }
      report.add(
        label,
        "\(Quotation.of(label.text)) may be read as a state or as an action; a verb would tell, as in "
          + Quotation.of("Turn \(label.text)"))
    }
  }

  /// Whether a label of these words says what happens.
  private static func isAction(_ words: [String]) -> Bool {
    words.first.map(EnglishGrammar.verbs.contains) ?? false
      || words.contains {
        [
          "turn", "switch", "toggle", "power", "always", "keep", "carry", "hand", "kick", "lay", "clock", "tick", "tap",
          "log", "logging", "logs", "sign", "signing", "signs",
        ].contains($0)
      }
  }
}
