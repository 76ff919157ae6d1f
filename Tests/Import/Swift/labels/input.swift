import SwiftUI

struct Avatar: View {
  let person: Person

  var body: some View {
    ZStack {
      Circle()
      Text(person.initials)
    }
  }
}

struct LabelsView: View {
  @ObservedObject var model: Model
  @State private var isWide = false
  @State private var tab = Tab.recent

  enum Tab: LocalizedStringKey {
    case recent = "tab_recent"
    case all = "tab_all"
  }

  var body: some View {
    VStack {
      // A branch without a known image; the other one has a symbol.
      Menu {
        Button(model.isOpen ? "close_shelf" : "open_shelf") {}
        Button(isWide ? "Make Narrow" : "Make Wide") {}
        Button(tab.rawValue) {}
        Text(shelf)
        Button(prefix) {}
      } label: {
        if model.isFiltered || model.isSearching {
          Image("custom.filter")
        } else {
          Image(systemName: "line.3.horizontal.decrease")
        }
      }
      // The texts of a picture are no title.
      Menu {
        Button("Sign Out") {}
        Button { model.sort() } label: {
          HStack {
            Avatar(person: model.person)
            Text("Switch Account")
          }
        }
      } label: {
        Avatar(person: model.person)
      }
      Menu {
        Button("Rename…") {}
      } label: {
        if let image = model.image {
          AsyncImage(url: image) { phase in phase.resizable() }
        } else {
          ProgressView()
        }
      }
      Menu(model.books.filter { $0.isOpen }.count > 3 ? model.title : model.names.joined(separator: ", ")) {
        Button(model.books.filter { $0.isOpen }.first?.title ?? "") {}
        Label(isWide ? "Wide" : "Narrow", systemImage: model.isOpen ? "book" : "book.closed")
      }
    }
  }

  private var shelf: String {
    switch model.kind {
    case .paper: "Paper"
    case .screen: "Screen"
    }
  }

  private var prefix: String {
    if model.isOpen { return "Close" }
    return "Open"
  }
}
