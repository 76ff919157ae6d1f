import AppKit

// Capture lists name objects and values.
final class TideController: NSViewController {
  private let harborPopUp = NSPopUpButton()
  private let boatMenu = NSMenu()
  private let renameItem = NSMenuItem(title: "Rename Boat", action: nil, keyEquivalent: "")
  private let chart = Chart()

  override func viewDidLoad() {
    super.viewDidLoad()
    chart.harbors.bind { [popUp = harborPopUp, heading = "Harbors"] _ in
      let menu = NSMenu()
      menu.addItem(withTitle: heading, action: nil, keyEquivalent: "")
      menu.addItem(withTitle: "North Pier", action: nil, keyEquivalent: "")
      popUp.menu = menu
    }
    boatMenu.addItem(renameItem)
    boatMenu.addItem(withTitle: "Sell Boat", action: nil, keyEquivalent: "")
    view.menu = boatMenu
    chart.boats.bind { [weak self, item = renameItem] boat in
      item.isEnabled = boat.isOwned
      self?.view.needsLayout = true
    }
  }
}
