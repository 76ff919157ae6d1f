import SwiftUI

/// Draft Actions
struct DraftActionsMenu: View {
  @State private var isConfirmingDelete = false

  var body: some View {
    Menu {
      Button("Duplicate", systemImage: "doc.on.doc", action: duplicate)
        .keyboardShortcut("d")
      Button("Delete…", systemImage: "trash", role: .destructive) { isConfirmingDelete = true }
        .keyboardShortcut(.delete, modifiers: [])
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    .confirmationDialog(
      "Delete this draft?",
      isPresented: $isConfirmingDelete,
      titleVisibility: .visible
    ) {
      Button("Delete Draft", role: .destructive, action: deleteDraft)
      Button("Archive Instead", action: archiveInstead)
      Button("Keep It", role: .cancel) {}
    } message: {
      Text("It is removed from all your devices.")
    }
  }

  private func duplicate() {}
  private func deleteDraft() {}
  private func archiveInstead() {}
}
