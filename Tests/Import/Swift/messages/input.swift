import SwiftUI

/// A confirmation with a message of several texts.
struct WreckView: View {
  @State private var isSinking = false
  let cargo: Int

  var body: some View {
    Menu("Wreck") {
      Button("Sink…", role: .destructive) { isSinking = true }
    }
    .confirmationDialog("Sink the wreck?", isPresented: $isSinking) {
      Button("Sink", role: .destructive) {}
    } message: {
      VStack {
        Text("It cannot be raised again.")
        if cargo > 0 { Text("Its cargo is lost.") }
        Text("Divers may still visit it.")
      }
    }
  }
}
