import MenuDocument

extension Rule {
  static let noClearItem = Rule(.noClearItem, .suggestion, source: .menus("Toggled items")) { mockup, report in
    let maximum = report.count
    for panel in mockup.panels where !panel.rows.contains(where: clears) {
      var groups: [Int: [MenuRow]] = [:]
      for row in panel.rows where row.toggle?.state == .on && row.toggle?.titles == nil && !row.isDynamic {
        groups[row.group, default: []].append(row)
      }
      for (_, rows) in groups.sorted(by: { $0.key < $1.key }) where rows.count >= maximum {
        // In the menu of an app, other toggles are independent settings, such as columns and bars.
        guard let first = rows.first, !mockup.isImported || rows.contains(where: isAttribute) else { continue }
        report.add(
          at: first.path, text: first.label?.text ?? "",
          "\(rows.count) toggles of this group are on, and no item of the menu turns all of them off",
          help: "add an item that turns them off, such as \"Plain\"",
          related: rows.dropFirst().map { $0.path })
      }
    }
  }

  /// Whether a toggle changes the look of a text.
  private static func isAttribute(_ row: MenuRow) -> Bool {
    row.label?.words.contains { ["bold", "italic", "underline", "strikethrough"].contains($0.small) } == true
  }

  /// Returns whether choosing the row may turn off all toggles.
  private static func clears(_ row: MenuRow) -> Bool {
    guard row.button != nil, let label = row.label else { return false }
    let words = label.words.map { $0.small }
    guard let first = words.first else { return false }
    return EnglishGrammar.clearingWords.contains(first) || words.contains("all") || words.contains("none")
      || words.contains("default")
  }
}
