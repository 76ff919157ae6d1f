import MenuDocument
import PositionedJSON

extension Rule {
  /// A label that is long.
  static let labelTooLong = Rule(
    .labelTooLong, .suggestion, source: .menus("Labels"),
    demand: "A label is short: up to 40 characters, of which full-width ones count two.",
    reason: "People scan menus; long labels are cut on small screens and read by few.",
    bad: #"""
      {
        "menu": {
          "items": [
            "Synchronize All Documents with Every Other Device",
            "Print"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            "Synchronize All Documents",
            "Print"
          ]
        }
      }
      """#
  ) { mockup, report in
    let most = report.count
    for label in mockup.labels where !label.isDynamic && label.role != .opener {
      let width = TextWidth.of(label.hasPlaceholder ? Placeholders.removed(from: label.text) : label.text)
      guard width > most else { continue }
      report.add(label, "\(Quotation.of(label.text)) has \(width) characters; up to \(most) are read at a glance")
    }
  }
}
