import SwiftUI

/// A view that gets the options of its menu.
struct FlagPicker: View {
  let title: String
  @Binding var flag: String
  @Binding var flags: [String]

  var body: some View {
    Picker(title, selection: $flag) {
      ForEach(flags, id: \.self) { Text($0) }
    }
    .pickerStyle(.menu)
  }
}

struct Masts: View {
  @State private var flag = "Blue Peter"
  @State private var flags = ["Blue Peter", "Ensign", "Jack"]

  var body: some View {
    FlagPicker(title: "Foremast", flag: $flag, flags: $flags)
  }
}

/// A view with a use that does not tell the options.
struct CrewMenu: View {
  let crew: [String]

  var body: some View {
    Menu("Crew") {
      ForEach(crew, id: \.self) { Button($0) {} }
    }
  }
}

struct Watches: View {
  @ObservedObject var ship: Ship
  @State private var isQuiet = false
  @State private var watch = Watch.first

  var body: some View {
    CrewMenu(crew: ["Mate", "Cook"])
    CrewMenu(crew: ship.crew)
    Menu("Watches") {
      Toggle("Loud", isOn: Binding(get: { !isQuiet }, set: { isQuiet = !$0 }))
      Toggle("First", isOn: .init { watch == .first } set: { _ in watch = .first })
      Toggle("Bells", isOn: Binding(get: { ship.hasBells }, set: { ship.hasBells = $0 }))
    }
  }
}

enum Watch {
  case first, second
}
