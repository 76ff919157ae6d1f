/// What a check found in all.
public struct CheckSummary: Hashable, Sendable, CustomStringConvertible {
  /// How many there are of each verdict.
  public private(set) var counts: [Verdict: Int] = [:]
  /// How many of them were accepted.
  public private(set) var accepted = 0
  /// Whether there is nothing to be looked at.
  public private(set) var isGood = true

  /// The sum of results.
  public init(_ results: [CheckResult]) {
    for result in results {
      counts[result.finding.verdict, default: 0] += 1
      if result.isAccepted { accepted += 1 }
      if !result.isGood { isGood = false }
    }
  }

  /// One line: how many of each verdict.
  public var description: String {
    let pictures = counts.reduce(0) { $0 + ($1.key == .orphaned ? 0 : $1.value) }
    var parts = Verdict.allCases.compactMap { verdict -> String? in
      guard let count = counts[verdict], count > 0 else { return nil }
      return "\(count) \(verdict.rawValue)"
    }
    if accepted > 0 { parts.append("\(accepted) accepted") }
    let list = parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
    return (pictures == 1 ? "1 picture" : "\(pictures) pictures") + ": " + list
  }
}
