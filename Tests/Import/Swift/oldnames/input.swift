import Cocoa

/// A menu in the names of Swift 2.
class FerryMenu: NSObject {
  private var statusItem: NSStatusItem!

  func start() {
    let item = NSStatusBar.systemStatusBar().statusItemWithLength(-1)
    let menu = NSMenu()
    menu.addItemWithTitle("Open Ferry", action: "open:", keyEquivalent: "o")
    menu.addItem(NSMenuItem.separatorItem())
    let night = menu.addItemWithTitle("Night Ferry", action: nil, keyEquivalent: "")
    night?.state = NSOnState
    menu.insertItemWithTitle("Timetable", action: nil, keyEquivalent: "t", atIndex: 1)
    menu.itemAtIndex(0)?.enabled = false
    menu.addItemWithTitle("Quit Ferry", action: "terminate:", keyEquivalent: "q")
    item.menu = menu
    self.statusItem = item
  }
}
