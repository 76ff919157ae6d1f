import MenuDocument
import PositionedJSON

extension Rule {
  static let labelTooLong = Rule(.labelTooLong, .suggestion, source: .menus("Labels")) { mockup, report in
    let maximum = report.count
    for label in mockup.labels where !label.isDynamic && !label.isExplanation && label.role != .opener {
      if Placeholders.isKey(label.text) { continue }
      let width = TextWidth.of(label.hasPlaceholder ? Placeholders.removed(from: label.text) : label.text)
      guard width > maximum else { continue }
      report.add(label, "\(Quotation.of(label.text)) is \(width) characters wide; the limit is \(maximum)")
    }
  }
}
