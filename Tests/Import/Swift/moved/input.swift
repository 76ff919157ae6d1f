import AppKit

/// Items that move from one menu to another.
extension NSMenu {
  func adopt(_ other: NSMenu) {
    let rows = other.items
    other.removeAllItems()
    for row in rows { addItem(row) }
  }
}

final class OrchardController: NSViewController, NSMenuDelegate {
  let tree = NSOutlineView()

  override func viewDidLoad() {
    let menu = NSMenu()
    menu.delegate = self
    tree.menu = menu
  }

  func menuNeedsUpdate(_ menu: NSMenu) {
    menu.removeAllItems()
    guard let found = rowMenu() else { return }
    menu.adopt(found)
  }

  private func rowMenu() -> NSMenu? {
    let row = tree.clickedRow
    if tree.selectedRowIndexes.contains(row) { return pickMenu(tree.selectedRowIndexes) }
    return pickMenu([row])
  }

  private func pickMenu(_ rows: IndexSet) -> NSMenu? {
    let menu = NSMenu()
    menu.addItem(withTitle: "Pick", action: nil, keyEquivalent: "")
    if rows.count > 1 { menu.addItem(withTitle: "Sort Baskets", action: nil, keyEquivalent: "") }
    return menu
  }
}

final class PressController: NSObject {
  func present(in view: NSView) {
    let first = NSMenu()
    first.addItem(withTitle: "Crush", action: nil, keyEquivalent: "")
    first.addItem(withTitle: "Strain", action: nil, keyEquivalent: "")
    let second = NSMenu(title: "Press")
    second.items = first.items.map { $0.copy() as! NSMenuItem }
    second.addItem(.separator())
    let rest = first.items
    second.addItem(withTitle: rest.isEmpty ? "Empty" : "Bottle", action: nil, keyEquivalent: "")
    // The runtime of Objective-C changes nothing in the menu.
    objc_setAssociatedObject(second, &PressController.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    second.popUp(positioning: nil, at: .zero, in: view)
  }
}
