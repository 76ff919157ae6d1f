import SwiftUI

// Views of an app that no code shows have no menus.
@main struct HouseApp: App {
  var body: some Scene {
    WindowGroup { House() }
  }
}

struct House: View {
  var body: some View {
    VStack {
      kitchen
      Hall()
      Text("Garden").contextMenu { Button("Water") {} }
    }
  }

  private var kitchen: some View {
    Menu("Kitchen") { Button("Cook") {} }
  }

  private var cellar: some View {
    Menu("Cellar") { Button("Store") {} }
  }
}

struct Hall: View {
  var body: some View {
    Menu("Hall") { Button("Enter") {} }
  }
}

// Attic() was here.
struct Attic: View {
  var body: some View {
    Text("Attic").contextMenu { Button("Climb") {} }
  }
}

public struct Roof: View {
  public var body: some View {
    Menu("Roof") { Button("Repair") {} }
  }
}

#Preview {
  Attic()
}
