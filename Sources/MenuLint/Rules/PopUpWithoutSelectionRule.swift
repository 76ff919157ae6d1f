import MenuDocument
import PositionedJSON

extension Rule {
  static let popUpWithoutSelection = Rule(.popUpWithoutSelection, .warning, source: .popUpButtons) { mockup, report in
    guard mockup.document.presentation == .popUpButton, !mockup.isImported else { return }
    for element in MenuElements(mockup.document.menu?.items ?? [], .visible) {
      guard case .item(let item) = element, case .picker(let picker) = item.kind else { continue }
      // The button shows the selection of the first picker.
      if picker.selection.isEmpty {
        report.add(
          at: item.location.path, "no option is selected, so the pop-up button shows none",
          help: "add a \"selection\"")
      }
      return
    }
  }
}
