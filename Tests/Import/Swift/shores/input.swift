import AppKit

class DropButton: NSButton {
  override func mouseDown(with event: NSEvent) {
    menu?.popUp(positioning: nil, at: .zero, in: self)
  }
}

final class ShoreController: NSViewController {
  @IBOutlet private var list: NSTableView!
  private let gearButton = NSPopUpButton(frame: .zero, pullsDown: true)

  override func viewDidLoad() {
    let dropButton = DropButton()
    dropButton.image = NSImage(systemSymbolName: "lock", accessibilityDescription: nil)
    let locks = NSMenu()
    locks.addItem(withTitle: "Lock", action: nil, keyEquivalent: "")
    locks.addItem(withTitle: "Unlock", action: nil, keyEquivalent: "")
    dropButton.menu = locks

    let rows = NSMenu()
    rows.addItem(withTitle: "Delete Row", action: nil, keyEquivalent: "")
    list.menu = rows

    let gear = NSMenu()
    gear.addItem(withTitle: "Options", action: nil, keyEquivalent: "")
    gear.addItem(withTitle: "Sort", action: nil, keyEquivalent: "")
    gear.addItem(withTitle: "Filter", action: nil, keyEquivalent: "")
    gearButton.menu = gear

    let unseen = NSMenu()
    fillFromServer(unseen)
  }
}
