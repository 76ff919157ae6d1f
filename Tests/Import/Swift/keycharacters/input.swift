import AppKit

/// Keys by the names of AppKit.
final class KeyView: NSView {
  static let erase = String(UnicodeScalar(NSBackspaceCharacter)!)

  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    menu.addItem(withTitle: "Delete", action: nil, keyEquivalent: String(format: "%c", NSDeleteCharacter))
    menu.addItem(withTitle: "Next Tab", action: nil, keyEquivalent: NSString(format: "%c", NSTabCharacter) as String)
    menu.addItem(
      withTitle: "Back", action: nil, keyEquivalent: String(Character(UnicodeScalar(NSLeftArrowFunctionKey)!)))
    menu.addItem(withTitle: "Refresh", action: nil, keyEquivalent: String(Unicode.Scalar(NSF5FunctionKey)!))
    menu.addItem(withTitle: "Erase", action: nil, keyEquivalent: Self.erase)
    menu.addItem(withTitle: "Cut", action: nil, keyEquivalent: Keys.cut)
    menu.addItem(withTitle: "Unknown", action: nil, keyEquivalent: String(UnicodeScalar(key)!))
    menu.addItem(KeyItem.separator())
    menu.addItem(KeyItem(title: "Undo", key: "z", mask: .command))
    menu.addItem(KeyItem.init(title: "Redo", key: "Z", mask: [.command, .option]))
    let find = NSMenuItem(title: "Find", action: nil, keyEquivalent: "F")
    find.keyEquivalent = "f"
    menu.addItem(find)
    return menu
  }
}

/// The app's own items: an uppercase key implies Shift with every mask.
final class KeyItem: NSMenuItem {
  init(title: String, key: String, mask: NSEvent.ModifierFlags) {
    super.init(title: title, action: nil, keyEquivalent: key)
    keyEquivalentModifierMask = mask
  }
}

enum Keys {
  static let cut = NSString(format: "%c", NSDeleteCharacter) as String
}
