import SwiftUI

/// Branches in which a state has no longer its first value.
struct CratesView: View {
  enum Mode: String { case looking = "Look", packing = "Pack" }

  @State private var chosen: Set<String> = []
  @State private var mode = Mode.looking
  @State private var weight = 0

  var body: some View {
    VStack {
      if !chosen.isEmpty {
        Text("Crates")
        Button("None") { chosen.removeAll() }
        Menu("Crates") {
          Button("Load \(chosen.count) Crates") {}
          Button("Weigh \(weight) kg") {}
        }
      }
      if chosen.isEmpty {
        Text("No crates")
      } else {
        Menu("Rest") {
          Button("Leave \(chosen.count) Crates") {}
          Button("Look") {}.disabled(chosen.isEmpty)
        }
      }
      switch mode {
      case .looking: Text("Deck")
      case .packing: Menu("Pack") { Button("Stop: \(mode.rawValue)") {} }
      }
      Menu("All") {
        Button("Count \(chosen.count)") {}
        if weight > 0 { Button("Lift \(weight) kg") {} }
      }
    }
  }
}
