// A view with words in its text labels a button, also if parts of the text are known only at runtime.
import SwiftUI

struct BarLabel: View {
  private let text: String
  @ObservedObject private var bar: Bar

  init(_ text: String, bar: Bar) {
    self.text = text
    self.bar = bar
  }

  var body: some View {
    Text(text + " Wide  ").font(bar.font) + Text(Image(systemName: "chevron.down")).font(bar.font)
  }
}

struct Initials: View {
  let name: String
  var body: some View { Text("\(name)") }
}

struct DeckMenu: View {
  @ObservedObject var deck: Deck
  let bar: Bar

  var body: some View {
    Menu {
      Button("Narrow") {}
    } label: {
      BarLabel("\(deck.width) Planks", bar: bar)
    }
    Menu {
      Button("Sign Off") {}
    } label: {
      Initials(name: deck.name)
    }
    Menu("Outline") {
      ForEach(deck.parts) { part in
        Button(String(repeating: "  ", count: part.level) + part.name) {}
      }
    }
  }
}
