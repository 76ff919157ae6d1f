import SwiftUI

// Members of the type itself, cases with values, own operators, and cases by their raw values.
struct Words {
  let text: String
  static let rename = ›"Rename"
}

prefix operator ›
prefix func › (text: String) -> Words { Words(text: text) }

struct Command {
  let title: String
  var picture = Picture.system("star")

  static let open: Self = .init(title: "Open")
  static let close: Self = .init(title: "Close", picture: .system("pencil"))
  static let all: [Self] = [.open, .close, .make("Made")]
  static func make(_ title: String) -> Self { .init(title: title, picture: .drawn) }
}

enum Picture {
  case system(String)
  case drawn

  var name: String {
    switch self {
    case .system(let name): name
    case .drawn: "scribble"
    }
  }
}

enum Act {
  case open(name: String, count: Int)
  case close

  var title: String {
    switch self {
    case .open(let name, _): "Open \(name)"
    case .close: "Close"
    }
  }
}

enum Plan: String, CaseIterable {
  case draft, final
  var title: String { self == .draft ? "A Draft" : "The Final" }
}

protocol Fallible: RawRepresentable, CaseIterable where RawValue: Equatable { static var fallback: Self { get } }
extension Fallible { static var known: [Self] { allCases.filter { $0 != fallback } } }

enum Level: String, Fallible {
  case low, high, other
  static var fallback: Self { .other }
  var title: String {
    switch self {
    case .low: "Low"
    case .high: "High"
    case .other: ""
    }
  }
}

enum Pace { case slow, fast }

enum Trip {
  case walk(Pace, by: String), ride(Pace)

  var title: String {
    switch self {
    case .walk(.slow, by: "sea"): "Stroll"
    case .walk(.slow, let place): "Walk by the \(place)"
    case let .walk(.fast, place): "Run by the \(place)"
    case .ride(.slow), .ride(.fast): "Ride"
    }
  }

  /// Only some cases have it, if there is a guide at all.
  var guided: String? {
    guard let guide = Guide.current.name else { return nil }
    return if case .ride(.fast) = self { "Ride with \(guide)" } else { nil }
  }
}

struct CommandMenu: View {
  var body: some View {
    Menu("Commands") {
      row(.open)
      Button(Command.close.title) {}
      ForEach(Command.all, id: \.title) { command in
        Button(command.title, systemImage: command.picture.name) {}
      }
      Button(Words.rename.text) {}
      Button(Act.open(name: "Log", count: 2).title) {}
      if case .open(let name, let count) = Act.open(name: "Map", count: 3) { Button("\(name) \(count)") {} }
      ForEach(trips, id: \.title) { Button($0.title) {} }
      Button(trips[0].guided ?? "Alone") {}
      Button(Plan(rawValue: "draft")!.title) {}
      ForEach(["final", "lost"].compactMap { Plan(rawValue: $0) }, id: \.self) { Button($0.title) {} }
      ForEach(["x", "y"].map(shout), id: \.self) { Button($0) {} }
      ForEach(Level.known.reversed(), id: \.self) { Button($0.title) {} }
      ForEach(1..<4) { count in Button("\("★★★★★".prefix(count))") {} }
      Button(String(repeating: "★", count: 2) + String("★★★".dropFirst(2)) + "abc".suffix(1)) {}
      Button("\(Int(size.width)) × \(Int(size.height))") {}
    }
  }

  private let trips: [Trip] = [.walk(.slow, by: "sea"), .walk(.slow, by: "lake"), .walk(.fast, by: "lake"), .ride(.fast)]
  private var size: CGSize { CGSize(width: 320, height: 480) }
  private func row(_ command: Command) -> some View { Button(command.title) {} }
  private func shout(_ text: String) -> String { text.uppercased() + "!" }
}
