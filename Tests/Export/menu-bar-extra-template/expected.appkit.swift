import AppKit

/// A menu bar extra with an image in the color of the bar
final class AMenuBarExtraWithAnStatusItem: NSObject {
  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  override init() {
    super.init()
    statusItem.button?.image = NSImage(named: "leaf")
    statusItem.button?.image?.isTemplate = true
    statusItem.menu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    menu.addItem(withTitle: "Water", action: #selector(water), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func water() {}
}
