import AppKit

/// An application delegate whose XIB has the menus of two states, of which another object shows one.
final class FerryDelegate: NSObject, NSApplicationDelegate {
  @IBOutlet weak var dockedMenu: NSMenu!
  @IBOutlet weak var sailingMenu: NSMenu!
  @IBOutlet weak var helpItem: NSMenuItem!
  @IBOutlet weak var portsItem: NSMenuItem!
  @IBOutlet weak var crewItem: NSMenuItem!
  private let bridge = Bridge.shared
  private var ports: NSMenu!

  func applicationDidFinishLaunching(_ notification: Notification) {
    helpItem.title = Ferry.name + " Help"
    ports = NSMenu(title: "")
    portsItem.submenu = ports
    bridge.barMenu = engine.isRunning ? sailingMenu : dockedMenu
  }

  func boarded() {
    crewItem.submenu = crew.menu
  }
}

enum Ferry {
  static let name = "Ferry"
}

final class Bridge {
  static let shared = Bridge()
  private var item: NSStatusItem?
  var barMenu: NSMenu? {
    didSet { item?.menu = barMenu }
  }

  func show() {
    item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item?.button?.title = "Ferry"
  }
}
