import SwiftUI

/// Views of optional values.
struct Orchard: View {
  let store: Store
  @State private var tree: Tree?
  private let owner: String? = "Ada"
  private let guest: String? = nil

  var body: some View {
    Menu("Orchard") {
      Button("Walk") {}
      if let gate = store.gate { Button("Open Gate") { gate.open() } }
      store.ladder.map { ladder in
        Button("Climb") { ladder.climb() }
      }
      store.baskets.first.map { basket in
        Button {
        } label: {
          Label(basket.name, systemImage: "basket")
        }
        .disabled(true)
      }
      tree.map { Button("Shake \($0.name)") {} }
      owner.map { Button("Call \($0)") {} }
      guest.map { Button("Greet \($0)") {} }
      Button {
      } label: {
        store.title.map { Text($0) }
      }
    }
  }
}

/// An optional value of a method that may return `nil`.
extension Store {
  var gate: Gate? { gateName.flatMap { Gate(named: $0) } }
}
struct Store {
  var gateName: String?
}
