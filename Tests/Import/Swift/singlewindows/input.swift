import SwiftUI

/// An app of single windows without tabs.
@main struct ObservatoryApp: App {
  init() {
    NSWindow.allowsAutomaticWindowTabbing = false
  }

  var body: some Scene {
    Window("Sky Map", id: "map") {
      Text("Sky")
    }
    .keyboardShortcut("0")
    .commands {
      CommandGroup(replacing: .newItem) { Button("New Star") {} }
      CommandGroup(after: .singleWindowList) { Button("All Stars") {} }
    }
    Window("Log", id: "log") {
      Text("Log")
    }
    Window("About", id: "about") {
      Text("About")
    }
    .commandsRemoved()
  }
}
