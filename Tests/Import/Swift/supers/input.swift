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

/// Methods that the sources add to a class of AppKit.
extension NSView {
  func gaugePopUp(_ titles: [String]) -> NSPopUpButton {
    let popUp = NSPopUpButton(frame: .zero)
    popUp.addItems(withTitles: titles)
    return popUp
  }
}

final class GaugeView: NSStackView {
  func load() {
    let gauges = gaugePopUp([])
    let menu = NSMenu()
    menu.addItem(withTitle: "Pressure", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Heat", action: nil, keyEquivalent: "")
    gauges.menu = menu
    addArrangedSubview(gauges)
  }
}
