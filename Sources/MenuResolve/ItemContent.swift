import MenuDocument
import MockupScene
import PositionedJSON

/// What an item shows just now: of a toggle's titles the one that counts, of alternates the one that is held.
struct ItemContent {
  var title: String
  /// The key that the title stands under in the document.
  var titleKey = "title"
  var systemImage: Located<String>?
  var shortcut: KeyboardShortcut?
  var isDisabled = false
  var isDestructive = false
  /// Whether the item can be checked, now or later.
  var isCheckable = false
  /// The symbol in front of the title.
  var markSymbol: String?
  var opensMenu = false
  var isOpen = false
  /// What a picker that opens as a menu has chosen.
  var chosenTitle: String?
  /// A letter or emoji in the symbol's place.
  var text: String?
  /// The color of an option.
  var color: Located<ColorReference>?

  init(title: String, systemImage: Located<String>?) {
    self.title = title
    self.systemImage = systemImage
  }

  /// The second line: the item's own, else what a picker has chosen.
  func subtitle(_ attributes: ItemAttributes) -> String? { attributes.subtitle ?? chosenTitle }
}
