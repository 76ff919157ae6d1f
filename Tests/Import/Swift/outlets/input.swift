import AppKit

/// An application delegate that changes the items of its XIB.
final class PondDelegate: NSObject, NSApplicationDelegate {
  @IBOutlet private weak var pondMenu: NSMenu!
  @IBOutlet weak var versionItem: NSMenuItem?
  @IBOutlet weak var feedItem: NSMenuItem!
  @IBOutlet weak var fishItem: NSMenuItem!
  @IBOutlet weak var loginItem: NSMenuItem!
  @IBOutlet weak var quitItem: NSMenuItem!
  @IBOutlet weak var bannerItem: NSMenuItem!
  @IBOutlet weak var depthPopUp: NSPopUpButton!
  @IBOutlet weak var reedPopUp: NSPopUpButton!
  private let barItem = NSStatusBar.system.statusItem(withLength: 24)

  func applicationDidFinishLaunching(_ notification: Notification) {
    barItem.menu = pondMenu
    barItem.button?.image = NSImage(systemSymbolName: "drop", accessibilityDescription: nil)
    quitItem.title = "Quit Pond"
    quitItem.image = NSImage(systemSymbolName: "power", accessibilityDescription: nil)
    versionItem?.title = "Version \(Bundle.main.version)"
    bannerItem.view = BannerView()
    loginItem.state = isLoginItem ? .on : .off
    depthPopUp.addItem(withTitle: "Bottomless")
    reedPopUp.addItem(withTitle: "Tall")
    reedPopUp.addItem(withTitle: "Short")
  }

  func pondChanged() {
    feedItem?.isEnabled = pond.isHungry
    guard let menu = fishItem.submenu else { return }
    menu.removeAllItems()
    for fish in pond.fish {
      let item = NSMenuItem(title: fish.name, action: nil, keyEquivalent: "")
      item.title = fish.longName
      menu.addItem(item)
    }
  }
}
