import AppKit

/// Buttons that the code enables, disables, and fills at indices known only at runtime.
final class LockController: NSViewController {
  @IBOutlet var gatePopUp: NSPopUpButton!
  @IBOutlet var levelPopUp: NSPopUpButton!
  @IBOutlet var boatPopUp: NSPopUpButton!

  func update() {
    gatePopUp.isEnabled = true
    levelPopUp.isEnabled = true
    if lock.isFull { levelPopUp.isEnabled = false }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    boatPopUp.removeAllItems()
    boatPopUp.addItem(withTitle: "Any Boat")
    boatPopUp.menu?.addItem(.separator())
    boatPopUp.addItem(withTitle: "Other…")
    for boat in lock.boats { insert(boat) }
    for raft in lock.rafts { boatPopUp.insertItem(withTitle: raft.name, at: 1) }
  }

  private func insert(_ boat: Boat) {
    var index = 1
    while index < boatPopUp.numberOfItems, boatPopUp.item(at: index)?.tag == 0 { index += 1 }
    boatPopUp.insertItem(withTitle: boat.name, at: index)
  }
}
