import MenuDocument
import PositionedJSON

extension Rule {
  static let destructiveUnconfirmed = Rule(
    .destructiveUnconfirmed, .warning, source: .pullDownButtons
  ) { mockup, report in
    // The confirmation of an imported action is elsewhere in its source.
    guard !mockup.isImported else { return }
    for row in mockup.rows where !row.isDynamic {
      guard let button = row.button, button.role == .destructive, button.confirmation == nil, !button.requiresInput,
        let label = row.label, !Ellipsis.isAtEnd(of: label.text), !Placeholders.endsInPlaceholder(label.text)
      else { continue }
      report.add(
        at: row.path, text: label.text, "\(Quotation.of(label.text)) deletes data without a confirmation",
        help: "add a \"confirmation\"")
    }
  }
}
