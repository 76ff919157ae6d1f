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
    // SwiftUI does not support disabled menus in a menu bar.
    CommandMenu("Layer") {
      // SwiftUI does not support the fn key in shortcuts.
      Button("Next", action: next)
        .keyboardShortcut(.rightArrow, modifiers: .control)
      // SwiftUI does not support indentation by 2 levels.
      Button("Play", action: play)
        // F5
        .keyboardShortcut("\u{F708}", modifiers: [])
      // SwiftUI does not support confirmations in commands. Ask “Flatten all layers?” in a view.
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
