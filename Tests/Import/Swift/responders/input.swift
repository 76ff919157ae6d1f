import AppKit

/// A class that validates the items of a XIB and mentions no menu.
final class TideController: NSResponder, NSUserInterfaceValidations {
  func validateUserInterfaceItem(_ item: NSValidatedUserInterfaceItem) -> Bool {
    if item.action == #selector(flood(_:)) { return tide.isLow }
    switch item.action {
    case #selector(ebb(_:)): return tide.isHigh
    case #selector(wait(_:)): return true
    default: return true
    }
  }

  @objc func flood(_ sender: Any?) {}
  @objc func ebb(_ sender: Any?) {}
  @objc func wait(_ sender: Any?) {}
}
