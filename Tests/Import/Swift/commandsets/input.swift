import SwiftUI

// Commands that only change the system's items.
@main struct AnchorApp: App {
  var body: some Scene {
    WindowGroup { Text("Anchor") }
      .commands {
        CommandGroup(replacing: .newItem) {}
        CommandGroup(replacing: .help) {}
      }
    Window("Chain", id: "chain") { Text("Chain") }
      .commands { SidebarCommands() }
    Window("Winch", id: "winch") { Text("Winch") }
      .commands { EmptyCommands() }
  }
}
