import SwiftUI

/// An app that its package builds for iOS only.
@main struct FerryApp: App {
  var body: some Scene {
    WindowGroup { Text("Deck") }
      .commands {
        CommandMenu("Ferry") { Button("Cast Off") {}.keyboardShortcut("k") }
      }
  }
}
