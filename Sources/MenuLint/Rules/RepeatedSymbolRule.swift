import MenuDocument
import PositionedJSON

private struct Graphic: Hashable {
  var group: Int
  var symbol: String
  var tint: ColorReference?
}

/// Symbols that show the selection; they do not identify the item.
private let selectionMarks: Set = ["checkmark", "circle", "circle.inset.filled", "square"]

extension Rule {
  static let repeatedSymbol = Rule(.repeatedSymbol, .warning, source: .menus("Icons")) { mockup, report in
    for panel in mockup.panels {
      var known = RowIndex<Graphic>(mockup.conditions)
      for row in panel.rows where !row.isDynamic && row.attributes.image == nil {
        guard let symbol = row.attributes.systemImage, !selectionMarks.contains(StandardSymbols.root(of: symbol.value))
        else { continue }
        if case .palette = row.kind { continue }
        let graphic = Graphic(group: row.group, symbol: symbol.value, tint: row.attributes.tint?.value)
        defer { known.add(row, graphic) }
        guard let other = known.row(graphic, seenWith: row) else { continue }
        report.add(
          at: row.path.appending("systemImage"), text: row.label?.text ?? "",
          "the symbol \(symbol.value) repeats the one of \(Quotation.of(other.label?.text ?? "")) in this group",
          help: "remove one of the two symbols", related: [other.path.appending("systemImage")])
      }
    }
  }
}
