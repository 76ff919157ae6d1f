import AppKit

/// The menus of search fields, whose tags mark the recent searches.
protocol AtlasPanelDelegate: AnyObject {
  func atlasPanelItem(_ panel: AtlasPanel) -> NSMenuItem?
}

final class AtlasPanel: NSView {
  weak var delegate: (any AtlasPanelDelegate)?
  let searchField = NSSearchField()

  func resetMenu() {
    let menu = NSMenu()
    menu.addItem(withTitle: "Match Case", action: nil, keyEquivalent: "")
    if let item = delegate?.atlasPanelItem(self) {
      menu.addItem(item)
    }
    menu.addItem(.separator())
    let heading = menu.addItem(withTitle: "Recent Places", action: nil, keyEquivalent: "")
    heading.tag = NSSearchField.recentsTitleMenuItemTag
    let recents = menu.addItem(withTitle: "", action: nil, keyEquivalent: "")
    recents.tag = NSSearchField.recentsMenuItemTag
    let none = menu.addItem(withTitle: "No Recent Places", action: nil, keyEquivalent: "")
    none.tag = NSSearchField.noRecentsMenuItemTag
    let clear = NSMenuItem(title: "Clear", action: nil, keyEquivalent: "")
    clear.tag = NSSearchField.clearRecentsMenuItemTag
    menu.addItem(clear)
    searchField.searchMenuTemplate = menu
  }
}

final class AtlasController: NSViewController, AtlasPanelDelegate {
  func atlasPanelItem(_ panel: AtlasPanel) -> NSMenuItem? { mapItem }

  private var mapItem: NSMenuItem? {
    let menu = NSMenu()
    menu.addItem(withTitle: "Show on Map", action: nil, keyEquivalent: "")
    let item = NSMenuItem(title: "Map", action: nil, keyEquivalent: "")
    item.submenu = menu
    return item
  }
}
