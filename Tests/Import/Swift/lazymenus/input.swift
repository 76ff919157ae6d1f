import AppKit

/// Submenus that a closure fills when they open.
private final class LazyItem: NSMenuItem, NSMenuDelegate {
  private let fill: (NSMenu) -> Void

  init(fill: @escaping (NSMenu) -> Void) {
    self.fill = fill
    super.init(title: "", action: nil, keyEquivalent: "")
    let menu = NSMenu()
    menu.delegate = self
    submenu = menu
  }

  required init(coder: NSCoder) { fatalError() }

  func menuWillOpen(_ menu: NSMenu) {
    menu.removeAllItems()
    fill(menu)
  }
}

final class KilnController: NSWindowController {
  private var glazeItem: NSMenuItem!

  func popUpKiln(in view: NSView) {
    let menu = NSMenu()
    glazeItem = LazyItem { [weak self] in self?.addGlazes(to: $0) }
    glazeItem.title = "Glazes"
    menu.addItem(glazeItem)
    let shelfItem = LazyItem { menu in menu.addItem(withTitle: "Top Shelf", action: nil, keyEquivalent: "") }
    shelfItem.title = "Shelves"
    menu.addItem(shelfItem)
    menu.popUp(positioning: nil, at: .zero, in: view)
  }

  func addGlazes(to menu: NSMenu) {
    menu.addItem(withTitle: "Celadon", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Shino", action: nil, keyEquivalent: "")
  }
}
