import AppKit

// Menus that fill themselves: the methods of their classes add the items.
final class BeaconMenu: NSMenu {
  private let beacons = NSMenuItem(title: "Beacons", action: nil, keyEquivalent: "")
  var status: NSMenuItem?

  init() {
    super.init(title: "Beacon")
    addStatus()
    addItem(.separator())
    addItem(self.beacons)
    self.addEnd()
  }

  required init(coder: NSCoder) { fatalError() }

  private func addStatus() {
    let status = NSMenuItem(title: "Status: Dark", action: nil, keyEquivalent: "")
    status.isEnabled = false
    addItem(status)
    self.status = status
  }

  private func addEnd() {
    self.addItem(NSMenuItem(title: "About Beacon", action: nil, keyEquivalent: ""))
    addQuit(title: "Quit Beacon")
  }

  private func addQuit(title: String) { addItem(withTitle: title, action: nil, keyEquivalent: "q") }
}

final class BeaconBar: NSMenu {
  init() {
    super.init(title: "")
    addSubmenu(applicationMenu())
    addSubmenu(fileMenu())
  }

  required init(coder: NSCoder) { fatalError() }

  private func addSubmenu(_ menu: NSMenu) {
    let item = self.addItem(withTitle: "", action: nil, keyEquivalent: "")
    self.setSubmenu(menu, for: item)
  }

  private func applicationMenu() -> NSMenu {
    let menu = NSMenu()
    menu.addItem(withTitle: "About Beacon", action: nil, keyEquivalent: "")
    return menu
  }

  private func fileMenu() -> NSMenu {
    let menu = NSMenu(title: "File")
    menu.addItem(withTitle: "Light", action: nil, keyEquivalent: "l")
    menu.addItem(.separator())
    menu.addItem(withTitle: "Close", action: nil, keyEquivalent: "w")
    return menu
  }
}

final class BeaconDelegate: NSObject, NSApplicationDelegate {
  let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApp.mainMenu = BeaconBar()
    item.menu = BeaconMenu()
  }
}
