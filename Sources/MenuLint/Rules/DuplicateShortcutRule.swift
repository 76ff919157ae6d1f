import MenuDocument
import PositionedJSON

extension Rule {
  /// One keyboard shortcut for two items.
  static let duplicateShortcut = Rule(
    .duplicateShortcut, .warning, source: .common("Consistency"),
    demand: "A keyboard shortcut belongs to one item. Hidden items and alternates do not count.",
    reason: "Of two items with the same keys, one cannot be reached by them.",
    bad: #"""
      {
        "platform": "macOS",
        "presentation": "menuBar",
        "menus": [{"title": "App", "items": ["About"]}, {"title": "Edit", "isOpen": true, "items": [{"title": "Find", "keyboardShortcut": "cmd+f"}, {"title": "Favorite", "keyboardShortcut": "cmd+f"}]}]
      }
      """#,
    good: #"""
      {
        "platform": "macOS",
        "presentation": "menuBar",
        "menus": [{"title": "App", "items": ["About"]}, {"title": "Edit", "isOpen": true, "items": [{"title": "Find", "keyboardShortcut": "cmd+f"}, {"title": "Favorite", "keyboardShortcut": "cmd+d"}]}]
      }
      """#
  ) { mockup, report in
    var first: [KeyboardShortcut: MenuRow] = [:]
    let own = mockup.panels.lazy.filter { !($0.isSystemMenu && $0.title?.text == SystemMenus.substitutions) }
    for row in own.flatMap(\.rows) where !row.isDynamic {
      guard let shortcut = row.attributes.keyboardShortcut else { continue }
      guard let other = first[shortcut] else {
        first[shortcut] = row
        continue
      }
      let title = row.label?.text ?? ""
      report.add(
        at: row.path.appending("keyboardShortcut"), text: title,
        "\(Quotation.of(title)) has the keyboard shortcut of \(Quotation.of(other.label?.text ?? ""))",
        related: [other.path.appending("keyboardShortcut")])
    }
  }
}
