import MenuDocument
import PositionedJSON

extension Rule {
  /// An action that asks for more and does not say so.
  static let missingEllipsis = Rule(
    .missingEllipsis, .warning, source: .menus("Labels"),
    demand: "The label of an action that needs more input ends in an ellipsis.",
    reason: "It tells people that something will be asked before anything happens.",
    bad: #"""
      {
        "menu": {
          "items": [
            {"title": "Rename", "requiresInput": true},
            "Print"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            {"title": "Rename…", "requiresInput": true},
            "Print"
          ]
        }
      }
      """#
  ) { mockup, report in
    for row in mockup.rows where !row.isDynamic {
      guard let button = row.button, button.requiresInput, let label = row.label, !Ellipsis.isAtEnd(of: label.text),
        Ellipsis.dots(in: label.text) == nil, !Placeholders.endsInStandIn(label.text)
      else { continue }
      report.add(
        label, "\(Quotation.of(label.text)) needs more input and does not end in an ellipsis",
        correction: Ellipsis.appended(to: label.text), title: "Add an ellipsis")
    }
  }
}
