import AppKit

// Menus that a function of another file creates, and menus whose items come from elsewhere.
enum MenuHost {
  static func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.autoenablesItems = false
    return menu
  }

  static func viewItem(_ view: NSView) -> NSMenuItem {
    let item = NSMenuItem()
    item.view = view
    return item
  }
}

final class WindowLister: NSObject, NSMenuDelegate {
  private let reader = WindowReader()
  private var active: NSMenu?

  func open() {
    let items = reader.items(of: frontmost)
    let menu = NSMenu()
    menu.delegate = self
    items.forEach(menu.addItem)
    active = menu
    menu.popUp(positioning: nil, at: .zero, in: nil)
  }

  func menuNeedsUpdate(_ menu: NSMenu) {
    if menu === active { return }
    menu.addItem(NSMenuItem(title: "Reload", action: nil, keyEquivalent: ""))
  }
}

final class FolderMenu {
  func show(in view: NSView) {
    let menu = NSMenu()
    let item = NSMenuItem(title: "Folder", action: nil, keyEquivalent: "")
    item.image = (showsIcons) ? NSImage(systemSymbolName: "folder", accessibilityDescription: nil) : nil
    menu.addItem(item)
    let other = NSMenuItem(title: "File", action: nil, keyEquivalent: "")
    other.image = showsIcons ? fileIcon : nil
    menu.addItem(other)
    view.menu = menu
  }
}

final class GhostController: NSObject, NSMenuDelegate {
  func open(in view: NSView) {
    let menu = NSMenu()
    menu.delegate = self
    view.menu = menu
  }

  func menuDidClose(_ menu: NSMenu) { log(menu) }
}
