import Scene

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

extension MenuResolver {
  /// What an item shows just now.
  func content(of item: Item, context: Context) -> ItemContent {
    var content = ItemContent(title: item.title ?? "", systemImage: item.attributes.systemImage)
    content.shortcut = item.attributes.keyboardShortcut
    content.isDisabled = context.isDisabled
    switch item.kind {
    case .button(let button):
      content.isDestructive = button.role == .destructive
      let held = document.heldModifiers
      if !held.isEmpty, let alternate = button.alternates.first(where: { $0.modifiers == held }) {
        content.title = alternate.title ?? content.title
        content.systemImage = alternate.systemImage ?? content.systemImage
        content.shortcut = alternate.keyboardShortcut ?? content.shortcut
        content.isDisabled = context.isDisabled || (alternate.isDisabled ?? false)
      }
    case .toggle(let toggle):
      if toggle.titles != nil {
        content.titleKey = "titles"
      } else {
        content.isCheckable = true
        switch toggle.state {
        case .on: content.markSymbol = theme.symbols.checkmark
        case .mixed: content.markSymbol = theme.symbols.mixed
        case .off: break
        }
      }
    case .menu(let menu):
      content.opensMenu = true
      content.isOpen = menu.isOpen
    case .picker(let picker):
      content.opensMenu = true
      content.isOpen = picker.isOpen
      if !picker.chosenOptions.isEmpty, style.metrics.submenu.showsChoice {
        content.chosenTitle = picker.chosenTitles.joined(separator: ", ")
      }
    case .section, .controlGroup, .stepper, .slider, .divider, .text: break
    }
    return content
  }
}
