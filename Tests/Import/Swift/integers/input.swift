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
    for speed in [0.5, 1, 2.25] {
      menu.addItem(withTitle: knots(speed), action: nil, keyEquivalent: "")
    }
    for hour in [1, 2, 3, 4] where hour.isMultiple(of: 2) {
      menu.addItem(withTitle: hour.spoken(), action: nil, keyEquivalent: "")
    }
    if isFlipped { menu.addItem(withTitle: "Flip", action: nil, keyEquivalent: "") }
    return menu
  }

  private func knots(_ speed: Double) -> String {
    speed.truncatingRemainder(dividingBy: 1) == 0 ? "\(Int(speed)) Knots" : "\(speed) Knots"
  }
}

extension Int {
  func spoken() -> String { "Hour \(self)" }
}
