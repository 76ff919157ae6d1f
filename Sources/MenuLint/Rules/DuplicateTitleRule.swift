import MenuDocument
import PositionedJSON

extension Rule {
  static let duplicateTitle = Rule(.duplicateTitle, .warning, source: .common("Consistency")) { mockup, report in
    for panel in mockup.panels where !panel.isSystemMenu {
      var first: [String: MenuRow] = [:]
      for row in panel.rows where row.isCounted && !row.isDynamic {
        // Two titles with run-time values may differ.
        guard let label = row.label, !label.hasPlaceholder, label.text.contains(where: { !$0.isWhitespace }) else {
          continue
        }
        let name = label.text.split { $0.isWhitespace }.joined(separator: " ")
        if let other = first.updateValue(row, forKey: "\(row.part) \(name)"), let known = other.label {
          report.add(
            label, "duplicate title \(Quotation.of(label.text)) in this menu", related: [known.path])
        }
      }
    }
  }
}
