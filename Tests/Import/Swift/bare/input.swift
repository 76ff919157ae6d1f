import AppKit

/// Properties without a base in subclasses and extensions of items.
final class LampItem: NSMenuItem {
  init(name: String, isLit: Bool, mask: NSEvent.ModifierFlags? = nil) {
    super.init(title: name, action: nil, keyEquivalent: "k")
    state = isLit ? .on : .off
    keyEquivalentModifierMask = mask ?? [.command, .option]
    title = isLit ? name + " Lit" : name
  }
}

extension NSMenuItem {
  func key(_ key: String, _ mask: NSEvent.ModifierFlags? = nil) -> NSMenuItem {
    keyEquivalent = key
    keyEquivalentModifierMask = mask ?? .command
    return self
  }

  func hotkey(_ key: String, mask: NSEvent.ModifierFlags? = nil) -> NSMenuItem {
    keyEquivalentModifierMask = mask ?? keyEquivalentModifierMask
    keyEquivalent = key
    return self
  }

  func alternate(sure: Bool = true) -> NSMenuItem {
    isAlternate = sure
    return self
  }

  func dropped(_ isDropped: Bool) -> NSMenuItem? { isDropped ? nil : self }
}

final class LampView: NSView {
  func show() {
    let m = NSMenu(title: "Lamps")
    m.addItem(LampItem(name: "Mast", isLit: true))
    m.addItem(LampItem(name: "Stern", isLit: false, mask: [.command]))
    m.addItem(NSMenuItem(title: "Dim", action: nil, keyEquivalent: "").key("d"))
    m.addItem(NSMenuItem(title: "Dim All", action: nil, keyEquivalent: "").key("d", [.command, .shift]).alternate())
    m.addItem(NSMenuItem(title: "Hot", action: nil, keyEquivalent: "").hotkey("h"))
    m.addItem(NSMenuItem(title: "Hotter", action: nil, keyEquivalent: "").hotkey("h", mask: [.option]))
    let rows: [NSMenuItem?] = [
      NSMenuItem(title: "Kept", action: nil, keyEquivalent: "").dropped(false),
      NSMenuItem(title: "Gone", action: nil, keyEquivalent: "").dropped(true),
      NSMenuItem(title: "Perhaps", action: nil, keyEquivalent: "").dropped(isDark),
      nil,
    ]
    m.items += rows.compactMap { $0 }
    self.menu = m
  }
}
