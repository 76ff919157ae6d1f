import AppKit

/// Keeps the designed items of a menu when it updates it.
final class BakeryController: NSWindowController, NSMenuDelegate {
  func menuNeedsUpdate(_ menu: NSMenu) {
    var items = menu.items
    items.removeAll { $0.tag == 7 }
    menu.items = items
    for loaf in oven.loaves {
      let item = NSMenuItem(title: loaf.name, action: nil, keyEquivalent: "")
      item.tag = 7
      menu.addItem(item)
    }
  }
}
