import MenuDocument

extension Rule {
  /// Many attributes that are on, and nothing that clears them at once.
  static let noClearItem = Rule(
    .noClearItem, .suggestion, source: .menus("Toggled items"),
    demand: "Where three or more toggles of a group are on, an item clears them all.",
    reason: "People who want none of them should not have to turn off one after the other.",
    bad: #"""
      {
        "menu": {
          "items": [
            {"type": "toggle", "title": "Bold", "isOn": true},
            {"type": "toggle", "title": "Italic", "isOn": true},
            {"type": "toggle", "title": "Underline", "isOn": true}
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            "Plain",
            {"type": "toggle", "title": "Bold", "isOn": true},
            {"type": "toggle", "title": "Italic", "isOn": true},
            {"type": "toggle", "title": "Underline", "isOn": true}
          ]
        }
      }
      """#
  ) { mockup, report in
    let most = report.count
    for panel in mockup.panels where !panel.rows.contains(where: clears) {
      var groups: [Int: [MenuRow]] = [:]
      for row in panel.rows where row.toggle?.state == .on && row.toggle?.titles == nil && !row.isDynamic {
        groups[row.group, default: []].append(row)
      }
      for (_, rows) in groups.sorted(by: { $0.key < $1.key }) where rows.count >= most {
        guard let first = rows.first else { continue }
        report.add(
          at: first.path, text: first.label?.text ?? "",
          "\(rows.count) toggles of this group are on, and no item of the menu clears them at once; add one, such as Plain",
          related: rows.dropFirst().map(\.path))
      }
    }
  }

  /// Whether choosing a row may turn all toggles off.
  private static func clears(_ row: MenuRow) -> Bool {
    guard row.button != nil, let label = row.label else { return false }
    let words = label.words.map(\.small)
    guard let first = words.first else { return false }
    return ["plain", "clear", "none", "reset", "remove", "deselect", "normal", "default", "no", "uncheck", "restore"]
      .contains(first) || words.contains("all") || words.contains("none") || words.contains("default")
  }
}
