import AppKit

final class ListController: NSObject {
  private lazy var menu: NSMenu = {
    let menu = NSMenu(title: "Lists")
    menu.items = baseItems()
    return menu
  }()

  private lazy var settingsItem: NSMenuItem = {
    let item = NSMenuItem(title: "Settings…", action: #selector(showSettings), keyEquivalent: ",")
    item.target = self
    return item
  }()

  private lazy var configurationItem: NSMenuItem = {
    let item = NSMenuItem(title: "Configuration", action: nil, keyEquivalent: "")
    item.submenu = configurationMenu
    return item
  }()

  private lazy var configurationMenu: NSMenu = {
    let menu = NSMenu()
    menu.items = [NSMenuItem(title: "Reload", action: #selector(reload), keyEquivalent: "r")]
    return menu
  }()

  private func baseItems() -> [NSMenuItem] {
    [settingsItem, .separator(), configurationItem]
  }
}
