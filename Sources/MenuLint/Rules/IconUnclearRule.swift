import MenuDocument
import PositionedJSON

extension Rule {
  static let iconUnclear = Rule(.iconUnclear, .suggestion, source: .menus("Icons")) { mockup, report in
    guard mockup.isEnglish else { return }
    for row in mockup.rows where !row.isDynamic {
      guard let label = row.label, let symbol = row.attributes.systemImage, row.attributes.image == nil,
        StandardSymbols.symbols(of: label.text) == nil,
        let meaning = SymbolMeanings.contradiction(of: symbol.value, and: label.text)
      else { continue }
      report.add(
        at: row.path.appending("systemImage"), text: label.text,
        "the symbol \(symbol.value) stands for “\(meaning)”, not for \(Quotation.of(label.text))",
        help: "use a symbol that represents the item, or none")
    }
  }
}
