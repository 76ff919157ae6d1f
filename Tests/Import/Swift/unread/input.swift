import SwiftUI

/// A submenu that no condition ever shows, and a view that only a preview uses.
enum Fleet {
  static let hasTugs = false
}

struct FleetBar: View {
  var body: some View {
    Menu("Fleet") {
      Button("Sail") {}
      TugMenu()
    }
  }
}

struct TugMenu: View {
  var body: some View {
    if Fleet.hasTugs {
      Menu("Tugs") { Button("Push") {} }
    }
  }
}

struct AnchorMenu: View {
  var body: some View {
    Menu("Anchor") { Button("Weigh") {} }
  }
}

#Preview {
  AnchorMenu()
}
