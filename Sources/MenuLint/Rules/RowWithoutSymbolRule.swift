import MenuDocument
import PositionedJSON

extension Rule {
  static let rowWithoutSymbol = Rule(.rowWithoutSymbol, .error, source: .menus("iOS, iPadOS")) { mockup, report in
    guard mockup.document.platform != .macOS else { return }
    for panel in mockup.panels {
      for cells in panel.cellRows {
        let rows = panel.rows[cells.cells]
        // A group of labels without symbols is intended.
        if case .group = cells.origin, !rows.contains(where: hasImage) { continue }
        for row in rows where !hasImage(row) {
          let title = row.label?.text ?? ""
          report.add(
            at: row.path, text: title,
            "\(Quotation.of(title)) is in a row of cells and has no symbol",
            help: "add a \"systemImage\" or an \"image\"")
        }
      }
    }
  }

  private static func hasImage(_ row: MenuRow) -> Bool {
    row.attributes.systemImage != nil || row.attributes.image != nil
  }
}
