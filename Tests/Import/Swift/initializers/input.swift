import SwiftUI

enum Icon {
  case hide, trash

  func name() -> String {
    switch self {
    case .hide: "eye.slash"
    case .trash: "trash"
    }
  }
}

struct Glyph {
  let symbol: String

  static let general = Glyphs()
}

struct Glyphs {
  let hide = Glyph(symbol: "eye")
}

enum Command {
  case checkOut, fetch

  var title: LocalizedStringKey {
    switch self {
    case .checkOut: "Check Out"
    case .fetch: "Fetch"
    }
  }

  var symbol: String {
    switch self {
    case .checkOut: "arrow.down.square"
    case .fetch: "arrow.clockwise"
    }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  init(_ title: LocalizedStringKey, icon: Icon, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(title, systemImage: icon.name(), role: role, action: action)
  }

  init(_ title: LocalizedStringKey, shape: Glyph, action: @escaping () -> Void) {
    self.init(title, systemImage: shape.symbol, action: action)
  }

  init(command: Command, action: @escaping () -> Void) {
    self.init(action: action) {
      Label(command.title, systemImage: command.symbol)
    }
  }

  init(_ command: Command, action: @escaping () -> Void) {
    self.init(command: command, action: action)
  }
}

extension Label where Title == Text, Icon == Image {
  init(_ title: LocalizedStringKey, drawn icon: MyApp.Icon) {
    self.init(title, systemImage: icon.name())
  }
}

extension Text {
  init(command: Command) {
    self.init(command.title)
  }
}

extension View {
  func standardKeys() -> some View {
    keyboardShortcut("k", modifiers: [.command, .shift]).help("A standard command")
  }
}

struct InitializersView: View {
  var body: some View {
    Menu("More") {
      Button("Off", icon: .hide, role: .destructive) {}
      Button("On", shape: .general.hide) {}
      Button(command: .checkOut) {}
      Button(.fetch) {}
      Button {} label: { Text(command: .fetch) }
      Button("Lost", glyph: .star) {}
      Button("Keys") {}
        .standardKeys()
    }
  }
}
