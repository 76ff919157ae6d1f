import AppKit

/// A status item whose menu opens at a click.
final class LampController: NSObject {
  private var barItem: NSStatusItem!
  private var lampMenu: NSMenu!

  func setUp() {
    barItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    if let button = barItem.button { button.image = NSImage(named: "Lamp") }
    lampMenu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu(title: "Lamp")
    menu.addItem(withTitle: "Turn Off", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Quit", action: nil, keyEquivalent: "q")
    return menu
  }

  func warnings(_ items: [NSMenuItem]) {
    items.forEach { lampMenu.insertItem($0, at: 0) }
  }

  @objc func clicked() {
    barItem.menu = lampMenu
    barItem.button?.performClick(nil)
    barItem.menu = nil
  }
}

enum Candles {
  static var barItem: NSStatusItem!
  static var menu: NSMenu!

  static func setUp() {
    menu = NSMenu()
    add("Light Candle", "")
    add("Quit", "q")
    barItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
    barItem.image = NSImage(systemSymbolName: "flame", accessibilityDescription: nil)
  }

  private static func add(_ title: String, _ key: String) {
    menu.addItem(withTitle: title, action: nil, keyEquivalent: key)
  }

  @objc static func clicked() { barItem.popUpMenu(Candles.menu) }
}

final class Torch {
  let item = NSStatusBar.system.statusItem(withLength: 20)

  @objc func clicked() { item.popUpMenu(torchMenu()) }

  private func torchMenu() -> NSMenu {
    let menu = NSMenu()
    menu.addItem(withTitle: "Wave Torch", action: nil, keyEquivalent: "")
    return menu
  }
}

/// A menu that returns early under a condition, and images of the system.
final class Wicks {
  func recentMenu() -> NSMenu {
    let menu = NSMenu(title: "Wicks")
    if let recent = Store.recent {
      menu.addItem(withTitle: "Clear Menu", action: nil, keyEquivalent: "").image = NSImage(named: "NSActionTemplate")
      return menu
    }
    let item = NSMenuItem(title: "No Recent Wicks", action: nil, keyEquivalent: "")
    item.image = NSImage(named: NSImage.statusAvailableName)
    menu.addItem(item)
    return menu
  }
}
