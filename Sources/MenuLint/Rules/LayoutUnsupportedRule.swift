import MenuDocument

extension Rule {
  /// A layout that visionOS does not have.
  static let layoutUnsupported = Rule(
    .layoutUnsupported, .error, source: .menus("visionOS"),
    demand: "On visionOS a menu has the small or the large layout.",
    reason: "There is no medium layout: the menu is drawn in the small one, without its labels.",
    bad: #"""
      {
        "platform": "visionOS",
        "menu": {
          "layout": "medium",
          "items": [
            {"title": "Scan", "systemImage": "doc.viewfinder"},
            {"title": "Lock", "systemImage": "lock"},
            {"title": "Pin", "systemImage": "pin"}
          ]
        }
      }
      """#,
    good: #"""
      {
        "platform": "visionOS",
        "menu": {
          "layout": "small",
          "items": [
            {"title": "Scan", "systemImage": "doc.viewfinder"},
            {"title": "Lock", "systemImage": "lock"},
            {"title": "Pin", "systemImage": "pin"},
            {"title": "Share", "systemImage": "square.and.arrow.up"}
          ]
        }
      }
      """#
  ) { mockup, report in
    guard mockup.document.platform == .visionOS else { return }
    for row in mockup.panels.lazy.flatMap(\.cellRows) where row.origin == .layout(.medium) {
      report.add(
        at: row.path,
        "visionOS has no medium layout: this is drawn in the small one, without labels; ask for small or large")
    }
  }
}
