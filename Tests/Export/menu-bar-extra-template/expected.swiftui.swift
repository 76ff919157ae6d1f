import SwiftUI

/// A menu bar extra with an image in the color of the bar
struct AMenuBarExtraWithAnApp: App {
  var body: some Scene {
    MenuBarExtra {
      Button("Water", action: water)
    } label: {
      Image("leaf")
        .renderingMode(.template)
    }
  }

  private func water() {}
}
