import MenuDocument
import PositionedJSON

extension Rule {
  static let duplicateTitle = Rule(.duplicateTitle, .warning, source: .common("Consistency")) { mockup, report in
    for panel in mockup.panels where !panel.isSystemMenu {
      var known = RowIndex<String>(mockup.conditions)
      for row in panel.rows where row.isCounted && !row.isDynamic {
        // Two titles with run-time values may differ.
        guard let label = row.label, !label.hasPlaceholder, label.text.contains(where: { !$0.isWhitespace }) else {
          continue
        }
        let name = "\(row.part) " + label.text.split { $0.isWhitespace }.joined(separator: " ")
        defer { known.add(row, name) }
        guard let other = known.row(name, seenWith: row)?.label else { continue }
        report.add(label, "duplicate title \(Quotation.of(label.text)) in this menu", related: [other.path])
      }
    }
  }
}
