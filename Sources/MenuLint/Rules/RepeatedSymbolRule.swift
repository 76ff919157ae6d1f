import MenuDocument
import PositionedJSON

private struct Graphic: Hashable {
  var group: Int
  var symbol: String
  var tint: ColorReference?
}

extension Rule {
  static let repeatedSymbol = Rule(.repeatedSymbol, .warning, source: .menus("Icons")) { mockup, report in
    for panel in mockup.panels {
      var first: [Graphic: MenuRow] = [:]
      for row in panel.rows where !row.isDynamic && row.attributes.image == nil {
        // A checkmark shows the selection; it does not identify the item.
        guard let symbol = row.attributes.systemImage, symbol.value != "checkmark" else { continue }
        if case .palette = row.kind { continue }
        let graphic = Graphic(group: row.group, symbol: symbol.value, tint: row.attributes.tint?.value)
        guard let other = first[graphic] else {
          first[graphic] = row
          continue
        }
        report.add(
          at: row.path.appending("systemImage"), text: row.label?.text ?? "",
          "the symbol \(symbol.value) repeats the one of \(Quotation.of(other.label?.text ?? "")) in this group",
          help: "remove one of the two symbols", related: [other.path.appending("systemImage")])
      }
    }
  }
}
