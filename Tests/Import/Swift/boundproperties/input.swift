import AppKit

class LogbookController: NSViewController {
  /// The options of a pop-up button.
  @objc dynamic var formats: [String] {
    return [NSLocalizedString("Times Only", comment: ""), NSLocalizedString("Dates and Times", comment: "")]
  }

  @objc dynamic var harbors: [String] { Harbor.near.map(\.name) }

  @IBOutlet var harborButton: NSPopUpButton!

  /// The items that the binding supplies.
  func showLevels() {
    for item in harborButton.itemArray { item.isHidden = item.tag > 2 }
  }

  /// The selection of a pop-up button.
  @objc dynamic var sail = "Jib"

  /// A selection that code changes.
  @objc dynamic var rope = "Hemp"

  func reset() { rope = "Nylon" }
}
