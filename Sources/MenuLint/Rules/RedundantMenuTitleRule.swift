import MenuDocument
import PositionedJSON

extension Rule {
  /// A menu's title that repeats the button's.
  static let redundantMenuTitle = Rule(
    .redundantMenuTitle, .warning, source: .pullDownButtons,
    demand: "A menu has a title only where that adds something to the button's.",
    reason: "A heading that repeats the button takes room and says nothing.",
    bad: #"""
      {
        "presentation": "pullDownButton",
        "button": {"title": "Add"},
        "menu": {
          "title": "Add",
          "items": [
            "New Note",
            "New Folder",
            "Scan Document"
          ]
        }
      }
      """#,
    good: #"""
      {
        "presentation": "pullDownButton",
        "button": {"title": "Add"},
        "menu": {
          "items": [
            "New Note",
            "New Folder",
            "Scan Document"
          ]
        }
      }
      """#
  ) { mockup, report in
    guard let button = mockup.document.button?.title, let title = mockup.document.menu?.title,
      let path = mockup.document.menu?.location.path, Self.core(of: button) == Self.core(of: title),
      !Placeholders.areIn(title)
    else { return }
    report.add(
      at: path.appending("title"), text: title,
      "the menu's title \(Quotation.of(title)) repeats the button's; leave it out")
  }

  /// A title without what does not change its meaning.
  private static func core(of title: String) -> String {
    title.filter { !$0.isWhitespace && $0 != Ellipsis.sign && $0 != "." }.lowercased()
  }
}
