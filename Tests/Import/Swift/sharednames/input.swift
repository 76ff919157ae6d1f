import SwiftUI

/// A function with the name of a property of another view.
struct DeckView: View {
  let boats: [String]

  var body: some View {
    ForEach(boats, id: \.self) { boat in
      Text(boat).contextMenu {
        Extra(for: boat)
        rest
      }
    }
  }

  func Extra(for boat: String) -> some View {
    Menu("More of This Boat") { Button("Sell") {} }
  }

  var rest: some View { Menu("The Rest") { Button("Sink") {} } }
}

struct HoldView: View {
  var body: some View {
    VStack {
      Extra
      rest
    }
  }

  var Extra: some View { Text("Extra") }
  var rest: some View { Text("Rest") }
}

struct GalleyView: View {
  let cook: DeckView

  var body: some View { VStack { cook.pots } }
}

extension DeckView {
  var pots: some View { Menu("Pots") { Button("Stir") {} } }
}
