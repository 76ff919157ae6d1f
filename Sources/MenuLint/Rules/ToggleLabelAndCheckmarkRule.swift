import MenuDocument
import PositionedJSON

extension Rule {
  static let toggleLabelAndCheckmark = Rule(
    .toggleLabelAndCheckmark, .warning, source: .menus("Toggled items")
  ) { mockup, report in
    for row in mockup.rows where !row.isDynamic {
      guard let toggle = row.toggle, let label = row.label else { continue }
      let isMarked =
        row.attributes.systemImage?.value.hasPrefix("checkmark") == true
        || label.text.contains { "✓✔☑".contains($0) }
      let isChangeable =
        toggle.titles != nil
        || mockup.isEnglish && toggle.state != .off && Self.isOpposite(label.words.map { $0.small })
      guard isChangeable, toggle.titles == nil || isMarked else { continue }
      report.add(
        at: row.path, text: label.text,
        "\(Quotation.of(label.text)) shows its state twice, by a changing label and by a checkmark",
        help: "keep one of them")
    }
  }

  /// Returns whether the label names the opposite action, as a label that changes with the state.
  private static func isOpposite(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first else { return false }
    return EnglishGrammar.oppositeVerbs.contains(first)
      || first == "turn" && words.contains("off")
  }
}
