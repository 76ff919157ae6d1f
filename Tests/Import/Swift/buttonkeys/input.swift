import SwiftUI

/// Shortcuts of buttons whose labels depend on a condition.
struct EngineMenu: View {
  @State private var isRunning = true
  let gear: Int

  var body: some View {
    Menu("Engine") {
      Button {
      } label: {
        if isRunning { Text("Stop") } else { Text("Start") }
      }
      .keyboardShortcut("g")
      Button {
      } label: {
        switch gear {
        case 1: Text("Slow")
        case 2: Text("Half")
        default: Text("Full")
        }
      }
      .keyboardShortcut("h", modifiers: [.command, .shift])
      Group {
        Button("Oil") {}
        Button("Fuel") {}
      }
      .keyboardShortcut("o")
    }
  }
}
