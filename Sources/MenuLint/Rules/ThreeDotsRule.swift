import MenuDocument
import PositionedJSON

extension Rule {
  static let threeDots = Rule(.threeDots, .warning, source: .menus("Labels")) { mockup, report in
    for label in mockup.labels where !label.isDynamic {
      guard let corrected = Ellipsis.corrected(label.text) else { continue }
      // The arrow of a submenu already says that more follows.
      if label.role == .submenu, let plain = Ellipsis.removed(from: corrected) {
        report.add(
          label, "\(Quotation.of(label.text)) ends in periods, and a submenu needs no ellipsis",
          correction: plain, title: "Remove the periods")
        continue
      }
      report.add(
        label, "\(Quotation.of(label.text)) ends in periods instead of an ellipsis (…)",
        correction: corrected, title: "Use an ellipsis")
    }
  }
}
