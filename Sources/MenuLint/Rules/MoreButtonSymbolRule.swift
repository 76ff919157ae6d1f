import MenuDocument
import PositionedJSON

extension Rule {
  /// A More button with a symbol of its own.
  static let moreButtonSymbol = Rule(
    .moreButtonSymbol, .suggestion, source: GuidelineSource(page: "Pull-down buttons", heading: "iOS, iPadOS"),
    demand: "A button titled More has the symbol ellipsis or ellipsis.circle, or none.",
    reason: "Everybody knows that sign; another one makes people guess.",
    bad: #"""
      {
        "presentation": "pullDownButton",
        "button": {"title": "More", "systemImage": "gearshape"},
        "menu": {
          "items": [
            "Rename",
            "Duplicate",
            "Move"
          ]
        }
      }
      """#,
    good: #"""
      {
        "presentation": "pullDownButton",
        "button": {"title": "More", "systemImage": "ellipsis.circle"},
        "menu": {
          "items": [
            "Rename",
            "Duplicate",
            "Move"
          ]
        }
      }
      """#
  ) { mockup, report in
    guard let button = mockup.document.button, let title = button.title, ["More", "もっと"].contains(title),
      let symbol = button.systemImage, !["ellipsis", "ellipsis.circle"].contains(symbol.value)
    else { return }
    let path = button.location.path.appending("systemImage")
    let edit = mockup.replacement(of: symbol.value, at: path, with: "ellipsis")
    report.add(
      at: path, text: title, "a button titled \(Quotation.of(title)) has the symbol ellipsis, not \(symbol.value)",
      fix: edit.map { Fix(title: "Take the usual symbol", edits: [$0]) })
  }
}
