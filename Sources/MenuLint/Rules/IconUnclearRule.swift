import MenuDocument
import PositionedJSON

extension Rule {
  static let iconUnclear = Rule(.iconUnclear, .suggestion, source: .menus("Icons")) { mockup, report in
    guard mockup.isEnglish else { return }
    for panel in mockup.panels {
      // With a crossed-out variant in the same panel, a symbol stands for a state.
      let crossedOut = Set(
        panel.rows.compactMap { $0.attributes.systemImage?.value }.filter { $0.split(separator: ".").contains("slash") }
          .map { StandardSymbols.root(of: $0) })
      let subject = mockup.subject(of: panel)
      for row in panel.rows where !row.isDynamic {
        // Options and toggles name properties, which are no actions.
        guard let label = row.label, let symbol = row.attributes.systemImage, row.attributes.image == nil,
          let button = row.button, StandardSymbols.symbols(of: label.text) == nil,
          !crossedOut.contains(StandardSymbols.root(of: symbol.value)),
          let meaning = SymbolMeanings.contradiction(of: symbol.value, and: label.words, in: subject),
          meaning != "delete" || button.role != .destructive
        else { continue }
        report.add(
          at: row.path.appending("systemImage"), text: label.text,
          "the symbol \(symbol.value) stands for “\(meaning)”, not for \(Quotation.of(label.text))",
          help: "use a symbol that represents the item, or none")
      }
    }
  }
}
