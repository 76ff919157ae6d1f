import MenuDocument
import PositionedJSON

extension Rule {
  /// A destructive action that does not ask.
  static let destructiveUnconfirmed = Rule(
    .destructiveUnconfirmed, .warning, source: .pullDownButtons,
    demand: """
      An item with the role destructive asks before it acts: it has a confirmation, or needs more input. \
      Imported menus are not judged: the program may ask elsewhere.
      """,
    reason: """
      Menus are quickly mistaken for one another; a question that opens elsewhere keeps people from losing \
      data.
      """,
    bad: #"""
      {
        "menu": {
          "items": [
            {"title": "Delete", "role": "destructive", "systemImage": "trash"},
            "Rename"
          ]
        }
      }
      """#,
    good: #"""
      {
        "state": "confirming",
        "menu": {
          "items": [
            {"title": "Delete", "role": "destructive", "systemImage": "trash", "confirmation": {"title": "Delete this note?", "actions": [{"title": "Delete", "role": "destructive"}]}},
            "Rename"
          ]
        }
      }
      """#
  ) { mockup, report in
    // What the program asks after a choice stands elsewhere in its source.
    guard !mockup.isImported else { return }
    for row in mockup.rows where !row.isDynamic {
      guard let button = row.button, button.role == .destructive, button.confirmation == nil, !button.requiresInput,
        let label = row.label, !Ellipsis.isAtEnd(of: label.text), !Placeholders.endsInStandIn(label.text)
      else { continue }
      report.add(
        at: row.path, text: label.text, "\(Quotation.of(label.text)) destroys without asking; give it a confirmation")
    }
  }
}
