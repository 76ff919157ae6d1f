import AppKit

// Delegates that supply the items of menus, in place of those of the design.
@objc(TideDelegate)
final class TideKeeper: NSObject, NSMenuDelegate {
  var tides: [String] = load()

  func numberOfItems(in menu: NSMenu) -> Int { tides.count }

  func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
    item.title = tides[index]
    return true
  }
}

final class BuoyKeeper: NSObject, NSMenuDelegate {
  func menuNeedsUpdate(_ menu: NSMenu) {
    menu.removeAllItems()
    menu.addItem(withTitle: "Red Buoy", action: nil, keyEquivalent: "")
    for buoy in Chart.current.buoys {
      menu.addItem(withTitle: buoy.name, action: nil, keyEquivalent: "")
    }
  }
}

final class GullKeeper: NSObject, NSMenuDelegate {
  func menuWillOpen(_ menu: NSMenu) {
    menu.items = gulls()
  }

  private func gulls() -> [NSMenuItem] { Colony.shared.items }
}

// Adds to the items of the design.
final class RopeKeeper: NSObject, NSMenuDelegate {
  func menuNeedsUpdate(_ menu: NSMenu) {
    menu.addItem(withTitle: "Hemp", action: nil, keyEquivalent: "")
  }
}

// Clears only some of its menus.
final class SailKeeper: NSObject, NSMenuDelegate {
  func menuNeedsUpdate(_ menu: NSMenu) {
    if menu === jibMenu { menu.removeAllItems() }
  }
}

// Becomes a delegate in code.
final class KiteKeeper: NSObject, NSMenuDelegate {
  @IBOutlet var kiteMenu: NSMenu!

  override func awakeFromNib() {
    kiteMenu.delegate = self
  }

  func menuNeedsUpdate(_ menu: NSMenu) {
    menu.removeAllItems()
    menu.addItem(withTitle: "Box Kite", action: nil, keyEquivalent: "")
  }
}

// Counts the items of the design, and changes them one by one.
final class NetKeeper: NSObject, NSMenuDelegate {
  func numberOfItems(in menu: NSMenu) -> Int {
    return menu.items.count
  }

  func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool {
    guard let action = item.action else { return true }
    switch action {
    case #selector(mend(_:)): item.isHidden = net.isWhole
    case #selector(dry(_:)): item.isEnabled = net.isWet
    default: break
    }
    return true
  }

  @IBAction func mend(_ sender: Any) {}
  @IBAction func dry(_ sender: Any) {}
}
