import AppKit

/// The sizes of a sail, of which some are known only at runtime.
enum Sail: CaseIterable {
  case jib, main

  var name: String {
    switch self {
    case .jib: "Jib"
    case .main: "Main Sail"
    }
  }

  static var stowed: [Sail] { [main] + Locker.sails[..<2] }
}

/// Fills pop-up buttons from lists of which only a part is known.
final class LockerController: NSViewController {
  @IBOutlet weak var ropePopUp: NSPopUpButton!
  @IBOutlet weak var sailPopUp: NSPopUpButton!
  @IBOutlet weak var flagPopUp: NSPopUpButton!
  @IBOutlet weak var lampPopUp: NSPopUpButton!
  @IBOutlet weak var oarPopUp: NSPopUpButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    var ropes = Locker.ropes.map { $0.name }
    ropes.append("Add Rope…")
    ropePopUp.removeAllItems()
    ropePopUp.addItems(withTitles: ropes)
    sailPopUp.removeAllItems()
    for sail in Sail.stowed { sailPopUp.addItem(withTitle: sail.name) }
    sailPopUp.addItem(withTitle: "No Sail")
    flagPopUp.removeAllItems()
    (["No Flag"] + Locker.flags[..<2]).forEach { flagPopUp.addItem(withTitle: $0) }
    Locker.load { [weak self] lamps in self?.lampPopUp.refill(lamps) }
    // As Swift 2 wrote it.
    Locker.load { [weak self] oars in self?.oarPopUp.replace(oars) }
    oarPopUp.selectItemAtIndex(Locker.oar)
  }
}

extension NSPopUpButton {
  func refill(_ titles: [String]) {
    removeAllItems()
    addItems(withTitles: titles)
  }

  func replace(titles: [String]) {
    self.removeAllItems()
    self.addItemsWithTitles(titles)
  }
}
