import SwiftUI

/// Modifiers of the sources that put their view into a control.
extension View {
  func asButton(role: ButtonRole? = nil, action: @escaping () -> Void) -> some View {
    Button(role: role, action: action, label: { self.contentShape(.rect) })
      .buttonStyle(.plain)
  }

  func asLink(to url: URL) -> some View {
    Link(destination: url) { self }
  }

  @ViewBuilder
  func asToggle(_ isOn: Binding<Bool>?) -> some View {
    if let isOn {
      Toggle(isOn: isOn) { self }
    } else {
      self
    }
  }

  func asSubmenu(_ symbol: String) -> some View {
    Menu {
      self
    } label: {
      Label("More", systemImage: symbol)
    }
  }

  func symbol(_ name: String) -> some View {
    HStack {
      Image(systemName: name)
      self
    }
  }

  func framed() -> some View {
    overlay { Button("Edit") { print(self) } }
  }
}

struct Pressed: ViewModifier {
  let action: () -> Void

  func body(content: Content) -> some View {
    Button(action: action) { content }
  }
}

struct Harbor: View {
  @State private var isOpen = true

  var body: some View {
    Menu("Harbor") {
      Label("Moor", systemImage: "sailboat").asButton { moor() }
      Label("Scuttle", systemImage: "trash").asButton(role: .destructive) { scuttle() }
        .keyboardShortcut("s")
      Text("Charts").asLink(to: charts)
      Text("Open").asToggle($isOpen)
      Button("Cast Off") {}.asSubmenu("water.waves")
      Text("Signal").modifier(Pressed { signal() })
      Button("Anchor") {}.framed()
      Button {
      } label: {
        Text("Dock").symbol("dock.rectangle")
      }
      ForEach(["North", "South"], id: \.self) { pier in
        Text(pier).asButton { go(pier) }
      }
    }
  }
}

/// Labels whose title is a control.
struct Berths: View {
  @State private var isLit = false
  let chosen: Berth

  var body: some View {
    Menu("Berths") {
      Label {
        Button("Book") {}
      } icon: {
        Image(systemName: "book")
      }
      Label(title: { Toggle("Light", isOn: $isLit) }, icon: { Image(systemName: "lightbulb") })
      ForEach(Berth.allCases, id: \.self) { berth in
        Label(
          title: {
            Button(action: { choose(berth) }, label: {
              Text(berth.title)
              Text(berth.detail)
            })
          },
          icon: {
            if chosen == berth { Image(systemName: "checkmark") }
          })
      }
    }
  }
}

enum Berth: CaseIterable {
  case quay, buoy

  var title: String {
    switch self {
    case .quay: #localized("Quay")
    case .buoy: #localized("Buoy", bundle: .module)
    }
  }

  var detail: String {
    switch self {
    case .quay: #localized("Place for %lld boats", 12)
    case .buoy: #harbor("No power")
    }
  }
}
