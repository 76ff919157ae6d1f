import SwiftUI

/// The menu bar of an app with single windows
struct TheMenuBarOfAnAppCommands: Commands {
  var body: some Commands {
    CommandGroup(after: .windowList) {
      Button("Smoke All Windows", action: smokeAllWindows)
    }
    CommandGroup(replacing: .newItem) {}
    CommandGroup(replacing: .saveItem) {}
    CommandGroup(replacing: .undoRedo) {}
    CommandGroup(replacing: .pasteboard) {}
    CommandGroup(replacing: .sidebar) {}
    CommandGroup(replacing: .help) {}
  }

  private func smokeAllWindows() {}
}
