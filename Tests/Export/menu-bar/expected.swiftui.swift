import SwiftUI

/// Sketchbook
struct SketchbookCommands: Commands {
  var body: some Commands {
    // Sketchbook
    CommandGroup(replacing: .appInfo) {
      Button("About Sketchbook", action: aboutSketchbook)
      Divider()
      Button("Settings…", action: settings)
        .keyboardShortcut(",")
    }
    CommandGroup(replacing: .newItem) {
      Button("New", action: new)
        .keyboardShortcut("n")
      Button("Close", action: close)
        .keyboardShortcut("w")
        .modifierKeyAlternate(.option) {
          Button("Close All", action: closeAll)
            .keyboardShortcut("w", modifiers: [.command, .option])
        }
    }
    // SwiftUI cannot say: the menu is disabled.
    CommandMenu("Layer") {
      // SwiftUI cannot say: the key fn belongs to its shortcut.
      Button("Next", action: next)
        .keyboardShortcut(.rightArrow, modifiers: .control)
      // SwiftUI cannot say: it is indented by 2 levels.
      Button("Play", action: play)
        // F5
        .keyboardShortcut("\u{F708}", modifiers: [])
      // SwiftUI cannot say: commands ask nothing; a view has to ask “Flatten all layers?”.
      Button("Flatten…", action: flatten)
    }
    CommandGroup(replacing: .help) {
      Button("Sketchbook Help", action: sketchbookHelp)
        .keyboardShortcut("?")
    }
  }

  private func aboutSketchbook() {}
  private func settings() {}
  private func new() {}
  private func close() {}
  private func closeAll() {}
  private func next() {}
  private func play() {}
  private func flatten() {
    // Flatten all layers?
  }
  private func sketchbookHelp() {}
}
