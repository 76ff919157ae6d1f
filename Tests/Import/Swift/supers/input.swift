import AppKit

/// A superclass that shows menus, and subclasses that fill them.
class PumpController: NSWindowController {
  @IBAction func showValves(_ sender: Any) {
    let menu = NSMenu()
    addValves(to: menu)
    menu.popUp(positioning: nil, at: NSEvent.mouseLocation, in: nil)
  }

  func addValves(to menu: NSMenu) {}
}

final class SteamPumpController: PumpController {
  override func addValves(to menu: NSMenu) {
    let item = NSMenuItem(title: "Safety Valve", action: nil, keyEquivalent: "")
    let submenu = NSMenu()
    submenu.addItem(withTitle: "Open", action: nil, keyEquivalent: "")
    item.submenu = submenu
    menu.addItem(item)
  }
}

final class HandPumpController: PumpController {
  override func addValves(to menu: NSMenu) {
    menu.addItem(withTitle: "Foot Valve", action: nil, keyEquivalent: "")
  }
}
