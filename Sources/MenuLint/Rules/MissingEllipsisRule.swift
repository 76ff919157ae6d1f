import MenuDocument
import PositionedJSON

extension Rule {
  static let missingEllipsis = Rule(.missingEllipsis, .warning, source: .menus("Labels")) { mockup, report in
    for row in mockup.rows where !row.isDynamic {
      guard let button = row.button, button.requiresInput, let label = row.label, !Ellipsis.isAtEnd(of: label.text),
        Ellipsis.dots(in: label.text) == nil, !Placeholders.endsInPlaceholder(label.text)
      else { continue }
      report.add(
        label, "\(Quotation.of(label.text)) requires input and does not end in an ellipsis",
        correction: Ellipsis.appended(to: label.text), title: "Add an ellipsis")
    }
  }
}
