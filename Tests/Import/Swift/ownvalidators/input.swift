import AppKit

@objc protocol Mooring {
  func moor(_ sender: Any?)
}

/// The owner of a XIB, which validates its items before other classes and enables what the design disables.
final class QuayController: NSViewController, NSMenuItemValidation, Mooring {
  @IBAction func copy(_ sender: Any?) {}
  func moor(_ sender: Any?) {}

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    switch menuItem.action {
    case #selector(copy(_:)): return true
    default: return true
    }
  }
}

/// Another class, which gets only the actions that the owner lacks.
final class CargoController: NSViewController, NSMenuItemValidation {
  @IBAction func copy(_ sender: Any?) {}
  @IBAction func load(_ sender: Any?) {}

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    switch menuItem.action {
    case #selector(copy(_:)): return !cargo.isEmpty
    case #selector(load(_:)): return !cargo.isFull
    default: return true
    }
  }
}
