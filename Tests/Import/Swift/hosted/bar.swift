import AppKit

final class BarController: NSObject {
  private var menu: NSMenu?

  func install() {
    let advanced = MenuHost.makeMenu()
    let menu = MenuHost.makeMenu()
    let help = MenuHost.makeMenu()
    menu.addItem(MenuHost.viewItem(headerView))
    advanced.addItem(withTitle: "Rebuild Index", action: nil, keyEquivalent: "")
    help.addItem(withTitle: "Manual", action: nil, keyEquivalent: "")
    help.addItem(withTitle: "Website", action: nil, keyEquivalent: "")
    menu.addItem(submenuItem("Advanced", "slider.horizontal.3", advanced))
    menu.addItem(submenuItem("Help", "questionmark.circle", help))
    self.menu = menu
    let context = MenuHost.makeMenu()
    context.addItem(withTitle: "Quit", action: nil, keyEquivalent: "q")
    view.menu = context
  }

  private func submenuItem(_ title: String, _ icon: String, _ menu: NSMenu) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.image = NSImage(systemSymbolName: icon, accessibilityDescription: title)
    item.submenu = menu
    return item
  }
}
