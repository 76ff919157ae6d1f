import SwiftUI

/// Photo
struct PhotoMenu: View {
  var body: some View {
    Image("lake at dawn")
      .contextMenu {
        Button("Copy", systemImage: "doc.on.doc", action: copy)
        Button("Favorite", systemImage: "heart", action: favorite)
          .accessibilityLabel("Add to favorites")
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive, action: delete)
      }
  }

  private func copy() {}
  private func favorite() {}
  private func delete() {}
}
