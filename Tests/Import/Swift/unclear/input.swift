import SwiftUI

// Results that are nil or empty unless something known only at runtime comes first.
struct CampMenu: View {
  let camper: Camper
  @AppStorage("library") private var showsLibrary = false
  @State private var guests: [Guest]?

  private var label: String? {
    if camper.isOld { return camper.name }
    return nil
  }

  private var names: [String] {
    if camper.isOld { return camper.names }
    return []
  }

  private var nested: [String] {
    if camper.isOld {
      for name in camper.names {
        if name.isShort { return name.parts }
      }
    }
    return []
  }

  private func found() -> String? {
    if camper.isOld { return camper.name }
    return nil
  }

  private var tents: [Tent]? { showsLibrary ? camper.tents : nil }

  private var greeting: String {
    if camper.isOld { return camper.greeting }
    return "Hello"
  }

  var body: some View {
    Menu("Camp") {
      if let label { Button(label) {} }
      ForEach(names, id: \.self) { Button($0) {} }
      if !names.isEmpty { Button("Remove All") {} }
      if !nested.isEmpty { Button("Remove Short") {} }
      if let name = found() { Button("Call \(name)") {} }
      if tents != nil { Button("Open Tents") {} }
      if let tents { Button("Close \(tents.count) Tents") {} }
      ForEach(showsLibrary ? camper.books : []) { book in Button("Read \(book.title)") {} }
      if let guests { Button("Greet \(guests.count) Guests") {} }
      if let guests = self.guests { Button("Feed \(guests.count) Guests") {} }
      Button(greeting) {}
      if greeting == "Hello" { Button("Wave") {} }
    }
  }
}
