import AppKit

/// A status menu that a method builds anew, from arrays of items.
final class KiteController: NSObject {
  let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  var kiteMenu: NSMenu!

  func setUp() {
    kiteMenu = NSMenu(title: "Kites")
    kiteMenu.addItem(withTitle: "Welcome", action: nil, keyEquivalent: "")
    statusItem.button?.title = "Kite"
  }

  func update() {
    if statusItem.menu != nil { return }
    let builder = KiteBuilder()
    kiteMenu.removeAllItems()
    kiteMenu.items += builder.top()
    kiteMenu.addItem(.separator())
    for item in builder.kites() { kiteMenu.addItem(item) }
    kiteMenu.items += builder.bottom()
  }

  @objc func open() {
    statusItem.menu = kiteMenu
    statusItem.menu = nil
  }
}

struct KiteBuilder {
  func top() -> [NSMenuItem] {
    guard let wind = Weather.wind else { return [] }
    if wind.isStrong {
      return [NSMenuItem(title: "Strong Wind", action: nil, keyEquivalent: "")]
    }
    return [NSMenuItem(title: "Light Wind", action: nil, keyEquivalent: "")]
  }

  func kites() -> [NSMenuItem] {
    var items: [NSMenuItem] = []
    for kite in Store.kites {
      let item = NSMenuItem(title: kite.name, action: nil, keyEquivalent: "")
      items.append(item)
    }
    items.append(NSMenuItem.separator())
    items.append(contentsOf: [NSMenuItem(title: "Fly All", action: nil, keyEquivalent: "f")])
    return items
  }

  func bottom() -> [NSMenuItem] {
    var items = [NSMenuItem]()
    if Store.isOpen {
      items += [NSMenuItem(title: "Buy Kite…", action: nil, keyEquivalent: "")]
    }
    items.append(NSMenuItem(title: "Quit", action: nil, keyEquivalent: "q"))
    return items
  }
}
