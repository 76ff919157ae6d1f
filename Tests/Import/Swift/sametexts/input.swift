import SwiftUI

extension String {
  static let every = ".every"
}

struct BerthFilter {
  var pier: String = .every
  var dock: String = .every
}

/// Texts that are compared with a constant of their type.
struct BerthView: View {
  @State private var filter = BerthFilter()

  var body: some View {
    Menu {
      Menu {
        Picker("Pier", selection: $filter.pier) { Text("Every Pier").tag(String.every) }
      } label: {
        Text(filter.pier == .every ? "Pier" : filter.pier)
      }
      Button("Show All", systemImage: filter.dock != .every ? "circle.fill" : "circle") {}
    } label: {
      Image(systemName: filter.pier != .every ? "line.3.horizontal.decrease.circle.fill" : "line.3.horizontal.decrease")
    }
  }
}
