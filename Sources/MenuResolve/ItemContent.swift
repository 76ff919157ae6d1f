import MenuDocument
import MockupScene
import PositionedJSON

/// The effective content of an item: the title for a toggle's state, and the alternate for held keys.
struct ItemContent {
  var title: String
  var titleKey = "title"
  var systemImage: Located<String>?
  var shortcut: KeyboardShortcut?
  var isDisabled = false
  var isDestructive = false
  /// Whether the item can ever have a checkmark.
  var isCheckable = false
  var markSymbol: String?
  var opensMenu = false
  var isOpen = false
  var chosenTitle: String?
  var text: String?
  var color: Located<ColorReference>?

  init(title: String, systemImage: Located<String>?) {
    self.title = title
    self.systemImage = systemImage
  }

  func subtitle(_ attributes: ItemAttributes) -> String? { attributes.subtitle ?? chosenTitle }
}
