import AppKit

/// Items made from known lists of objects known only at runtime.
final class LoomDelegate: NSObject, NSApplicationDelegate {
  @IBOutlet var weaveItem: NSMenuItem?
  @IBOutlet var spinItem: NSMenuItem?
}

final class LoomController: NSViewController {
  func popUpPatterns() {
    let delegate = NSApp.delegate as? LoomDelegate
    let menu = NSMenu()
    menu.items = [
      delegate?.weaveItem,
      delegate?.spinItem,
    ].compactMap { $0?.copy() as? NSMenuItem }
    menu.popUp(positioning: nil, at: .zero, in: view)
  }
}

extension NSToolbarItem {
  static func make(_ identifier: NSToolbarItem.Identifier, menu: NSMenu) -> NSMenuToolbarItem {
    let item = NSMenuToolbarItem(itemIdentifier: identifier)
    item.menu = menu
    return item
  }
}

final class ShuttleController: NSViewController {
  var threadItem: NSToolbarItem {
    let menu = NSMenu()
    menu.addItem(withTitle: "Cotton", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Wool", action: nil, keyEquivalent: "")
    return .make(.init("thread"), menu: menu)
  }
}
