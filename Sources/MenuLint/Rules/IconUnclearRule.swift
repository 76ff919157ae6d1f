import MenuDocument
import PositionedJSON

extension Rule {
  static let iconUnclear = Rule(.iconUnclear, .suggestion, source: .menus("Icons")) { mockup, report in
    guard mockup.isEnglish else { return }
    for panel in mockup.panels {
      let symbols = panel.rows.compactMap { $0.attributes.systemImage?.value }
      for row in panel.rows where !row.isDynamic {
        guard let label = row.label, let symbol = row.attributes.systemImage, row.attributes.image == nil,
          StandardSymbols.symbols(of: label.text) == nil, !SymbolMeanings.hasOpposite(symbol.value, in: symbols),
          let meaning = SymbolMeanings.contradiction(of: symbol.value, and: label.text),
          meaning != "delete" || row.button?.role != .destructive
        else { continue }
        report.add(
          at: row.path.appending("systemImage"), text: label.text,
          "the symbol \(symbol.value) stands for “\(meaning)”, not for \(Quotation.of(label.text))",
          help: "use a symbol that represents the item, or none")
      }
    }
  }
}
