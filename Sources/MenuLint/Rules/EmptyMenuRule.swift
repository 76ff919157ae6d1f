import MenuDocument
import PositionedJSON

extension Rule {
  /// A menu without items.
  static let emptyMenu = Rule(
    .emptyMenu, .warning, source: .common("Consistency"),
    demand: """
      A menu has items, unless they are made while the program runs. Imported menus are not judged: the \
      program may add items elsewhere.
      """,
    reason: "A menu that opens on nothing looks broken.",
    bad: #"""
      {
        "menu": {
          "items": [
            "Rename",
            {"type": "menu", "title": "Share", "isOpen": true, "items": []}
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            "Rename",
            {"type": "menu", "title": "Share", "isOpen": true, "items": ["Copy Link", "Email"]}
          ]
        }
      }
      """#
  ) { mockup, report in
    guard !mockup.isImported else { return }
    for panel in mockup.panels where !panel.hasDynamicPart && panel.rows.isEmpty {
      // The system itself fills these.
      let isFilled = panel.title.map { ["Services", "Open Recent", "Window", "Help"].contains($0.text) } ?? false
      guard !(mockup.document.platform == .macOS && isFilled) else { continue }
      let name = panel.title.map { "the menu \(Quotation.of($0.text))" } ?? "this menu"
      report.add(
        at: panel.path, text: panel.title?.text ?? "", "\(name) has no items; add isDynamic if the program fills it")
    }
  }
}
