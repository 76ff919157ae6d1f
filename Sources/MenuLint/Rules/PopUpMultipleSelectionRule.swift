import MenuDocument
import PositionedJSON

extension Rule {
  /// A pop-up button that lets people choose several options.
  static let popUpMultipleSelection = Rule(
    .popUpMultipleSelection, .warning, source: .popUpButtons,
    demand: """
      The options of a pop-up button exclude each other: it has no toggles, and no picker that takes \
      several.
      """,
    reason: "The button can show one choice only. A pull-down button may hold several.",
    bad: #"""
      {
        "presentation": "popUpButton",
        "button": {"label": "Repeat"},
        "menu": {
          "items": [
            {"type": "picker", "selectionMode": "any", "selection": ["Mon", "Tue"], "options": ["Mon", "Tue", "Wed"]}
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
            {"type": "picker", "selection": "Mon", "options": ["Mon", "Tue", "Wed"]}
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.document.presentation == .popUpButton else { return }
    for element in MenuElements(mockup.document.menu?.items ?? [], .visible) {
      guard case .item(let item) = element else { continue }
      switch item.kind {
      case .toggle:
        report.add(
          at: item.location.path, text: item.title ?? "",
          "\(Quotation.of(item.title ?? "")) can be on beside other options; those of a pop-up button exclude each other"
        )
      case .picker(let picker) where picker.selectionMode == .any:
        report.add(
          at: item.location.path.appending("selectionMode"),
          "this picker takes several options; those of a pop-up button exclude each other")
      case .button, .picker, .menu, .section, .controlGroup, .stepper, .slider, .divider, .text: break
      }
    }
  }
}
