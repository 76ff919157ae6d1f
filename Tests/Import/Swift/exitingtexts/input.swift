import SwiftUI

/// Texts of properties that are `nil` without a value, and whose words depend on others.
struct TideView: View {
  @ObservedObject var gauge: Gauge

  private var depth: String? {
    guard let depth = gauge.depth else { return nil }
    return String(format: "%.1f m deep", depth)
  }

  private var current: String? {
    guard let speed = gauge.speed else { return nil }
    if gauge.showsDirection {
      if let direction = gauge.direction {
        return String(format: "%.1f knots to %@", speed, direction)
      } else {
        return String(format: "%.1f knots", speed)
      }
    } else {
      return String(format: "Current %.1f", speed)
    }
  }

  var body: some View {
    Menu("Tide") {
      if let text = depth { Text(text) }
      if let depth { Button(depth) {} }
      if let text = current { Text(text) }
      Button("Refresh") {}
    }
  }
}
