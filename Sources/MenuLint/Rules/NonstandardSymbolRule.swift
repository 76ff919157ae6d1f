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
        "the system's symbol for \(Quotation.of(label.text)) is \(usual), not \(symbol.value)",
        fix: edit.map { Fix(title: "Take the system's symbol", edits: [$0]) })
    }
  }
}
