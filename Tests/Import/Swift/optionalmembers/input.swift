import AppKit

/// Items with an optional color.
final class BuoyView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    menu.addItem(item("Fairway"))
    menu.addItem(item("Port", .red))
    return menu
  }

  private func item(_ title: String, _ color: NSColor? = nil) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.image = NSImage(systemSymbolName: "circle", accessibilityDescription: nil)
    if let color {
      item.image = NSImage(systemSymbolName: "circle.fill", accessibilityDescription: nil)
      item.toolTip = "Colored"
    }
    return item
  }
}
