import SwiftUI

struct PartsView: View {
  var body: some View {
    List {}
      .toolbar {
        Menu("View") {
          sortMenu
          FilterMenu()
          filterMenu()
          sharedMenu
        }
        sharedMenu
      }
  }

  private var sortMenu: some View {
    Menu("Sort By") {
      Button("Name") {}
      Button("Date") {}
      Button("Size") {}
    }
  }

  private func filterMenu() -> some View {
    Menu("Show") {
      Button("All") {}
      Button("Unread") {}
      Button("Flagged") {}
    }
  }

  private var sharedMenu: some View {
    Menu("Share With") {
      Button("Family") {}
      Button("Friends") {}
      Button("Everyone") {}
    }
  }
}

struct FilterMenu: View {
  var body: some View {
    Menu("Filter") {
      Button("Red") {}
      Button("Green") {}
      Button("Blue") {}
    }
  }
}
