import SwiftUI

struct RowView: View {
  var body: some View {
    Text("Row").contextMenu {
      Button("Rename") {}
        #if os(macOS)
          .keyboardShortcut("r")
        #else
          .keyboardShortcut("e")
          .disabled(true)
        #endif
      Button("Info") {}
        #if os(macOS)
          .disabled(true)
        #endif
        .keyboardShortcut("i")
    }
  }
}
