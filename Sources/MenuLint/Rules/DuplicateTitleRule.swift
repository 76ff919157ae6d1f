import MenuDocument
import PositionedJSON

extension Rule {
  /// One title for two items of a menu.
  static let duplicateTitle = Rule(
    .duplicateTitle, .warning, source: .common("Consistency"),
    demand: "The items of a menu, or of a part of it that has a heading, have different titles.",
    reason: "People cannot tell two items with one title apart.",
    bad: #"""
      {
        "menu": {
          "items": [
            "Copy",
            "Paste",
            "Copy"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            "Copy",
            "Paste",
            "Copy Link"
          ]
        }
      }
      """#
  ) { mockup, report in
    for panel in mockup.panels where !panel.isSystemMenu {
      var first: [String: MenuRow] = [:]
      for row in panel.rows where row.isCounted && !row.isDynamic {
        // Two titles that only the program knows may be different ones.
        guard let label = row.label, !label.hasPlaceholder, label.text.contains(where: { !$0.isWhitespace }) else {
          continue
        }
        let name = label.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let other = first.updateValue(row, forKey: "\(row.part) \(name)"), let known = other.label {
          report.add(
            label, "the title \(Quotation.of(label.text)) is in this menu twice", related: [known.path])
        }
      }
    }
  }
}
