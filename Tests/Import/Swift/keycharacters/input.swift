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
    return menu
  }
}

enum Keys {
  static let cut = NSString(format: "%c", NSDeleteCharacter) as String
}
