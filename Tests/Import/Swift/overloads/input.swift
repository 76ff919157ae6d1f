import SwiftUI

struct Lamp {
  let url: URL?
}

struct Bell {
  let sound: URL?
}

enum Symbol {
  case bell
  case lamp
}

final class Style: ObservableObject {
  var glyph: (Symbol) -> String = Style.glyphs

  static var glyphs: (Symbol) -> String {
    {
      switch $0 {
      case .bell: return "bell"
      case .lamp: return "lightbulb"
      }
    }
  }
}

/// Functions that differ only in the types of their parameters.
enum Sharing {
  @ViewBuilder static func item(for lamp: Lamp) -> some View {
    if lamp.url != nil { Button("Share Lamp") {} }
  }

  @ViewBuilder static func item(for bell: Bell) -> some View {
    if bell.sound != nil { Button("Share Bell") {} }
  }
}

struct SymbolView: View {
  @EnvironmentObject private var style: Style
  let symbol: Symbol

  var body: some View { Image(systemName: style.glyph(symbol)) }
}

struct SignalView: View {
  let bell: Bell

  func card(_ bell: Bell) -> some View {
    Text("Bell")
      .contextMenu {
        Sharing.item(for: bell)
        Button {
        } label: {
          Label { Text("Ring") } icon: { SymbolView(symbol: .bell) }
        }
      }
  }
}

final class Firm: ObservableObject {
  var name: String?
}

func signalTitle(of name: String) -> String { "Signal \(name)" }
func signalTitle(of firm: Firm) -> String { firm.name ?? "No Firm" }

/// The written type of the elements of a list selects the function.
struct FirmView: View {
  let firms: [Firm]

  var body: some View {
    Menu("Firms") {
      ForEach(firms, id: \.name) { firm in
        Button(signalTitle(of: firm)) {}
      }
    }
  }
}
