import SwiftUI

// Two methods of the same name show the content of their caller in a menu; the arguments select one.
extension View {
  @ViewBuilder
  func rowMenu<Items: View>(@ViewBuilder items: () -> Items) -> some View {
    if ProcessInfo.processInfo.isiOSAppOnMac {
      self.contextMenu { items() }
    } else {
      self
    }
  }

  @ViewBuilder
  func rowMenu<ID: Hashable, Items: View>(
    selection type: ID.Type, @ViewBuilder items: @escaping (Set<ID>) -> Items
  ) -> some View {
    if ProcessInfo.processInfo.isiOSAppOnMac {
      self.contextMenu(forSelectionType: type, menu: items)
    } else {
      self
    }
  }
}

struct ShellView: View {
  var body: some View {
    Text("Shell")
      .rowMenu {
        Button("Collect") {}
      }
  }
}

struct BeachView: View {
  let shells: [Int]

  var body: some View {
    List(shells, id: \.self) { _ in ShellView() }
      .rowMenu(selection: Int.self) { ids in
        Button("Sort") {}
        Button("Discard", role: .destructive) {}
      }
  }
}
