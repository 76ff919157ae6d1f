import SwiftUI

struct PostfixView: View {
  var body: some View {
    VStack {
      Text("Row")
        #if !os(tvOS)
          .contextMenu {
            Button("Open") {}
              #if os(iOS)
                .keyboardShortcut("o")
              #endif
          }
        #endif
      Picker("Sort", selection: .constant(1)) {
        Text("Name").tag(1)
        Text("Date").tag(2)
      }
      #if !os(watchOS)
        .pickerStyle(.menu)
      #endif
      #if os(tvOS)
        Menu("Television") { Button("Play") {} }
      #endif
    }
  }
}

#if os(watchOS)
  struct WatchView: View {
    var body: some View {
      Menu("Watch") { Button("Play") {} }
    }
  }
#endif
