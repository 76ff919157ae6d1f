import SwiftUI

/// A symbol whose initializers differ in their types, and whose variant is missing at first.
struct Pennant {
  enum Shape {
    case plain(name: String)
    case round(name: String)

    func symbol(_ variant: Variant?) -> String {
      switch self {
      case .plain(let name): name
      case .round(let name):
        switch variant {
        case .raised: "\(name).circle.fill"
        case .lowered: "\(name).circle"
        case nil: name
        }
      }
    }
  }

  enum Variant { case raised, lowered }

  let shape: Shape
  var variant: Variant?
  var size = 1

  init(_ shape: Shape) { self.shape = shape }
  init(_ name: String) { self.init(.plain(name: name)) }

  static func round(_ name: String) -> Self { self.init(.round(name: name)) }

  var symbol: String { shape.symbol(variant) }

  func raised(_ isRaised: Bool) -> Pennant {
    var copy = self
    copy.variant = isRaised ? .raised : .lowered
    return copy
  }

  func enlarged(if isLarge: Bool) -> Pennant {
    var copy = self
    if isLarge { copy.size += 1 }
    return copy
  }
}

struct PennantView: View {
  let isLarge: Bool
  let flag = Pennant("flag")
  let star = Pennant.round("star")

  var body: some View {
    Menu("Pennants") {
      Button("Plain", systemImage: flag.symbol) {}
      Button("Round", systemImage: star.symbol) {}
      Button("Raised", systemImage: star.raised(true).symbol) {}
      Button("Lowered", systemImage: star.raised(false).symbol) {}
      Button("Size \(star.raised(true).size)") {}
      Button("Size \(star.enlarged(if: isLarge).size)") {}
    }
  }
}
