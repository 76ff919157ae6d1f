import MenuDocument

extension Rule {
  /// More items in a control group than have room.
  static let controlGroupTooLong = Rule(
    .controlGroupTooLong, .warning, source: .adaptiveControls("Group menu items"),
    demand: "A control group holds up to four items.",
    reason: "They stand side by side and share the width of the menu; more of them are hard to read and to hit.",
    bad: #"""
      {
        "menu": {
          "items": [
            {"type": "controlGroup", "elementSize": "small", "items": [{"title": "Undo", "systemImage": "arrow.uturn.backward"}, {"title": "Redo", "systemImage": "arrow.uturn.forward"}, {"title": "Cut", "systemImage": "scissors"}, {"title": "Copy", "systemImage": "doc.on.doc"}, {"title": "Paste", "systemImage": "doc.on.clipboard"}]}
          ]
        }
      }
      """#,
    good: #"""
      {
        "menu": {
          "items": [
            {"type": "controlGroup", "elementSize": "small", "items": [{"title": "Cut", "systemImage": "scissors"}, {"title": "Copy", "systemImage": "doc.on.doc"}, {"title": "Paste", "systemImage": "doc.on.clipboard"}]}
          ]
        }
      }
      """#
  ) { mockup, report in
    let most = report.count
    for group in mockup.panels.lazy.flatMap(\.cellRows) {
      guard case .group = group.origin, group.cells.count > most else { continue }
      report.add(at: group.path, "this control group has \(group.cells.count) items; more than \(most) have no room")
    }
  }
}
