import SwiftUI

/// A menu bar extra with its menu
struct AMenuBarExtraWithItsApp: App {
  var body: some Scene {
    MenuBarExtra("A Menu Bar Extra With Its Menu", systemImage: "cup.and.saucer") {
      Text("Awake for 2 Hours")
      Divider()
      // SwiftUI does not support the custom view “Remaining Time”.
      Divider()
      Button("Keep Awake", action: keepAwake)
      Menu("Activate for") {
        Button("5 Minutes", action: action)
        Button("1 Hour", action: action2)
      }
      Divider()
      Button("Settings…", action: settings)
        .keyboardShortcut(",")
      Button("Quit Espresso", action: quitEspresso)
        .keyboardShortcut("q")
    }
  }

  private func keepAwake() {}
  private func action() {}
  private func action2() {}
  private func settings() {}
  private func quitEspresso() {}
}
