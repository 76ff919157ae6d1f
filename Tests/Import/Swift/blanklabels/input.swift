import SwiftUI

/// Labels without a text, and texts beside a label that shows only its icon.
struct BuoyView: View {
  let name: String

  var body: some View {
    VStack {
      Menu {
        Button("Red") {}
      } label: {
        Color.clear
      }
      Menu {
        Button("Green") {}
      } label: {
        Rectangle().frame(width: 20, height: 20)
      }
      Menu {
        Button("Bell") {}
      } label: {
        HStack {
          Label("Choose", systemImage: "chevron.up.chevron.down").labelStyle(.iconOnly)
          Text("Buoy")
        }
      }
      Menu {
        Button("Whistle") {}
      } label: {
        HStack {
          Text(name)
          Label("Choose", systemImage: "chevron.up.chevron.down").labelStyle(.iconOnly)
        }
      }
      Menu {
        Button("Light") {}
      } label: {
        Label("Choose", systemImage: "lightbulb").labelStyle(.iconOnly)
      }
    }
  }
}
