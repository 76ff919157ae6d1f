import Reloading
import SwiftUI

/// A view whose wrapper of a library takes no argument, unlike the label after it.
struct AddMenu<Content>: View where Content: View {
  @Reloaded var reloads
  @ObservedObject var shelf = Shelf.shared.first
  @ViewBuilder let content: () -> Content

  var body: some View {
    Menu {
      Button("Page") {}
      Button("Chapter") {}
    } label: {
      content()
    }
  }
}

struct BookView: View {
  var body: some View {
    Text("Book").contextMenu {
      AddMenu { Text("Add") }
      Button("Close") {}
    }
  }
}

/// A view that only the menu bar contains.
struct ShelfItems: View {
  var body: some View {
    Button("Tidy Up") {}
    AddMenu { Text("Add") }
  }
}

@main
struct BookApp: App {
  var body: some Scene {
    WindowGroup { BookView() }
      .commands { CommandMenu("Shelf") { ShelfItems() } }
  }
}
