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

/// A user's choice that outlives the view selects a title and a symbol.
struct MastMenu: View {
  @AppStorage("isRaised") private var isRaised = false

  var body: some View {
    Menu("Mast") {
      Button(isRaised ? "Lower" : "Raise") { isRaised.toggle() }
      Button("Flag", systemImage: isRaised ? "flag.fill" : "flag") {}
    }
  }
}

/// Code that runs when the view appears sets its state.
struct KeelMenu: View {
  let ship: Ship
  @State private var isPainted = false
  @State private var isOpen = false
  @State private var isWet = false

  var body: some View {
    Menu("Keel") {
      if isWet { Button("Dry") {} } else { Button("Wet") {} }
      Button(isPainted ? "Strip" : "Paint") { isPainted.toggle() }
      if isOpen { Button("Close") { isOpen = false } } else { Button("Open") { isOpen = true } }
    }
    .onAppear { refresh() }
  }

  private func refresh() {
    isPainted = ship.isPainted
    self.isWet = ship.isWet
  }
}
