import SwiftUI

/// A note in the list, with the menu that it has when it is touched and held.
struct NoteRow: View {
  @Binding var note: Note
  @State private var isDeleting = false

  var body: some View {
    Label(note.title, systemImage: note.kind.symbol)
      .contextMenu {
        Button("Open", systemImage: "arrow.up.right.square") {}
        Button("Duplicate", systemImage: "plus.square.on.square") {}
          .keyboardShortcut("d")
        Toggle("Pinned", systemImage: "pin", isOn: $note.isPinned)
        Menu("Kind", systemImage: "tag") {
          Picker("Kind", selection: $note.kind) {
            ForEach(Note.Kind.allCases) { kind in
              Label(kind.title, systemImage: kind.symbol).tag(kind)
            }
          }
          .pickerStyle(.inline)
        }
        Divider()
        Button("Delete…", systemImage: "trash", role: .destructive) { isDeleting = true }
      }
      .confirmationDialog("Delete this note?", isPresented: $isDeleting, titleVisibility: .visible) {
        Button("Delete Note", role: .destructive) {}
      } message: {
        Text("It is removed from all your devices.")
      }
  }
}
