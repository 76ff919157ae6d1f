import AppKit

extension NSMenu {
  /// Adds an item with a state.
  @discardableResult
  func addItem(
    withTitle title: String, action: Selector? = nil, isOn: Bool = false, isEnabled: Bool = true
  ) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: action, keyEquivalent: "")
    item.state = isOn ? .on : .off
    item.isEnabled = isEnabled
    addItem(item)
    return item
  }
}

final class LoomView: NSView {
  override func rightMouseDown(with event: NSEvent) {
    let menu = NSMenu()
    menu.autoenablesItems = false
    menu.addItem(withTitle: "Threads", isEnabled: false)
    menu.addItem(withTitle: "Wool", action: #selector(chooseThread), isOn: true)
    menu.addItem(withTitle: "Silk", action: #selector(chooseThread), isOn: shelf.hasSilk)
    menu.addItem(withTitle: "Weave", action: #selector(weave), keyEquivalent: "w")
    _ = menu.addItem(withTitle: "Unravel", isOn: true)
    let _ = menu.addItem(withTitle: "Card", action: #selector(weave), keyEquivalent: "")
    NSMenu.popUpContextMenu(menu, with: event, for: self)
  }
}
