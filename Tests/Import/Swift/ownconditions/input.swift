import SwiftUI

extension View {
  /// A modifier with the name of one of SwiftUI, which shows its view under a condition.
  @ViewBuilder
  func hidden(_ isHidden: Bool) -> some View {
    if !isHidden {
      self
    }
  }

  @ViewBuilder
  func shown(if isShown: Bool) -> some View {
    if isShown { self.disabled(false) } else { EmptyView() }
  }
}

struct Pantry: View {
  @ObservedObject var store: Store
  @State private var isOpen = false

  var body: some View {
    Menu("Shelf") {
      Button("Count") {}
      Button("Dust") {}.hidden(store.jars.isEmpty)
      Button("Sweep") {}.hidden(isOpen)
      Button("Polish") {}.hidden(false)
      Button("Paint") {}.hidden(true)
      Button("Break") {}.hidden()
      Button("Mop") {}.shown(if: store.isWet && store.isLevel)
      Button("Air") {}.shown(if: isOpen)
      Menu("Jars") {
        ForEach(store.jars) { jar in Button(jar.name) {} }
      }
      .hidden(store.jars.count < 2)
    }
  }
}
