import MenuDocument
import PositionedJSON

extension Rule {
  /// Three full stops in place of an ellipsis.
  static let threeDots = Rule(
    .threeDots, .warning, source: .menus("Labels"),
    demand: "More to come is told by the ellipsis character, not by three full stops.",
    reason: "The character is set, read aloud and searched for as one sign.",
    bad: #"""
      {
        "menu": {
          "items": [
            {"title": "Rename...", "callout": "three full stops"},
            "Print"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            {"title": "Rename…", "callout": "an ellipsis"},
            "Print"
          ]
        }
      }
      """#
  ) { mockup, report in
    for label in mockup.labels where !label.isDynamic {
      guard let corrected = Ellipsis.corrected(label.text) else { continue }
      report.add(
        label, "\(Quotation.of(label.text)) ends in full stops in place of an ellipsis (…)",
        correction: corrected, title: "Write an ellipsis")
    }
  }
}
