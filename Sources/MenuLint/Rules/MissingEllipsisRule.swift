import MenuDocument
import PositionedJSON

extension Rule {
  static let missingEllipsis = Rule(.missingEllipsis, .warning, source: .menus("Labels")) { mockup, report in
    for row in mockup.rows where !row.isDynamic {
      guard let button = row.button, let label = row.label, !Ellipsis.isAtEnd(of: label.text),
        Ellipsis.dots(in: label.text) == nil, !Placeholders.endsInPlaceholder(label.text),
        button.requiresInput || !row.isDisabled && asksForInput(label, button, mockup)
      else { continue }
      let problem =
        button.requiresInput
        ? "requires input and does not end in an ellipsis" : "does not end in an ellipsis, as is conventional"
      report.add(
        label, "\(Quotation.of(label.text)) \(problem)",
        correction: Ellipsis.appended(to: label.text), title: "Add an ellipsis")
    }
  }

  /// Returns whether an imported command needs input, which its source does not say: `Settings`, `Import Playlists`. A
  /// disabled item can be the heading of others.
  private static func asksForInput(_ label: MenuLabel, _ button: ButtonItem, _ mockup: LintedMockup) -> Bool {
    guard mockup.isImported, mockup.isEnglish, button.confirmation == nil, let first = label.words.first,
      !first.isOpaque
    else { return false }
    if label.words.count == 1, mockup.document.platform == .macOS {
      return EnglishGrammar.windowNames.contains(first.small)
    }
    // One verb, without a choice that the label already makes: Import from iPhone, Export as PDF. The Import Status is a
    // thing.
    return label.words.count > 1 && EnglishGrammar.askingVerbs.contains(first.small)
      && !["status", "progress", "queue", "results"].contains(label.words.last?.small)
      && !label.words.contains { ["from", "as", "to", "with", "again", "all"].contains($0.small) }
  }
}
