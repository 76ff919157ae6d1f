// The button of a menu has the modifiers of the sources and the environment of the views around it.
import SwiftUI

extension View {
  func barButton() -> some View { menuStyle(.borderlessButton).fixedSize().bare() }
  func bare() -> some View { self.menuIndicator(.hidden) }
  func locked(_ isLocked: Bool) -> some View { disabled(isLocked) }
}

struct Compact: ViewModifier {
  func body(content: Content) -> some View { content.controlSize(.small).fixedSize() }
}

struct Pier: View {
  @State private var isClosed = true
  @ObservedObject var harbor: Harbor

  var body: some View {
    Menu("Bar") { Button("Moor") {} }
      .barButton()
      .locked(true)
    Menu("Compact") { Button("Moor") {} }
      .modifier(Compact())
    VStack {
      HStack {
        Menu("Closed") { Button("Moor") {} }
        Menu("Large") { Button("Moor") {} }
          .controlSize(.large)
          .buttonStyle(.plain)
      }
      .controlSize(.mini)
      .buttonStyle(.bordered)
    }
    .disabled(isClosed)
    Form {
      Section("Tides") {
        Menu("Tides") { Button("Ebb") {} }
        Picker("Height", selection: .constant(1)) { Text("Low").tag(1) }
          .pickerStyle(.menu)
      }
      .disabled(harbor.isEmpty)
    }
    HStack {
      Picker("Depth", selection: .constant(1)) { Text("Deep").tag(1) }
        .pickerStyle(.menu)
    }
    .labelsHidden()
    Menu("Beacon", systemImage: "lightbulb") { Button("Light") {} }
      .symbolVariant(.fill)
    Menu { Button("Hoist") {} } label: { Label("Flag", systemImage: "flag").foregroundStyle(.red) }
    Menu("Lamp") { Button("Dim") {} }
      .tint(harbor.color)
    Menu("Sail") { Button("Reef") {} }
      .foregroundStyle(.secondary)
    Menu("Bell", systemImage: "bell") { Button("Ring") {} }
      .symbolVariant(harbor.isEmpty ? .slash : .none)
    Menu {
      Button("Row") {}
    } label: {
      Label("Boat", systemImage: "sailboat").hidden()
    }
  }
}
