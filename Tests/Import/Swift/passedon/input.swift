import SwiftUI

/// Content that a view gets from its only use, and passes on.
struct Rows: View {
  let items: [String]
  var body: some View { ForEach(items, id: \.self) { name in Button(name) {} } }
}

struct Details: View {
  let list: [String]
  var body: some View { Text("Boat").contextMenu { Rows(items: list) } }
}

struct Crew: View {
  let list: (Int) -> [String]
  var body: some View { Menu("Crew") { ForEach(list(1), id: \.self) { name in Button(name) {} } } }
}

struct Harbor: View {
  var body: some View {
    Details(list: ["Mast", "Keel"])
    Crew { _ in ["Ada", "Bo"] }
  }
}
