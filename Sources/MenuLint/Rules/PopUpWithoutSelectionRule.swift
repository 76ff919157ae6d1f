import MenuDocument
import PositionedJSON

extension Rule {
  /// A pop-up button without a default.
  static let popUpWithoutSelection = Rule(
    .popUpWithoutSelection, .warning, source: .popUpButtons,
    demand: """
      One option of a pop-up button is selected from the start. Imported menus are not judged: only the \
      program knows what it selects.
      """,
    reason: "The button shows it, so that people see what there is to choose and often need not choose at all.",
    bad: #"""
      {
        "presentation": "popUpButton",
        "button": {"label": "Repeat"},
        "menu": {
          "items": [
            {"type": "picker", "options": ["Daily", "Weekly"]}
          ]
        }
      }
      """#,
    good: #"""
      {
        "presentation": "popUpButton",
        "button": {"label": "Repeat"},
        "menu": {
          "items": [
            {"type": "picker", "selection": "Daily", "options": ["Daily", "Weekly"]}
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.document.presentation == .popUpButton, !mockup.isImported else { return }
    for element in MenuElements(mockup.document.menu?.items ?? [], .visible) {
      guard case .item(let item) = element, case .picker(let picker) = item.kind else { continue }
      // The button shows what the first picker says.
      if picker.selection.isEmpty {
        report.add(
          at: item.location.path, "no option is selected; give this picker a selection, which the button shows")
      }
      return
    }
  }
}
