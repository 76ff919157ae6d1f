import SwiftUI

/// Modifiers that let a closure change their view.
extension View {
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  func apply<Content: View>(@ViewBuilder _ change: (Self) -> Content) -> some View { change(self) }

  @ViewBuilder
  func shortcut(_ keys: KeyboardShortcut?) -> some View {
    if let keys { keyboardShortcut(keys) } else { self }
  }
}

struct Forge: View {
  @ObservedObject var store: Store
  @State private var isCold = true

  var body: some View {
    Menu("Forge") {
      Button("Heat") {}.if(store.isLit) { $0.keyboardShortcut("h") }
      Button("Light") {}.if(true) { $0.keyboardShortcut("l") }
      Button("Strike") {}.if(isCold) { view in view.disabled(true) }
      Button("Quench") {}.if(!isCold) { view in view.disabled(true) }
      Button("Bend") {}.apply { $0.keyboardShortcut("b").disabled(true) }
      Button("Weld") {}.shortcut(store.keys)
      Button("Rest") {}.if(store.isLit) { $0.padding() }
      Button(role: store.isHot ? .destructive : nil) {
      } label: {
        Toggle(isOn: .constant(true)) { Text("Melt") }
      }
      Picker("Metal", selection: $store.metal) {
        Text("Iron").tag("iron")
        Text("Tin").tag("tin")
      }
      .pickerStyle(.inline)
      .labelsHidden()
      LabeledContent("Fuel", value: "Coal")
    }
  }
}

/// A label of the sources, whose title is known only at runtime.
struct MetalLabel: View {
  let title: String

  var body: some View {
    Label { Text(title) } icon: { EmptyView() }
  }
}

struct Metals: View {
  let store: Store

  var body: some View {
    Menu("Metals") {
      Button {
      } label: {
        MetalLabel(title: store.metal.name)
      }
    }
  }
}
