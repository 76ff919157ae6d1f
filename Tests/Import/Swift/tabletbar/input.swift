import SwiftUI

/// An app for iPads, and for Macs without commands.
@main struct RegattaApp: App {
  var body: some Scene {
    WindowGroup { Text("Race") }
      #if os(iOS)
        .commands {
          CommandMenu("Race") { Button("Start") {}.keyboardShortcut("r") }
          CommandGroup(after: .newItem) { Button("Open Chart") {} }
        }
      #endif
  }
}
