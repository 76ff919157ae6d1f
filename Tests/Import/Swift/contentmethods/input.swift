import SwiftUI

// Methods and modifiers that show their content in a menu, and their uses.
extension View {
  func rowMenu<Actions: View>(@ViewBuilder actions: @escaping () -> Actions) -> some View {
    contextMenu { actions() }
  }

  func tileMenu(@ViewBuilder actions: @escaping () -> some View) -> some View {
    modifier(TileMenu(actions: actions))
  }

  func sortable(by name: String, @ViewBuilder orders: () -> some View) -> some View {
    toolbar {
      Menu(name) { orders() }
    }
  }
}

struct TileMenu<Actions: View>: ViewModifier {
  @ViewBuilder let actions: () -> Actions

  func body(content: Content) -> some View {
    content.contextMenu {
      actions()
      Divider()
      Button("Inspect") {}
    }
  }
}

struct Cellar: View {
  var body: some View {
    VStack {
      Text("Jam").rowMenu {
        Button("Spread") {}
        Button("Seal") {}
      }
      Text("Jar").tileMenu {
        Button("Open") {}
      }
      Text("Tin").modifier(TileMenu { Button("Cut") {} })
      row("Cork") { Button("Pull") {} }
      row("Wine") {
        Button("Pour") {}
        Button("Taste") {}
      }
    }
    .sortable(by: "Sort") { Button("By Year") {} }
  }

  private func row<Actions: View>(_ title: String, @ViewBuilder actions: () -> Actions) -> some View {
    Text(title).contextMenu { actions() }
  }
}
