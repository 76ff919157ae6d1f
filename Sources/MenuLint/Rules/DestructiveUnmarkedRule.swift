import MenuDocument
import PositionedJSON

extension Rule {
  /// A destructive action that does not look like one.
  static let destructiveUnmarked = Rule(
    .destructiveUnmarked, .suggestion, source: .pullDownButtons,
    demand: "An item that deletes, erases, removes or discards has the role destructive; macOS does not show it.",
    reason: "Its red label warns people before they choose it.",
    bad: #"""
      {
        "menu": {
          "items": [
            {"title": "Delete", "systemImage": "trash", "confirmation": {"title": "Delete this note?"}},
            "Rename"
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            {"title": "Delete", "systemImage": "trash", "role": "destructive", "confirmation": {"title": "Delete this note?"}},
            "Rename"
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.isEnglish, mockup.document.platform != .macOS else { return }
    for row in mockup.rows where !row.isDynamic {
      guard let button = row.button, button.role != .destructive, let label = row.label,
        let first = label.words.first, ["delete", "erase", "remove", "discard"].contains(first.small)
      else { continue }
      // What is removed from a list is there all the same.
      if first.small == "remove", label.words.contains(where: { $0.small == "from" }) { continue }
      report.add(
        at: row.path, text: label.text, "\(Quotation.of(label.text)) lacks the role destructive, which makes it red")
    }
  }
}
