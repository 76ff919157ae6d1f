package import PositionedJSON
package import MenuStrings

/// A menu from an application's sources, to become a document.
package struct ImportedMenu: Hashable, Sendable, Codable {
  /// The proposed file name, from the menu's type and location.
  package var name: String
  package var location: FileLocation
  /// The target platform; `nil` if the source does not specify one.
  package var platform: String?
  /// The locale of its strings, a BCP 47 tag; `nil` if the source does not specify one.
  package var locale: String?
  /// The presentation: `menuBar`, `contextMenu`, `pullDownButton`, `popUpButton`, or `menu`.
  package var presentation: String
  /// The button's keys, in document syntax.
  package var button: [(String, JSONNode)] { (buttonNode.members ?? []).map { ($0.key.text, $0.value) } }
  private var buttonNode: JSONNode
  package var title: String?
  /// Whether each item sets the value that the button shows, as in a pop-up button.
  package var isChoice = false
  /// The order of items, if set.
  package var order: String?
  /// The items, or the menus of a menu bar.
  package var items: [ImportedItem]
  /// The only item of the design of a pop-up button, in whose place the document has those that code may add.
  var designed: ImportedItem?
  /// Placeholders outside of items, such as in the titles of button and menu.
  package var placeholders: [Placeholder] = []

  package init(
    name: String, location: FileLocation, platform: String? = nil, presentation: String,
    button: [(String, JSONNode)] = [], title: String? = nil, order: String? = nil, items: [ImportedItem]
  ) {
    self.name = name
    self.location = location
    self.platform = platform
    self.presentation = presentation
    buttonNode = .object(button)
    self.title = title
    self.order = order
    self.items = items
  }

  /// The menu with another button.
  package func with(button: [(String, JSONNode)]) -> ImportedMenu {
    var menu = self
    menu.buttonNode = .object(button)
    return menu
  }

  /// Sets a key of the button.
  mutating func setButton(_ key: String, _ value: JSONNode) {
    buttonNode = .object(button.filter { $0.0 != key } + [(key, value)])
  }

  private enum CodingKeys: String, CodingKey {
    case name, location = "place", platform, locale, presentation, buttonNode, title, isChoice, order, items,
      placeholders =
      "standIns"
  }
}
