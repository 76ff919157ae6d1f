import MenuDocument
import PositionedJSON

extension Rule {
  /// A label that is cut in a row.
  static let rowLabelTooLong = Rule(
    .rowLabelTooLong, .warning, needsMeasures: true, source: .menus("iOS, iPadOS"),
    demand: "The labels in a row of the medium layout are short enough to be read as a whole.",
    reason: "A label that is cut says less than none.",
    bad: #"""
      {
        "platform": "iOS",
        "menu": {
          "layout": "medium",
          "items": [
            {"title": "Scan Documents", "systemImage": "doc.viewfinder"},
            {"title": "Lock", "systemImage": "lock"},
            {"title": "Pin", "systemImage": "pin"},
            "Share"
          ]
        }
      }
      """#,
    good: #"""
      {
        "platform": "iOS",
        "menu": {
          "layout": "medium",
          "items": [
            {"title": "Scan", "systemImage": "doc.viewfinder"},
            {"title": "Lock", "systemImage": "lock"},
            {"title": "Pin", "systemImage": "pin"},
            "Share"
          ]
        }
      }
      """#
  ) { mockup, report in
    guard let measures = mockup.measures else { return }
    for text in measures.texts {
      guard let shown = text.shown, shown.last == Ellipsis.sign else { continue }
      let title = mockup.text(at: text.path)
      // What was left out stood between what is shown and the end.
      guard shown.count <= title.count, shown != title else { continue }
      report.add(at: text.path, text: title, "the label \(Quotation.of(title)) has no room in its row and is cut")
    }
  }
}
