import AppKit

/// A delegate that inserts items by a method that closures call, too.
final class HornItem: NSObject, NSMenuDelegate {
  private lazy var statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  private var extras = [NSMenuItem]()
  private lazy var menu: NSMenu = {
    let menu = NSMenu()
    menu.delegate = self
    menu.addItem(withTitle: "Sound Horn", action: nil, keyEquivalent: "")
    return menu
  }()

  private func update(_ items: [NSMenuItem]) {
    let header = NSMenuItem(title: "Signals", action: nil, keyEquivalent: "")
    for item in items.reversed() { menu.insertItem(item, at: 0) }
    menu.insertItem(header, at: 0)
    extras = [header] + items
  }

  func setUp() {
    statusItem.menu = menu
    Fleet.shared.onChange { [weak self] in self?.rebuild() }
  }

  private func rebuild() {
    update(Fleet.shared.signals.map { NSMenuItem(title: $0.name, action: nil, keyEquivalent: "") })
  }

  func menuWillOpen(_ menu: NSMenu) { rebuild() }
}
