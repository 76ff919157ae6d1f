import MenuDocument

extension Rule {
  /// A row of another number of items than its layout has.
  static let rowCount = Rule(
    .rowCount, .warning, source: .menus("iOS, iPadOS"),
    demand: "The row of the small layout has four items, that of the medium layout three.",
    reason: "The items share the width of the menu; fewer look as if something were missing.",
    bad: #"""
      {
        "menu": {
          "layout": "small",
          "items": [
            {"title": "Bold", "systemImage": "bold"},
            {"title": "Italic", "systemImage": "italic"},
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
    for row in mockup.panels.lazy.flatMap(\.cellRows) {
      guard case .layout(let layout) = row.origin, row.cells.count != layout.cellCount,
        !(layout == .medium && mockup.document.platform == .visionOS)
      else { continue }
      report.add(
        at: row.path,
        "the row of this \(layout.rawValue) layout has \(row.cells.count == 1 ? "one item" : "\(row.cells.count) items"), "
          + "not \(layout.cellCount == 3 ? "three" : "four")")
    }
  }
}
