import SwiftUI

/// Initializers that choose another one with a `switch`.
struct Emblem {
  enum Origin { case system, own }
  let name: String
  let origin: Origin
}

extension Label where Title == Text, Icon == Image {
  init(_ title: String, emblem: Emblem) {
    switch emblem.origin {
    case .system: self.init(title, systemImage: emblem.name)
    case .own: self.init(title, image: emblem.name)
    }
  }
}

extension Image {
  init(emblem: Emblem) {
    let name = emblem.name
    switch emblem.origin {
    case .own: self.init(name)
    case .system: self.init(systemName: name)
    }
  }
}

enum Sail: CaseIterable {
  case jib, spinnaker

  var title: String {
    switch self {
    case .jib: "Jib"
    case .spinnaker: "Spinnaker"
    }
  }

  var emblem: Emblem {
    switch self {
    case .jib: Emblem(name: "wind", origin: .system)
    case .spinnaker: Emblem(name: "sailboat", origin: .system)
    }
  }
}

struct SailView: View {
  @State private var sail = Sail.jib

  var body: some View {
    Menu {
      Picker("Sail", selection: $sail) {
        ForEach(Sail.allCases, id: \.self) { sail in Label(sail.title, emblem: sail.emblem) }
      }
      Button {
      } label: {
        Label("Hoist", emblem: Emblem(name: "arrow.up", origin: .system))
      }
    } label: {
      Image(emblem: Emblem(name: "wind", origin: .system))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  init(_ title: LocalizedStringKey, icon: Emblem) {
    self.init(title, systemImage: icon.name)
  }
}

struct SailList: View {
  let onFurl: () -> Void

  var body: some View {
    Menu("Sails") {
      Button(action: onFurl) { Label("Furl", icon: Emblem(name: "arrow.down", origin: .system)) }
    }
  }
}
