import MenuDocument
import PositionedJSON

extension Rule {
  /// An item in a row that has no symbol.
  static let rowWithoutSymbol = Rule(
    .rowWithoutSymbol, .error, source: .menus("iOS, iPadOS"),
    demand: "Every item in a row of the small or medium layout has a symbol or image.",
    reason: "The small layout shows nothing else; in the medium one, an item without looks broken.",
    bad: #"""
      {
        "menu": {
          "layout": "small",
          "items": [
            {"title": "Bold", "systemImage": "bold"},
            {"title": "Italic", "systemImage": "italic"},
            {"title": "Underline", "systemImage": "underline"},
            "Strikethrough",
            "---",
            "Copy"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "layout": "small",
          "items": [
            {"title": "Bold", "systemImage": "bold"},
            {"title": "Italic", "systemImage": "italic"},
            {"title": "Underline", "systemImage": "underline"},
            {"title": "Strikethrough", "systemImage": "strikethrough"},
            "---",
            "Copy"
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.document.platform != .macOS else { return }
    for panel in mockup.panels {
      for cells in panel.cellRows {
        let rows = panel.rows[cells.cells]
        // A group of words alone is meant so.
        if case .group = cells.origin, !rows.contains(where: hasPicture) { continue }
        for row in rows where !hasPicture(row) {
          let title = row.label?.text ?? ""
          report.add(
            at: row.path, text: title,
            "\(Quotation.of(title)) stands in a row and has no symbol; give it a systemImage or image")
        }
      }
    }
  }

  private static func hasPicture(_ row: MenuRow) -> Bool {
    row.attributes.systemImage != nil || row.attributes.image != nil
  }
}
