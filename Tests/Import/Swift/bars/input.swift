import AppKit

// A menu bar that is assigned first and filled later, and items whose initializer changes their modifiers.
final class KeyItem: NSMenuItem {
  convenience init(_ name: String, _ key: String = "", _ flags: [NSEvent.ModifierFlags] = []) {
    self.init(title: name, action: nil, keyEquivalent: key)
    for flag in flags {
      keyEquivalentModifierMask.insert(flag)
    }
  }
}

final class ClockDelegate: NSObject, NSApplicationDelegate {
  func applicationWillFinishLaunching(_ notification: Notification) {
    let app = notification.object as? NSApplication
    app!.mainMenu = NSMenu()

    let appMenu = NSMenuItem()
    appMenu.submenu = NSMenu()
    appMenu.submenu?.addItem(KeyItem("Quit Clock", "q"))
    app!.mainMenu?.addItem(appMenu)

    let timeMenu = NSMenuItem()
    timeMenu.submenu = NSMenu(title: "Time")
    timeMenu.submenu?.addItem(KeyItem("Start", "s", [.shift, .command]))
    timeMenu.submenu?.addItem(KeyItem("Stop", "s", [.control]))
    app!.mainMenu?.addItem(timeMenu)
  }
}

final class LapsController: NSObject {
  @IBOutlet var lapsTable: NSTableView!

  func collection(_ view: NSView, menuForRepresentedObjectAt index: Int) -> NSMenu? {
    let menu = NSMenu()
    menu.addItem(withTitle: "Rename", action: nil, keyEquivalent: "")
    return menu
  }

  func setUp() {
    let menu = NSMenu()
    menu.delegate = self
    lapsTable.menu = menu
  }

  private static func item(of lap: Lap) -> NSMenuItem? {
    switch lap.kind {
    case .fast: return NSMenuItem(title: "Fast", action: nil, keyEquivalent: "")
    case .slow: return slowItem(lap)
    }
  }

  private static func slowItem(_ lap: Lap) -> NSMenuItem? {
    let item = NSMenuItem(title: "Slow", action: nil, keyEquivalent: "")
    let submenu = NSMenu(title: "Slow")
    submenu.addItem(withTitle: "Again", action: nil, keyEquivalent: "")
    item.submenu = submenu
    return item
  }
}
