import AppKit

/// Items whose titles other methods set.
final class LanternController: NSObject {
  private let statusItem = NSStatusBar.system.statusItem(withLength: 20)
  private let oilItem = NSMenuItem(title: "", action: nil, keyEquivalent: "")
  private let wickItem = NSMenuItem(title: "", action: nil, keyEquivalent: "")
  private let lightItem = NSMenuItem(title: "Light", action: nil, keyEquivalent: "")

  func showMenu() {
    let menu = NSMenu()
    menu.addItem(oilItem)
    menu.addItem(wickItem)
    menu.addItem(lightItem)
    statusItem.menu = menu
  }

  func update(_ level: Int) {
    oilItem.title = String(format: "Oil: %@", level.formatted())
    wickItem.title = "Trim Wick"
    lightItem.title = "Put Out"
  }
}
