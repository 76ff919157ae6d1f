import AppKit

final class ScaleView: NSView {
  override func rightMouseDown(with event: NSEvent) {
    let menu = NSMenu()
    for unit in ["gram", "ounce"] {
      menu.addItem(
        withTitle: NSLocalizedString("scale.\(unit)", comment: "Unit"), action: #selector(weigh), keyEquivalent: "")
    }
    NSMenu.popUpContextMenu(menu, with: event, for: self)
  }
}
