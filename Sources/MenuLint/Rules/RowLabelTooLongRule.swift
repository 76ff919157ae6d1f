import MenuDocument
import PositionedJSON

extension Rule {
  /// A label that is cut in a row.
  static let rowLabelTooLong = Rule(
    .rowLabelTooLong, .warning, needsMeasures: true, source: .menus("iOS, iPadOS")
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
