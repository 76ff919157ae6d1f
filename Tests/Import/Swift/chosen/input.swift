import AppKit

/// Conditions that choose menus and items.
final class KeelView: NSView {
  var scales: [Int] = load()

  var sub: NSMenu? {
    guard !scales.isEmpty else { return nil }
    let m = NSMenu()
    m.addItem(withTitle: "1x", action: nil, keyEquivalent: "")
    return m
  }

  func submenus() {
    let m = NSMenu(title: "Scales")
    let item = NSMenuItem(title: "Scale", action: nil, keyEquivalent: "")
    if let sub = sub { item.submenu = sub }
    m.addItem(item)
    let other = NSMenuItem(title: "Other", action: nil, keyEquivalent: "")
    other.submenu = scales.count > 1 ? makeOther() : nil
    m.addItem(other)
    self.menu = m
  }

  private func makeOther() -> NSMenu {
    let m = NSMenu()
    m.addItem(withTitle: "2x", action: nil, keyEquivalent: "")
    return m
  }

  func items() {
    let m = NSMenu(title: "Items")
    let item = isOn ? NSMenuItem(title: "Turn Off", action: nil, keyEquivalent: "") : NSMenuItem(title: "Turn On", action: nil, keyEquivalent: "")
    m.addItem(item)
    let other: NSMenuItem
    if isDeep { other = NSMenuItem(title: "Deep", action: nil, keyEquivalent: "") } else { other = NSMenuItem(title: "Shallow", action: nil, keyEquivalent: "") }
    m.addItem(other)
    let third = if isWide { NSMenuItem(title: "Wide", action: nil, keyEquivalent: "") } else { NSMenuItem(title: "Narrow", action: nil, keyEquivalent: "") }
    m.addItem(third)
    self.menu = m
  }

  func views() {
    first.menu = isNew ? newMenu() : oldMenu()
  }

  private func newMenu() -> NSMenu {
    let m = NSMenu(title: "New")
    m.addItem(withTitle: "New", action: nil, keyEquivalent: "")
    return m
  }

  private func oldMenu() -> NSMenu {
    let m = NSMenu(title: "Old")
    m.addItem(withTitle: "Old", action: nil, keyEquivalent: "")
    return m
  }

  func grouped() {
    let menu = NSMenu(title: "Grouped")
    let inner = isGrouped ? NSMenu() : menu
    inner.addItem(withTitle: "Terminal", action: nil, keyEquivalent: "")
    inner.addItem(NSMenuItem(title: "Editor", action: nil, keyEquivalent: ""))
    if isGrouped {
      let i = NSMenuItem(title: "Open In", action: nil, keyEquivalent: "")
      i.submenu = inner
      menu.addItem(i)
    }
    self.menu = menu
  }
}

final class SternView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    switch kind(event) {
    case .sail:
      let menu = NSMenu(title: "Sail")
      menu.addItem(withTitle: "Reef", action: nil, keyEquivalent: "")
      return menu
    case .rope:
      let menu = NSMenu(title: "Rope")
      menu.addItem(withTitle: "Coil", action: nil, keyEquivalent: "")
      return menu
    default: return nil
    }
  }
}

final class BowView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    var menu = NSMenu()
    if isDocked { menu = docked() } else { menu = afloat() }
    return menu
  }

  private func docked() -> NSMenu {
    let m = NSMenu(title: "Docked")
    m.addItem(withTitle: "Cast Off", action: nil, keyEquivalent: "")
    return m
  }

  private func afloat() -> NSMenu {
    let m = NSMenu(title: "Afloat")
    m.addItem(withTitle: "Moor", action: nil, keyEquivalent: "")
    return m
  }
}
