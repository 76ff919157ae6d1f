import AppKit
import SwiftUI

@main
struct LagoonApp: App {
  @NSApplicationDelegateAdaptor(LagoonDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { Text("Lagoon") }
      .commands {
        CommandMenu("Tide") { Button("Rise") {} }
      }
  }
}

final class LagoonDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    DispatchQueue.main.async {
      NSApp.mainMenu?.items.removeAll { ["File", "View"].contains($0.title) }
      guard let mainMenu = NSApp.mainMenu, let help = mainMenu.items.last else { return }
      mainMenu.removeItem(help)
    }
  }
}
