import MenuDocument
import PositionedJSON

extension Rule {
  static let popUpMultipleSelection = Rule(.popUpMultipleSelection, .warning, source: .popUpButtons) { mockup, report in
    guard mockup.document.presentation == .popUpButton else { return }
    for element in MenuElements(mockup.document.menu?.items ?? [], .visible) {
      guard case .item(let item) = element else { continue }
      switch item.kind {
      case .toggle:
        report.add(
          at: item.location.path, text: item.title ?? "",
          "\(Quotation.of(item.title ?? "")) is a toggle in the menu of a pop-up button", help: remedy)
      case .picker(let picker) where picker.selectionMode == .any:
        report.add(
          at: item.location.path.appending("selectionMode"),
          "picker for several options in the menu of a pop-up button", help: remedy)
      case .button, .picker, .menu, .section, .controlGroup, .stepper, .slider, .divider, .text,
        .loading, .search, .view:
        break
      }
    }
  }

  private static let remedy = "use options that exclude each other, or a pull-down button"
}
