import PortKit
import SwiftUI

/// Icons of labels that are not known symbols.
struct Deck: View {
  let flag: Flag
  let rigging: Rigging

  var body: some View {
    Menu(
      content: {
        Button(action: paint) {
          Label(title: { Text("Paint") }, icon: { PortImages.brush })
        }
        Button(action: scrub) {
          Label(title: { Text("Scrub") }, icon: { PortImages.bucket.resizable() })
        }
        Button(action: mark) {
          Label(title: { Text("Mark") }, icon: { Circle().fill(.red) })
        }
        Button(action: dress) {
          Label(title: { Text("Dress") }, icon: { Text("🚩") })
        }
        Button(action: fly) {
          Label(title: { Text("Fly") }, icon: { flag.image })
        }
        Button(action: rig) {
          Label(title: { Text("Rig") }, icon: { rigging.symbol })
        }
        Button(action: swab) {
          Label(title: { Text("Swab") }, icon: { EmptyView() })
        }
        Button(action: coil) {
          Label("Coil", icon: \.rope)
        }
        Button(action: stow) {
          Label(title: { Text("Stow") }, icon: { Symbols.crate })
        }
      },
      label: {
        RoundButton(icon: PortImages.dots, color: .blue)
      })
    Menu("Ends") {
      Button("Splice") {}
    }
    Menu {
      Button("Tar") {}
    } label: {
      RoundText(title: "Ropes", action: nil)
    }
    Menu {
      Button("Reef") {}
    } label: {
      RoundText(title: "Sails", symbol: "wind")
    }
  }
}

enum Symbols {
  static let crate = Image(systemName: "shippingbox")
}

/// Views that are a button only with an action.
struct RoundButton: View {
  @Environment(\.isEnabled) private var isEnabled
  let icon: Image
  let color: Color
  let disabledColor: Color
  let action: (() -> Void)?

  init(icon: Image, color: Color, disabledColor: Color = .gray, action: (() -> Void)? = nil) {
    self.icon = icon
    self.color = color
    self.disabledColor = disabledColor
    self.action = action
  }

  var body: some View {
    if let action {
      Button(action: action) { realBody }
    } else {
      realBody
    }
  }

  private var realBody: some View {
    ZStack {
      (isEnabled ? color : disabledColor).clipShape(Circle())
      icon.resizable().frame(width: 20, height: 20)
    }
  }
}

struct RoundText: View {
  let title: String
  var symbol: String?
  var action: (() -> Void)?

  var body: some View {
    if let action {
      Button(action: action) { realBody }
    } else {
      realBody
    }
  }
}

extension RoundText {
  private var realBody: some View {
    HStack {
      if let symbol { Image(systemName: symbol) }
      Text(title)
    }
  }
}

/// Variants of symbols, and loops over types of libraries.
struct Lamps: View {
  @ObservedObject var lamp: Lamp

  var body: some View {
    Menu {
      Button("Port", systemImage: "circle").symbolVariant(.fill)
      Button("Starboard", systemImage: "circle").symbolVariant(lamp.isLit ? .fill : .none)
      ForEach(PortSignal.allCases, id: \.self) { signal in
        Button(signal.title) {}
      }
    } label: {
      Image(systemName: "lightbulb").symbolVariant(lamp.isLit ? .fill : .none)
    }
  }
}
