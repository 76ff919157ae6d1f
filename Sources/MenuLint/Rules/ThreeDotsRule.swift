import MenuDocument
import PositionedJSON

extension Rule {
  static let threeDots = Rule(.threeDots, .warning, source: .menus("Labels")) { mockup, report in
    for label in mockup.labels where !label.isDynamic {
      guard let corrected = Ellipsis.corrected(label.text) else { continue }
      report.add(
        label, "\(Quotation.of(label.text)) ends in periods instead of an ellipsis (…)",
        correction: corrected, title: "Use an ellipsis")
    }
  }
}
