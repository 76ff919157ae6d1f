import AppKit

/// Menus that open in the view that a function gets.
enum HatchMenus {
  static func open(in anchor: NSView?) {
    guard let anchor else { return }
    let menu = NSMenu(title: "Hatch")
    menu.addItem(withTitle: "Batten Down", action: nil, keyEquivalent: "")
    menu.popUp(positioning: nil, at: .zero, in: anchor)
  }

  static func ask(in anchor: NSView) {
    let menu = NSMenu(title: "Hold")
    menu.addItem(withTitle: "Load Hold", action: nil, keyEquivalent: "")
    menu.popUp(positioning: nil, at: .zero, in: anchor)
  }
}

/// A click on a button opens one menu; the other also opens in the view.
final class HatchController: NSViewController {
  private let hatchButton = NSButton()

  @objc private func click(_ sender: NSButton) { HatchMenus.open(in: sender) }

  private func openHatch(_ anchor: NSView?) { HatchMenus.open(in: anchor) }

  func show() {
    openHatch(self.hatchButton)
    HatchMenus.ask(in: hatchButton)
    HatchMenus.ask(in: view)
  }
}
