import SwiftUI

enum Knot: String, CaseIterable {
  case bowline = "Bowline"
  case hitch = "Hitch"

  static let symbols = ["Bowline": "circle", "Hitch": "square"]
}

/// Labels in stacks, of which a condition selects all parts.
struct DeckMenu: View {
  @ObservedObject var deck: Deck

  var body: some View {
    Menu {
      Button {
        deck.toggle()
      } label: {
        HStack {
          if deck.isLocked {
            Text("Locked")
            Spacer()
            Image(systemName: "checkmark")
          } else {
            Text("Lock")
          }
        }
      }
      ForEach(Knot.allCases, id: \.self) { knot in
        Button {
          deck.knot = knot
        } label: {
          HStack {
            if deck.knot == knot {
              Image(systemName: "checkmark")
            } else {
              Image(systemName: Knot.symbols[knot.rawValue] ?? "questionmark")
            }
            Text(knot.rawValue)
          }
        }
      }
    } label: {
      Image(systemName: Knot.symbols[deck.knot.rawValue] ?? "questionmark")
    }
  }
}
