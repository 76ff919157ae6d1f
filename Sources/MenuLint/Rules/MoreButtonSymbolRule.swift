import MenuDocument
import PositionedJSON

extension Rule {
  static let moreButtonSymbol = Rule(
    .moreButtonSymbol, .suggestion, source: GuidelineSource(page: "Pull-down buttons", heading: "iOS, iPadOS")
  ) { mockup, report in
    guard let button = mockup.document.button, let title = button.title, ["More", "もっと"].contains(title),
      let symbol = button.systemImage, !["ellipsis", "ellipsis.circle"].contains(symbol.value)
    else { return }
    let path = button.location.path.appending("systemImage")
    let edit = mockup.replacement(of: symbol.value, at: path, with: "ellipsis")
    report.add(
      at: path, text: title, "the button \(Quotation.of(title)) has the symbol \(symbol.value)",
      help: "use the symbol ellipsis", fix: edit.map { Fix(title: "Use the standard symbol", edits: [$0]) })
  }
}
