import AppKit

/// Menus made by `.init(…)`, whose type the context tells.
final class MastView: NSView {
  lazy var flagMenu: NSMenu = {
    let menu: NSMenu = .init(title: "Flags")
    menu.addItem(.init(title: "Hoist Flag", action: nil, keyEquivalent: ""))
    return menu
  }()

  override func menu(for event: NSEvent) -> NSMenu? {
    let menu: NSMenu = .init()
    let item: NSMenuItem = .init(title: "Climb", action: nil, keyEquivalent: "")
    menu.addItem(item)
    item.submenu = .init(title: "Climb")
    item.submenu?.addItem(withTitle: "Crow’s Nest", action: nil, keyEquivalent: "")
    return menu
  }

  func makeButton() -> NSPopUpButton {
    let button: NSPopUpButton = .init(frame: .zero, pullsDown: false)
    button.addItem(withTitle: "Mainmast")
    return button
  }

  func makeOther() {
    let menu = NSMenu.init(title: "Sail")
    menu.addItem(withTitle: "Reef", action: nil, keyEquivalent: "")
    NSMenu.popUpContextMenu(menu, with: event, for: self)
  }

  func setUp() {
    self.menu = .init(title: "Mast")
    self.menu?.addItem(withTitle: "Paint", action: nil, keyEquivalent: "")
  }
}
