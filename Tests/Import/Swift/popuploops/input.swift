// Pop-up buttons with items of loops over runtime data are pickers.
import AppKit

final class SailController: NSViewController {
  let sails = NSPopUpButton(frame: .zero, pullsDown: false)
  let ropes = NSPopUpButton(frame: .zero, pullsDown: false)

  override func viewDidLoad() {
    sails.addItem(withTitle: "Automatic")
    for sail in Locker.shared.sails { sails.addItem(withTitle: sail.name) }
    view.addSubview(sails)

    let menu = NSMenu()
    menu.addItem(withTitle: "Any Rope", action: nil, keyEquivalent: "")
    for rope in Locker.shared.ropes {
      if rope.startsGroup { menu.addItem(.separator()) }
      let item = NSMenuItem(title: rope.name, action: nil, keyEquivalent: "")
      item.state = rope.isUsed ? .on : .off
      menu.addItem(item)
    }
    ropes.menu = menu
    view.addSubview(ropes)
  }
}

/// The loop, or the branch, is the first use of a button or a menu.
final class AnchorController: NSViewController {
  private let anchors = NSPopUpButton()
  private let chains = NSPopUpButton()
  private let buoys: NSMenu = NSMenu()

  override func viewDidLoad() {
    for anchor in Locker.shared.anchors { anchors.addItem(withTitle: anchor.name) }
    if Locker.shared.hasChains { chains.addItem(withTitle: "Long Chain") }
    chains.addItem(withTitle: "Short Chain")
    for buoy in Locker.shared.buoys { buoys.addItem(withTitle: buoy.name, action: nil, keyEquivalent: "") }
    view.menu = buoys
  }
}
