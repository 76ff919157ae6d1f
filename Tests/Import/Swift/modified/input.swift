import SwiftUI

/// A modifier that makes a view the label of a menu, or an item of it.
struct TideMenu: ViewModifier {
  let height: Int

  func body(content: Content) -> some View {
    Menu {
      Button("High tide") {}
      Button("Low tide") {}
    } label: {
      content
    }
  }
}

struct Held: ViewModifier {
  func body(content view: Content) -> some View {
    Menu("Held") {
      view
      Button("Let go") {}
    }
  }
}

struct TideView: View {
  var body: some View {
    VStack {
      Image(systemName: "water.waves").resizable().modifier(TideMenu(height: 2))
      Label("Ebb", systemImage: "arrow.down").modifier(TideMenu(height: 1))
      Button("Grab") {}.modifier(Held())
    }
  }
}
