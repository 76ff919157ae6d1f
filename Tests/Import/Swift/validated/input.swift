import AppKit

extension NSUserInterfaceItemIdentifier {
  static let drain = NSUserInterfaceItemIdentifier("lake.drain")
}

/// A controller that validates the items of its XIB and updates a menu.
final class LakeController: NSWindowController, NSMenuDelegate, NSMenuItemValidation {
  @IBOutlet var fishMenu: NSMenu!
  private let fillTag = 7

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    let action = menuItem.action
    if action == #selector(freeze(_:)) {
      menuItem.title = lake.isFrozen ? "Thaw" : "Freeze"
    }
    switch menuItem.tag {
    case fillTag: menuItem.isHidden = lake.isFull
    default: break
    }
    if menuItem.identifier == .drain { return validateDrain(menuItem) }
    return true
  }

  private func validateDrain(_ item: NSMenuItem) -> Bool {
    item.state = lake.isEmpty ? .on : .off
    return true
  }

  @objc func freeze(_ sender: Any?) {}
  @objc func fill(_ sender: Any?) {}
  @objc func drain(_ sender: Any?) {}
  @objc func row(_ sender: Any?) {}

  @IBAction func showDucks(_ sender: NSMenuItem) {
    sender.state = sender.state == .on ? .off : .on
  }

  func menuNeedsUpdate(_ menu: NSMenu) {
    switch menu {
    case fishMenu: update(menu)
    default: break
    }
  }

  private func update(_ menu: NSMenu) {
    menu.removeAllItems()
    for fish in lake.fish { menu.addItem(withTitle: fish, action: nil, keyEquivalent: "") }
  }
}

final class BirdDelegate: NSObject, NSMenuDelegate {
  func menuWillOpen(_ menu: NSMenu) {
    menu.item(at: 0)?.isEnabled = lake.hasSwans
  }
}

/// A delegate that tells the items of its menu apart.
final class ViewDelegate: NSObject, NSMenuDelegate {
  func menuNeedsUpdate(_ menu: NSMenu) {
    menu.items.forEach { (item) in
      if item.identifier == NSUserInterfaceItemIdentifier(rawValue: "lake.sort") {
        item.submenu?.items = orders
      }
      if item.tag == 3 { item.isHidden = lake.isShallow }
      guard let action = item.action else { return }
      switch action {
      case #selector(showReeds(_:)): item.state = lake.showsReeds ? .on : .off
      default: ()
      }
    }
  }

  @objc func showReeds(_ sender: NSMenuItem?) {}
}

/// An item whose title is a key of a table.
class TranslatedItem: NSMenuItem {
  override var title: String {
    get { NSLocalizedString(super.title, comment: "") }
    set { super.title = newValue }
  }
}

/// Items made in code, which their target changes.
final class RinkController: NSViewController, NSMenuItemValidation {
  func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.addItem(withTitle: "Skate", action: #selector(skate(_:)), keyEquivalent: "")
    menu.addItem(NSMenuItem(title: "Swim", action: #selector(swim(_:)), keyEquivalent: ""))
    menu.addItem(withTitle: "Leave", action: #selector(leave(_:)), keyEquivalent: "")
    return menu
  }

  @objc func skate(_ sender: NSMenuItem) { sender.state = .on }
  @objc func swim(_ sender: Any) {}
  @objc func leave(_ sender: Any) {}

  func validateMenuItem(_ item: NSMenuItem) -> Bool {
    if item.action == #selector(swim(_:)) { item.title = rink.isWarm ? "Swim" : "Slide" }
    return true
  }
}
