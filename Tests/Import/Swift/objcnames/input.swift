import AppKit

// Classes that Interface Builder files name as Objective-C does.
@objc(LHKeeper)
final class LampKeeper: NSObject, NSApplicationDelegate {
  @IBOutlet var lampMenu: NSMenu!
  @IBOutlet var lampItem: NSMenuItem!

  func applicationDidFinishLaunching(_ notification: Notification) {
    lampItem.title = "Light Lamp"
    lampMenu.item(at: 1)?.title = "Trim Wick"
  }

  @objc(polishLens:) func polish(_ sender: NSMenuItem) {
    sender.isEnabled = !lens.isClean
  }
}

extension LampKeeper: NSMenuItemValidation {
  func validateMenuItem(_ item: NSMenuItem) -> Bool {
    if item.action == #selector(ring(_:)) { item.state = fog.isThick ? .on : .off }
    return true
  }

  @objc func ring(_ sender: Any?) {}
}

extension LampKeeper: NSMenuDelegate {
  func menuNeedsUpdate(_ menu: NSMenu) {
    menu.insertItem(NSMenuItem(title: "Ship", action: nil, keyEquivalent: ""), at: 0)
  }
}

// A protocol with the same name is another thing.
@objc(LHKeeper) protocol Keeping {}

@objc(LHFlashItem)
final class FlashItem: NSMenuItem {
  override func awakeFromNib() { isHidden = true }
}
