import MenuDocument
import PositionedJSON

extension Rule {
  static let ambiguousToggleLabel = Rule(
    .ambiguousToggleLabel, .warning, source: .menus("Toggled items")
  ) { mockup, report in
    guard mockup.isEnglish else { return }
    for label in mockup.labels where !label.isDynamic {
      guard label.role == .changeable || label.role == .toggle || label.role == .button,
        let state = label.words.dropFirst().last, ["on", "off"].contains(state.small),
        !isAction(label.words.map { $0.small }), !label.text.contains("‹"),
        // A word after a colon in a command is a state, as in a menu's first line.
        !(label.role == .button && state.followsBreak)
      else { continue }
      report.add(
        label,
        "\(Quotation.of(label.text)) can mean a state or an action",
        help: "begin with a verb, as in \(Quotation.of("Turn \(label.text)"))")
    }
  }

  private static func isAction(_ words: [String]) -> Bool {
    words.first.map(EnglishGrammar.verbs.contains) ?? false
      || !EnglishGrammar.actionWords.isDisjoint(with: words)
  }
}
