import SwiftUI

/// The texts that Swift makes of the cases of enumerations.
enum Rope: String, CaseIterable {
  case hemp = "H", steel

  var title: String { "\(self) rope" }
}

enum Knot: CustomStringConvertible {
  case reef, bowline

  var description: String {
    switch self {
    case .reef: "Reef knot"
    case .bowline: "Bowline"
    }
  }
}

enum Splice: Fancy { case eye }

enum Load {
  case empty
  case tons(Int)
}

struct RopeView: View {
  let rope: Rope

  var body: some View {
    Menu("Ropes") {
      ForEach(Rope.allCases, id: \.self) { rope in Button(rope.title) {} }
      Button("Tie \(Knot.reef)") {}
      Button(String(describing: Knot.bowline)) {}
      Button(String(describing: Rope.steel)) {}
      Button("\(Splice.eye) splice") {}
      Button("Load: \(Load.empty)") {}
      Button("Load: \(Load.tons(2))") {}
      Button("Coil \(rope)") {}
      Button(String(describing: rope)) {}
    }
  }
}
