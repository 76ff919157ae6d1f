import SwiftUI

enum Sail: Int, CaseIterable {
  case jib, main, spinnaker

  static let first: Sail = .main

  var area: Double {
    switch self {
    case .jib: 20
    case .main: 30
    case .spinnaker: 80
    }
  }

  var title: String {
    switch self {
    case .jib: "Jib"
    case .main: "Mainsail"
    case .spinnaker: "Spinnaker"
    }
  }

  /// The first sail, then those that are larger, then those that are smaller.
  static var inOrder: [Sail] {
    let all = Self.allCases.sorted(by: { $0.area < $1.area })
    guard let index = all.firstIndex(of: first) else { return all }
    let smaller = all[0..<index]
    let larger = all[(index + 1)..<all.count]
    return [first] + larger + smaller
  }
}

enum Wind: Comparable, CaseIterable {
  case storm, gale, breeze

  var isStrong: Bool { self != .breeze }
}

struct SailMenu: View {
  var body: some View {
    Menu("Sails") {
      ForEach(Sail.inOrder, id: \.self) { sail in
        Button(sail.title) {}
      }
    }
    Menu("Ropes") {
      ForEach(["Sheet", "Halyard", "Painter"].sorted(), id: \.self) { Button($0) {} }
      Divider()
      ForEach(["Sheet", "Halyard", "Painter"].sorted(by: >), id: \.self) { Button($0) {} }
    }
    Menu("Wind") {
      ForEach(Wind.allCases.sorted().reversed(), id: \.self) { Button("\($0)") {} }
      Divider()
      ForEach(Wind.allCases.filter(\.isStrong), id: \.self) { Button("\($0)") {} }
      Divider()
      if Sail.allCases.contains(where: { $0.area > 70 }) { Button("Reef") {} }
      if Sail.allCases.allSatisfy({ $0.area > 70 }) { Button("Hoist All") {} }
      if let large = Sail.allCases.first(where: { $0.area > 25 }) { Button(large.title) {} }
    }
  }
}

/// The texts of durations, one of which is known.
struct WatchMenu: View {
  private let lengths: [TimeInterval] = [.zero, 3600]
  private let formatter = DateComponentsFormatter()

  private func title(of length: TimeInterval) -> String {
    if length.isZero { return "Now" }
    return formatter.string(from: length) ?? ""
  }

  var body: some View {
    Menu("Watch") {
      ForEach(lengths, id: \.self) { Button(title(of: $0)) {} }
    }
  }
}

/// The names and numbers of a dictionary, in an order.
struct FlagMenu: View {
  private let numbers = ["Oscar": 15, "Alfa": 1, "Kilo": 11]

  var body: some View {
    Menu("Flags") {
      ForEach(numbers.keys.sorted(), id: \.self) { Button($0) {} }
      Divider()
      ForEach(numbers.values.sorted(by: >), id: \.self) { Button("\($0)") {} }
      Divider()
      ForEach(numbers.sorted { $0.value < $1.value }, id: \.key) { flag in Button("\(flag.value) \(flag.key)") {} }
      if numbers.keys.contains("Papa") { Button("Set Sail") {} }
      ForEach(Array(numbers.keys), id: \.self) { Button("Hoist \($0)") {} }
    }
  }
}
