import AppKit

/// Numbers of several types.
final class TideView: NSView {
  private let least: Int64 = 2

  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    for hours in [1, 2, 6] where UInt(hours) >= UInt(least) {
      menu.addItem(withTitle: "In \(UInt(hours)) Hours", action: nil, keyEquivalent: "")
    }
    for depth in [UInt8(3), 8].filter({ $0 > 4 }) {
      menu.addItem(withTitle: "\(depth) Meters", action: nil, keyEquivalent: "")
    }
    if isFlipped { menu.addItem(withTitle: "Flip", action: nil, keyEquivalent: "") }
    return menu
  }
}
