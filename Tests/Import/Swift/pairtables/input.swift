import SwiftUI

/// Texts in a table of pairs, whose type names the parts.
enum Rope: CaseIterable {
  case hemp, wire

  private static let facts: [Rope: (name: String, price: Int?)] = [
    .wire: (NSLocalizedString("Wire Rope", comment: ""), nil),
    .hemp: ("Hemp", 3),
  ]

  var name: String { Self.facts[self]!.name }
}

struct RopeMenu: View {
  var body: some View {
    Menu("Rope") {
      ForEach(Rope.allCases, id: \.self) { rope in
        Button(rope.name) {}
      }
    }
  }
}
