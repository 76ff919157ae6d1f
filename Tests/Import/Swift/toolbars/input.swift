import AppKit

/// Toolbar items with menus, in variables of one name.
final class BridgeController: NSWindowController, NSToolbarDelegate, NSMenuDelegate {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier name: NSToolbarItem.Identifier, willBeInsertedIntoToolbar: Bool
  ) -> NSToolbarItem? {
    switch name {
    case .back:
      let menu = NSMenu()
      menu.identifier = .backMenu
      menu.delegate = self
      let item = NSMenuToolbarItem(itemIdentifier: name)
      item.image = NSImage(systemSymbolName: "chevron.backward", accessibilityDescription: nil)
      item.showsIndicator = false
      item.menu = menu
      return item
    case .forward:
      let menu = NSMenu()
      menu.identifier = .forwardMenu
      menu.delegate = self
      let item = NSMenuToolbarItem(itemIdentifier: name)
      item.image = NSImage(systemSymbolName: "chevron.forward", accessibilityDescription: nil)
      item.menu = menu
      return item
    case .course:
      let item = CourseItem(itemIdentifier: name)
      item.title = "Course"
      item.menu.items = [
        .sectionHeader(title: "Speed"),
        NSMenuItem(title: "Half Ahead", action: nil, keyEquivalent: ""),
      ]
      item.menu.addItem(withTitle: "Stop", action: nil, keyEquivalent: "")
      return item
    case .chart:
      let popUp = NSPopUpButton()
      popUp.addItem(withTitle: "Harbor")
      popUp.addItem(withTitle: "Coast")
      let item = NSToolbarItem(itemIdentifier: name)
      item.view = popUp
      let form = NSMenuItem()
      form.title = "Chart"
      form.submenu = popUp.menu
      item.menuFormRepresentation = form
      return item
    case .help:
      let item = NSMenuToolbarItem(itemIdentifier: name)
      item.menu = helpMenu
      return item
    default: return nil
    }
  }

  func menuNeedsUpdate(_ menu: NSMenu) {
    switch menu.identifier {
    case .backMenu: fill(menu, isForward: false)
    case .forwardMenu: fill(menu, isForward: true)
    default: assertionFailure()
    }
  }

  private func fill(_ menu: NSMenu, isForward: Bool) {
    menu.removeAllItems()
    menu.addItem(withTitle: isForward ? "Next Port" : "Last Port", action: nil, keyEquivalent: "")
  }
}

final class CourseItem: NSMenuToolbarItem {}
