import SwiftUI

/// Recent notes
struct RecentNotesMenu: View {
  struct Note: Hashable {
    var name: String
  }

  // TODO: Supply ‹note.name› of each element.
  let notes: [Note]

  var body: some View {
    // SwiftUI does not support quick actions.
    Menu("Recent Notes") {
      Button("New Note", systemImage: "square.and.pencil", action: newNote)
      ForEach(notes, id: \.self) { note in
        Button(note.name, systemImage: "note") { chooseNote(note) }
      }
    }
  }

  private func newNote() {}
  private func chooseNote(_ note: Note) {}
}
