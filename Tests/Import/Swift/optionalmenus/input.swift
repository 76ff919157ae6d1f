// A context menu that is given as a value, or as none.
import SwiftUI

struct Mooring: View {
  let isFree: Bool

  var body: some View {
    Text("Mooring")
      .contextMenu(
        isFree
          ? ContextMenu {
            Button("Moor") {}
          } : nil)
    Text("Pier")
      .contextMenu(isFree ? nil : ContextMenu(menuItems: { Button("Call Harbor") {} }))
  }
}

protocol Shown {
  associatedtype Look: View
  var look: Look { get }
}

extension Shown {
  func named(@ViewBuilder extras: () -> some View) -> some View {
    Text("Name").contextMenu {
      self.look
      Button("Copy") {}
    }
  }
}
