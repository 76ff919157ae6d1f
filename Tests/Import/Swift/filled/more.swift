import AppKit

extension LampController {
  func updateMenu() {
    menu.removeAllItems()
    addLampItems()
    menu.addItem(.separator())
    menu.addItem(withTitle: "Quit", action: #selector(NSApplication.terminate(_:)), keyEquivalent: "q")
  }

  private func addLampItems() {
    menu.addItem(withTitle: "Turn On", action: nil, keyEquivalent: "")
    let color = NSMenuItem(title: "Color", action: nil, keyEquivalent: "")
    color.submenu = colorMenu()
    menu.addItem(color)
  }

  private func colorMenu() -> NSMenu {
    let menu = NSMenu()
    menu.addItem(withTitle: "Warm", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Cold", action: nil, keyEquivalent: "")
    return menu
  }
}
