import MenuDocument
import PositionedJSON

extension Rule {
  static let emptyMenu = Rule(.emptyMenu, .warning, source: .common("Consistency")) { mockup, report in
    guard !mockup.isImported else { return }
    for panel in mockup.panels where !panel.hasDynamicPart && panel.rows.isEmpty {
      // The system fills these menus.
      let isFilled = panel.title.map { SystemMenus.filled.contains($0.text) } ?? false
      guard !(mockup.document.platform == .macOS && isFilled) else { continue }
      let name = panel.title.map { "the menu \(Quotation.of($0.text))" } ?? "this menu"
      report.add(
        at: panel.path, text: panel.title?.text ?? "", "\(name) has no items",
        help: "add items, or \"isDynamic\": true if the app fills the menu at runtime")
    }
  }
}
