import SwiftUI

// A context menu made by an initializer of the sources that passes its content on.
struct PierRow: View {
  let pier: Pier

  var body: some View {
    Text(pier.name)
      .contextMenu(
        ContextMenu(shouldDisplay: pier.isOpen) {
          Button("Moor") {}
          Divider()
          Button("Close Pier") {}
        })
  }
}

extension ContextMenu {
  init?(shouldDisplay: Bool, @ViewBuilder menuItems: () -> MenuItems) {
    guard shouldDisplay == true else { return nil }
    self.init(menuItems: menuItems)
  }
}
