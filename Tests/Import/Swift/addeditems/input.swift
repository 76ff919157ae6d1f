import AppKit

/// Adds items to the menus of its XIB.
final class MarinaController: NSObject, NSApplicationDelegate {
  @IBOutlet weak var marinaMenu: NSMenu!
  @IBOutlet weak var berthMenu: NSMenu!
  @IBOutlet weak var guestMenu: NSMenu!
  @IBOutlet weak var tidePopUp: NSPopUpButton!
  @IBOutlet weak var dayPopUp: NSPopUpButton!
  @IBOutlet weak var towPopUp: NSPopUpButton!
  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  func applicationDidFinishLaunching(_ notification: Notification) {
    statusItem.menu = marinaMenu
    marinaMenu.addItem(.separator())
    let quit = NSMenuItem(title: "Quit Marina", action: #selector(NSApplication.terminate(_:)), keyEquivalent: "q")
    marinaMenu.addItem(quit)
    for berth in Harbor.berths { berthMenu.addItem(withTitle: berth.name, action: nil, keyEquivalent: "") }
    dayPopUp.reload(Harbor.days)
    dayPopUp.addItems(withTitles: ["Weekday", "Holiday"])
    if !isOpen {
      tides = ["Ebb", "Flood"]
      isOpen = true
    }
  }

  private var isOpen = false
  private var tides: [String] = [] {
    didSet {
      tidePopUp.removeAllItems()
      tidePopUp.addItems(withTitles: tides)
    }
  }

  func menuWillOpen(_ menu: NSMenu) {
    guestMenu.removeAllItems()
    for guest in Harbor.guests { guestMenu.addItem(withTitle: guest.name, action: nil, keyEquivalent: "") }
    guestMenu.addItem(withTitle: "Invite Guest…", action: nil, keyEquivalent: "")
  }

  @IBAction func chooseTow(_ sender: Any) {
    if sender is NSButton { towPopUp.removeAllItems() }
  }
}
