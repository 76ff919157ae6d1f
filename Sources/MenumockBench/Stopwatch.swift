import PositionedJSON

/// Processor times of the same work on different menus.
struct Stopwatch {
  private var times: [Stage: [Double]] = [:]

  mutating func time<Result>(_ stage: Stage, _ work: () throws -> Result) rethrows -> Result {
    let start = Processor.microseconds
    let result = try work()
    times[stage, default: []].append(Processor.microseconds - start)
    return result
  }

  /// The times of each stage in microseconds.
  var json: JSONNode {
    .object(Stage.allCases.compactMap { stage in times[stage].map { (stage.rawValue, Self.summary($0)) } })
  }

  private static func summary(_ times: [Double]) -> JSONNode {
    let sorted = times.sorted()
    // A tenth at both ends is dropped as disturbed by other work of the machine.
    let margin = sorted.count / 10
    return .object([
      ("median", .number(rounded(sorted[sorted.count / 2]))),
      ("mean", .number(rounded(sorted.reduce(0, +) / Double(sorted.count)))),
      ("low", .number(rounded(sorted[margin]))), ("high", .number(rounded(sorted[sorted.count - 1 - margin]))),
    ])
  }

  private static func rounded(_ microseconds: Double) -> Double { (microseconds * 10).rounded() / 10 }
}
