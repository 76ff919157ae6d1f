import SwiftUI

enum Rope: String, CaseIterable {
  case thin = "Thin"
  case thick = "Thick"
  case steel = "Steel"

  var startsGroup: Bool { self == .thick }
}

struct Paint: Hashable {
  let name: String
  let color: Color

  static var red: Paint { Paint(name: "red", color: Color(white: 0.2)) }
  static var blue: Paint { Paint(name: "blue", color: Color(white: 0.4)) }
  static let all: [Paint] = [red, blue]

  var title: String {
    switch self {
    case Self.red: return "Signal Red"
    case Self.blue: return "Sea Blue"
    default: return "Other"
    }
  }
}

/// Constants of which one tells the type of others, and options between dividers.
struct RopeView: View {
  @State private var rope = Rope.thick

  var body: some View {
    Menu("Ropes") {
      ForEach([Rope.thin, .steel], id: \.self) { rope in Button(rope.rawValue) {} }
      ForEach(Paint.all, id: \.self) { paint in Button(paint.title) {} }
      Picker("Rope", selection: $rope) {
        ForEach(Rope.allCases, id: \.self) { rope in
          if rope.startsGroup { Divider() }
          Text(rope.rawValue)
        }
      }
    }
  }
}
