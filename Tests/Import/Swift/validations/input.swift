import AppKit

/// A controller whose helpers change the items that it validates.
final class HarborController: NSWindowController, NSMenuDelegate, NSUserInterfaceValidations {
  @IBOutlet var debugItem: NSMenuItem!
  @IBOutlet var tileMenu: NSMenu!

  func applicationDidFinishLaunching(_ notification: Notification) {
    if !settings.showsDebugging { debugItem.menu?.removeItem(debugItem) }
  }

  func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { tileMenu }

  func validateUserInterfaceItem(_ item: NSValidatedUserInterfaceItem) -> Bool {
    // The inner name ends with the condition.
    if item.action == #selector(moor(_:)) {
      if let item = item as? NSMenuItem, item.keyEquivalentModifierMask.contains(.shift) { item.title = mooring }
      return harbor.hasBerths
    }
    if item.action == #selector(unload(_:)) { return validateUnloading(item) }
    switch (item as? NSMenuItem)?.identifier?.rawValue {
    case "crane.up", "crane.down": return Self.update(item as? NSMenuItem, prefix: "crane", isBusy: harbor.isBusy)
    default: break
    }
    return true
  }

  private func validateUnloading(_ item: NSValidatedUserInterfaceItem) -> Bool {
    guard let menuItem = item as? NSMenuItem else { return false }
    menuItem.title = harbor.isEmpty ? "Load" : "Unload"
    return true
  }

  private static func update(_ item: NSMenuItem?, prefix: String, isBusy: Bool) -> Bool {
    switch item?.identifier?.rawValue {
    case "\(prefix).up": item?.state = isBusy ? .on : .off
    case "\(prefix).down": item?.toolTip = isBusy ? "Busy" : nil
    default: break
    }
    return !isBusy
  }

  @objc func moor(_ sender: Any?) {}
  @objc func unload(_ sender: Any?) {}

  // Two menus have this delegate; only one has the identifier, and none an item with tag 9.
  func menuNeedsUpdate(_ menu: NSMenu) {
    if menu.identifier?.rawValue == "ships" {
      menu.insertItem(NSMenuItem(title: "Ferry", action: nil, keyEquivalent: ""), at: 0)
      return
    }
    if let item = menu.item(withTag: 9) { item.title = tide }
  }
}
