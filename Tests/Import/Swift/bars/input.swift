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
