import SwiftUI

/// Menus that initially have no item.
struct CargoView: View {
  @State private var chosen: Set<String> = []
  @State private var isFull = false
  @State private var isWet = false

  var body: some View {
    Text("Crate").contextMenu {
      if !chosen.isEmpty {
        Button("Load") {}
        if isWet { Button("Dry") {} }
        Button("Unload") {}
      }
    }
    Menu("Hatch") {
      if isFull { Button("Close") {} }
      if isWet { Button("Pump") {} }
    }
    Menu("Mast") {
      if isFull { Button("Lower") {} }
      Button("Raise") {}
    }
  }
}
