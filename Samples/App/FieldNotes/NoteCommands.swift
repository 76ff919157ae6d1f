import SwiftUI

/// Additions to the menu bar if it is built with SwiftUI.
struct NoteCommands: Commands {
  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note") {}
        .keyboardShortcut("n")
      Button("New Season…") {}
        .keyboardShortcut("n", modifiers: [.command, .shift])
    }
    CommandMenu("Note") {
      Button("Add Photo…", systemImage: "photo") {}
        .keyboardShortcut("p", modifiers: [.command, .option])
      Button("Add Place", systemImage: "mappin.and.ellipse") {}
      Divider()
      Button("Move to Trash", systemImage: "trash", role: .destructive) {}
        .keyboardShortcut(.delete)
    }
    CommandGroup(replacing: .help) {
      Button("Field Notes Help") {}
        .keyboardShortcut("?")
    }
  }
}
