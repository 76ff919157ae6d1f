import SwiftUI

/// The menu bar of a herbarium
struct TheMenuBarOfAHerbariumCommands: Commands {
  var body: some Commands {
    // Herbarium
    CommandGroup(replacing: .appInfo) {
      Button("About Herbarium", action: aboutHerbarium)
    }
    CommandGroup(after: .systemServices) {
      Divider()
      Button("Quit Herbarium", action: quitHerbarium)
        .keyboardShortcut("q")
    }
    CommandGroup(replacing: .appVisibility) {}
    CommandGroup(replacing: .appTermination) {}
    CommandGroup(replacing: .newItem) {
      Button("Press Leaf…", action: pressLeaf)
        .keyboardShortcut("n")
      Menu("Open Recent") {
        Button("Clear Menu", action: clearMenu)
      }
    }
    CommandGroup(replacing: .pasteboard) {
      Button("Press Again", action: pressAgain)
    }
    CommandMenu("Format") {
      Menu("Font") {
        Button("Show Fonts", action: showFonts)
      }
    }
    CommandGroup(replacing: .sidebar) {}
    CommandGroup(replacing: .windowSize) {}
    CommandGroup(replacing: .windowArrangement) {}
    CommandGroup(replacing: .help) {}
  }

  private func aboutHerbarium() {}
  private func quitHerbarium() {}
  private func pressLeaf() {}
  private func clearMenu() {}
  private func pressAgain() {}
  private func showFonts() {}
}
