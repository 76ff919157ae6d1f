import MenuDocument
import PositionedJSON

extension Rule {
  static let nonstandardSymbol = Rule(.nonstandardSymbol, .warning, source: .menus("Icons")) { mockup, report in
    for row in mockup.rows where !row.isDynamic {
      guard row.button != nil, let label = row.label, let symbol = row.attributes.systemImage,
        row.attributes.image == nil, let known = StandardSymbols.symbols(of: label.text), let usual = known.first,
        !StandardSymbols.isForm(symbol.value, ofOneOf: known)
      else { continue }
      let path = row.path.appending("systemImage")
      let edit = mockup.replacement(of: symbol.value, at: path, with: usual)
      report.add(
        at: path, text: label.text,
        "\(Quotation.of(label.text)) has the symbol \(symbol.value); the standard symbol is \(usual)",
        help: "use the symbol \(usual)", fix: edit.map { Fix(title: "Use the standard symbol", edits: [$0]) })
    }
  }
}
