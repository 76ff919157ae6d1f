import SwiftUI

/// The menu bar of an app with single windows
struct TheMenuBarOfAnAppCommands: Commands {
  var body: some Commands {
    CommandGroup(replacing: .newItem) {}
    CommandGroup(after: .newItem) {
      Button("Import Hive…", action: importHive)
    }
    CommandGroup(after: .windowList) {
      Button("Smoke All Windows", action: smokeAllWindows)
    }
    CommandGroup(replacing: .undoRedo) {}
    CommandGroup(replacing: .pasteboard) {}
    CommandGroup(replacing: .sidebar) {}
    CommandGroup(replacing: .help) {}
  }

  private func importHive() {}
  private func smokeAllWindows() {}
}
