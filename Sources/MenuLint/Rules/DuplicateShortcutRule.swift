import MenuDocument
import PositionedJSON

extension Rule {
  static let duplicateShortcut = Rule(.duplicateShortcut, .warning, source: .common("Consistency")) { mockup, report in
    var known = RowIndex<KeyboardShortcut>(mockup.conditions)
    let own = mockup.panels.lazy.filter { !($0.isSystemMenu && $0.title?.text == SystemMenus.substitutions) }
    let rows = own.flatMap { $0.rows }
    // The system's items cause no findings, so they come first.
    for row in rows where row.attributes.standard != nil {
      if let shortcut = row.attributes.keyboardShortcut { known.add(row, shortcut) }
    }
    for row in rows where !row.isDynamic {
      guard let shortcut = row.attributes.keyboardShortcut else { continue }
      defer { known.add(row, shortcut) }
      guard let other = known.row(shortcut, seenWith: row) else { continue }
      let title = row.label?.text ?? ""
      report.add(
        at: row.path.appending("keyboardShortcut"), text: title,
        "\(Quotation.of(title)) has the same keyboard shortcut as \(Quotation.of(other.label?.text ?? ""))",
        related: [other.path.appending("keyboardShortcut")])
    }
  }
}
