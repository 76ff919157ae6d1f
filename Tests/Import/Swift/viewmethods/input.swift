import SwiftUI

/// Shows a view in a menu.
struct Folded: ViewModifier {
  let label: String

  func body(content: Content) -> some View {
    Menu {
      content
    } label: {
      Label(label, systemImage: "ellipsis")
    }
  }
}

extension View {
  func folded(as label: String) -> some View {
    self.modifier(Folded(label: label))
  }

  func tucked() -> some View { modifier(Folded(label: "More")) }
}

struct Orchard: View {
  @State private var kind = "Apple"

  var body: some View {
    Picker("Kind", selection: $kind) {
      Text("Apple").tag("Apple")
      Text("Pear").tag("Pear")
    }
    .folded(as: "Kinds")
    Button("Prune") {}.tucked()
  }
}
