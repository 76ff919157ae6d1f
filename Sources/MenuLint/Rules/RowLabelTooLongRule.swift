import MenuDocument
import PositionedJSON

extension Rule {
  static let rowLabelTooLong = Rule(
    .rowLabelTooLong, .warning, needsMeasures: true, source: .menus("iOS, iPadOS")
  ) { mockup, report in
    guard let measures = mockup.measures else { return }
    for text in measures.texts {
      guard let shown = text.shown, shown.last == Ellipsis.sign else { continue }
      let title = mockup.text(at: text.path)
      // A title can end in an ellipsis; a truncated text differs from the title and is no longer.
      guard shown.count <= title.count, shown != title else { continue }
      report.add(
        at: text.path, text: title, "the label \(Quotation.of(title)) does not fit and is truncated",
        help: "shorten the label")
    }
  }
}
