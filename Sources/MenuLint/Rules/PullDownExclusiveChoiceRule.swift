import MenuDocument
import PositionedJSON

extension Rule {
  static let pullDownExclusiveChoice = Rule(
    .pullDownExclusiveChoice, .warning, source: .pullDownButtons
  ) { mockup, report in
    guard mockup.document.presentation == .pullDownButton, let menu = mockup.document.menu else { return }
    var pickers: [Item] = []
    for element in MenuElements(menu.items, .visible) {
      guard case .item(let item) = element else { continue }
      switch item.kind {
      case .picker(let picker) where picker.selectionMode == .single: pickers.append(item)
      case .section, .divider, .text, .loading, .search, .view: break
      case .button, .toggle, .picker, .menu, .controlGroup, .stepper, .slider: return
      }
    }
    guard pickers.count == 1, let only = pickers.first, !mockup.panels.contains(where: { $0.hasDynamicPart }),
      !mockup.labels.contains(where: { $0.role == .option && Placeholders.isPlaceholder($0.text) })
    else { return }
    report.add(
      at: only.location.path, text: only.title ?? "",
      "pull-down button with a single choice", help: "use a pop-up button, which shows the selected option")
  }
}
