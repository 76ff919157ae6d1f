import MenuDocument
import PositionedJSON

extension Rule {
  /// A changeable label that is also checked.
  static let toggleLabelAndCheckmark = Rule(
    .toggleLabelAndCheckmark, .warning, source: .menus("Toggled items"),
    demand: "A toggle shows its state by a label that changes, or by a checkmark, but not by both.",
    reason: "A checkmark at Hide Map leaves open whether the map is hidden or will be.",
    bad: #"""
      {
        "menu": {
          "items": [
            {"type": "toggle", "title": "Hide Map", "isOn": true},
            "Print"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            {"type": "toggle", "titles": {"on": "Hide Map", "off": "Show Map"}, "isOn": true},
            "Print"
          ]
        }
      }
      """#
  ) { mockup, report in
    for row in mockup.rows where !row.isDynamic {
      guard let toggle = row.toggle, let label = row.label else { continue }
      let isMarked =
        row.attributes.systemImage?.value.hasPrefix("checkmark") == true
        || label.text.contains { "✓✔☑".contains($0) }
      let isChangeable =
        toggle.titles != nil
        || mockup.isEnglish && toggle.state != .off && Self.saysTheOpposite(label.words.map(\.small))
      guard isChangeable, toggle.titles == nil || isMarked else { continue }
      report.add(
        at: row.path, text: label.text,
        "\(Quotation.of(label.text)) tells its state by a label that changes and by a checkmark; one is enough")
    }
  }

  /// Whether a label names the way back, as those do that change with the state.
  private static func saysTheOpposite(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first else { return false }
    return ["hide", "disable", "deactivate", "unlock", "unmute", "unpin"].contains(first)
      || first == "turn" && words.contains("off")
  }
}
