import SwiftUI

/// The menu bar of a notes app
struct TheMenuBarOfANotesCommands: Commands {
  var body: some Commands {
    SidebarCommands()
    TextEditingCommands()
    // Notizblock
    CommandGroup(after: .appInfo) {
      Button("Nach Updates suchen …", action: nachUpdatesSuchen)
    }
    CommandGroup(replacing: .systemServices) {}
    CommandGroup(replacing: .newItem) {
      Button("Neue Notiz", action: neueNotiz)
        .keyboardShortcut("n")
    }
    CommandGroup(replacing: .toolbar) {
      Button("Größer", action: action)
    }
    CommandMenu("Notiz") {
      Button("Anheften", action: anheften)
    }
    CommandGroup(replacing: .help) {}
  }

  private func nachUpdatesSuchen() {}
  private func neueNotiz() {}
  private func action() {}
  private func anheften() {}
}
