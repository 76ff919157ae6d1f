import SwiftUI

/// Styles of the sources that draw the button.
struct PillStyle: ButtonStyle {
  let symbol: String

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: symbol)
      configuration.label
    }
  }
}

struct FlagView: View {
  var body: some View {
    Menu { Button("Raise") {} } label: {}.buttonStyle(PillStyle(symbol: "flag"))
    Menu("Signals") { Button("Send") {} }.buttonStyle(PillStyle(symbol: "flag.2.crossed"))
    Menu("Plain") { Button("Wave") {} }.buttonStyle(.plain)
  }
}
