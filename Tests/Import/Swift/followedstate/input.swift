import SwiftUI

/// The state of a view that a menu shows.
struct Lamps: View {
  @State private var isLit = false
  @AppStorage("lamps") private var count = 1
  @State private var names = ["Bow"]

  var body: some View {
    if isLit { Button("Put Out") { isLit = false } } else { Button("Light") { isLit = true } }
    if count == 2 { Button("Both") {} }
    ForEach(names, id: \.self) { Button($0) {} }
    Button("Oil") {}.disabled(!isLit)
  }
}

struct DeckMenu: View {
  var body: some View { Menu("Lamps") { Lamps() } }
}
