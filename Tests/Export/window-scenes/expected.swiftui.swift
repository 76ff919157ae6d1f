import SwiftUI

/// The menu bar of an app with single windows
struct TheMenuBarOfAnAppCommands: Commands {
  var body: some Commands {
    CommandGroup(after: .windowList) {
      Button("Smoke All Windows", action: smokeAllWindows)
    }
  }

  private func smokeAllWindows() {}
}
