import SwiftUI

/// Names of the framework that another file uses for views of its own.
struct LanternView: View {
  @State private var isLit = true

  var body: some View {
    Menu("Lantern") {
      Button("Trim") {}
      Section("Oil") {
        Button("Fill") {}
        Button("Drain") {}
      }
      Divider()
      Toggle("Lit", isOn: $isLit)
    }
  }
}

/// An alias of the file itself, and one of the type.
private typealias Wick = WickButton

struct WickButton: View {
  let title: String

  var body: some View { Button(title) {} }
}

struct WickView: View {
  typealias Flame = WickButton

  var body: some View {
    Menu("Wick") {
      Wick(title: "Cut")
      Flame(title: "Light")
    }
  }
}
