import SwiftUI

/// anchorage-view-controller-menu
struct AnchorageMenu: View {
  var body: some View {
    Menu {
      Button("Moor", action: moor)
      Button("Sail", action: sail)
    } label: {
      Image(systemName: "ellipsis")
    }
  }

  private func moor() {}
  private func sail() {}
}
