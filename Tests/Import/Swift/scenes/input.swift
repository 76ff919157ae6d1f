import SwiftUI

// The scenes of an app: a shortcut of New Window, a second group of windows, and a menu of debug builds.
@main struct FjordApp: App {
  var body: some Scene {
    WindowGroup { FjordView() }
      .keyboardShortcut(KeyboardShortcut("n", modifiers: [.command, .shift]))
      .commands {
        CommandMenu("Fjord") { Button("Sail") {} }
        #if DEBUG
          CommandMenu("Debug") { Button("Sink") {} }
        #endif
        // OldCommands()
      }
    WindowGroup("Charts") { ChartView() }
    #if os(iOS)
      WindowGroup("Touch") { TouchView() }
    #endif
    WindowGroup("Log", id: "log") { LogView() }.commandsRemoved()
  }
}

// No scene uses these commands.
struct OldCommands: Commands {
  var body: some Commands {
    CommandMenu("Old") { Button("Row") {} }
  }
}
