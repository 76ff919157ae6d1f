import AppKit

/// Menus of the app's own class, which other objects ask to fill themselves.
var tideMenu: TideMenu!

final class TideDelegate: NSObject, NSApplicationDelegate {
  let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  func applicationDidFinishLaunching(_ notification: Notification) {
    tideMenu = TideMenu()
    tideMenu.delegate = tideMenu
    statusItem.menu = tideMenu
    refresh()
  }

  func refresh() {
    tideMenu.update(for: 3)
  }
}

final class TideMenu: NSMenu, NSMenuDelegate {
  var lastHarbor = 0

  func menuWillOpen(_ menu: NSMenu) {
    if Harbor.current != lastHarbor { update(for: Harbor.current) }
  }

  func update(for harbor: Int) {
    lastHarbor = harbor
    removeAllItems()
    addItem(withTitle: "High Tide", action: nil, keyEquivalent: "")
    addItem(withTitle: "Low Tide", action: nil, keyEquivalent: "")
    addItem(.separator())
    addItem(withTitle: "Quit", action: nil, keyEquivalent: "q")
  }
}

enum Harbor {
  static var current: Int { Int.random(in: 0...9) }
}
