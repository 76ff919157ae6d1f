// Patterns of tuples are decided part by part.
import AppKit
import SwiftUI

enum Tide: CaseIterable { case low, high }

struct TideMenu: View {
  @ObservedObject var harbor: Harbor

  func name(_ tide: Tide, _ isSpring: Bool) -> String {
    switch (tide, isSpring) {
    case (.low, true): "Spring Low"
    case (.low, false): "Low"
    default: "High, Any"
    }
  }

  func count(_ tide: Tide, _ boats: Int?) -> String {
    switch (tide, boats) {
    case (.low, nil): return "No Boats"
    case (.low, let boats?): return "\(boats) Boats"
    case (_, let boats): return "High with \(boats ?? 0)"
    }
  }

  func toggleTitle(_ tide: Tide) -> String {
    switch (harbor.isOpen, tide) {
    case (true, .low): "Close at Low"
    case (false, .low): "Open at Low"
    case (true, .high): "Close at High"
    case (false, .high): "Open at High"
    }
  }

  var body: some View {
    Menu("Tides") {
      Button(name(.high, false)) {}
      Button(name(.low, false)) {}
      Button(count(.low, 3)) {}
      Button(count(.low, nil)) {}
      Button(count(.high, 7)) {}
      Button(toggleTitle(.high)) {}
      switch (Tide.high, harbor.isOpen) {
      case (.low, _): Button("Never") {}
      case (.high, true): Button("Leave") {}
      case (.high, false): Button("Wait") {}
      }
      if case (.high, _) = (Tide.high, harbor.isOpen) { Button("Look") {} } else { Button("Never Either") {} }
    }
  }
}

final class TideView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    for tide in Tide.allCases {
      switch (tide, true) {
      case (.low, true): menu.addItem(withTitle: "Ebb", action: nil, keyEquivalent: "")
      default: menu.addItem(withTitle: "Flood", action: nil, keyEquivalent: "")
      }
    }
    return menu
  }
}
