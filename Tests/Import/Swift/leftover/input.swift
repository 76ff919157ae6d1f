import SwiftUI

// The menu bar of a SwiftUI app; the main menu of the XIB next to it is left over.
@main struct WeirApp: App {
  var body: some Scene {
    WindowGroup { WeirView() }
      .commands { CommandMenu("Weir") { Button("Open Weir") {} } }
  }
}
