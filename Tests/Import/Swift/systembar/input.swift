import SwiftUI

// The system's items of a menu bar: kept, replaced, removed, and those of further sets of commands.
@main struct TideApp: App {
  @State private var isAdvanced = ProcessInfo.processInfo.isLowPowerModeEnabled

  var body: some Scene {
    WindowGroup { TideView() }
      .commands {
        SidebarCommands()
        TextEditingCommands()
        CommandGroup(after: .appInfo) { Button("Check for Updates…") {} }
        CommandGroup(before: .newItem) { Button("New Harbor") {} }
        CommandGroup(after: .newItem) {
          Divider()
          Button("Import Chart…") {}
        }
        CommandGroup(replacing: .undoRedo) {}
        CommandGroup(replacing: .toolbar) { Button("Show Grid") {} }
        CommandGroup(replacing: .help) { Button("Tide Tables") {} }
        if ProcessInfo.processInfo.isLowPowerModeEnabled {
          CommandGroup(replacing: .windowSize) { Button("Shrink") {} }
        }
        CommandMenu("Tide") { Button("Flood") {}.keyboardShortcut("f") }
      }
    Settings { Text("Settings") }
  }
}
