import AppKit

/// A status item whose delegate fills the menu through the item, not through its parameter.
final class BuoyController: NSObject, NSMenuDelegate {
  let buoys: NSMenu
  let statusItem: NSStatusItem

  override init() {
    self.buoys = NSMenu()
    self.statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
    super.init()
    self.statusItem.menu = self.buoys
    self.buoys.delegate = self
  }

  func menuWillOpen(_ opened: NSMenu) {
    if let menu = statusItem.menu {
      menu.removeAllItems()
      menu.addItem(withTitle: "Ring Bell", action: #selector(ring), keyEquivalent: "").target = self
      menu.addItem(NSMenuItem.separator())
      menu.addItem(withTitle: "Anchor", action: #selector(anchor), keyEquivalent: "").target = self
    }
  }

  @objc func ring() {}
  @objc func anchor() {}
}
