import SwiftUI

// Bindings that methods of the sources make of others.
extension Binding {
  func noted(_ words: String = "") -> Self {
    .init {
      self.wrappedValue
    } set: { value in
      print(words)
      self.wrappedValue = value
    }
  }

  func matches(_ value: Value) -> Binding<Bool> where Value: Equatable {
    Binding<Bool>(get: { wrappedValue == value }, set: { if $0 { wrappedValue = value } })
  }
}

extension Binding where Value == Bool {
  var reversed: Binding<Bool> {
    Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 })
  }
}

enum Tide: String, CaseIterable { case low, high }

struct TideMenu: View {
  @State private var isRising = true
  @State private var tide = Tide.high

  var body: some View {
    Menu("Tide") {
      Toggle("Rising", isOn: $isRising.noted())
      Toggle("Falling", isOn: $isRising.reversed)
      Toggle("High Tide", isOn: $tide.matches(.high))
      Toggle("Low Tide", isOn: $tide.matches(.low))
      Picker("Tide", selection: $tide.noted("Tide")) {
        ForEach(Tide.allCases, id: \.self) { tide in Text(tide.rawValue) }
      }
    }
  }
}
