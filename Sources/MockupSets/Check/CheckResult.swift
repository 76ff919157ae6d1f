public import MockupFiles

/// What became of one golden.
public struct CheckResult: Sendable {
  /// Pictures of a report, as paths from its folder.
  public struct Files: Hashable, Sendable {
    /// The golden.
    public var expected: String?
    /// What is drawn now.
    public var actual: String?
    /// Where the two differ.
    public var difference: String?
  }

  /// The picture; `nil` for a golden that none belongs to.
  public var variant: Variant?
  /// The path of the golden in the folder of goldens.
  public var path: String
  /// How the picture and its golden go together; without the files of both.
  public var finding: GoldenFinding
  /// Whether the golden was made, replaced or removed, as was asked for.
  public var isAccepted = false
  /// Why the golden was not accepted or the report not written, though it was asked for.
  public var problem: OutputFile.Problem?
  /// Whether it was asked to accept another picture than what is drawn now.
  public var isStale = false
  /// The pictures of the report.
  public var files = Files()
  /// The size of the picture's file where it was written or is different, in bytes.
  public var bytes: Int?
  /// How long it took, in milliseconds.
  public var milliseconds = 0.0

  /// What a comparison found about a golden.
  public init(variant: Variant? = nil, path: String, finding: GoldenFinding) {
    self.variant = variant
    self.path = path
    self.finding = finding
  }

  /// Whether something could not be done that was asked for, besides what is only different.
  public var isError: Bool { finding.verdict == .failed || problem != nil || isStale }

  /// Whether there is nothing to be looked at any more.
  public var isGood: Bool { (finding.verdict == .same || isAccepted) && problem == nil && !isStale }

  /// What people know the picture by.
  public var label: String { variant?.label ?? path }
}

/// How a picture and its golden go together.
public enum Verdict: String, CaseIterable, Hashable, Sendable {
  /// They are the same.
  case same
  /// They are different.
  case different
  /// They are PNGs of different sizes.
  case resized
  /// There is no golden.
  case missing
  /// There is a golden that no picture belongs to.
  case orphaned
  /// The picture cannot be drawn, or the golden cannot be read.
  case failed
}

/// Which pictures become the new goldens.
public enum Acceptance: Sendable {
  /// None.
  case nothing
  /// All that are different or missing.
  case all
  /// Those of a list.
  case chosen(AcceptList)
}

/// What a check found in all.
public struct CheckSummary: Hashable, Sendable, CustomStringConvertible {
  /// How many there are of each verdict.
  public private(set) var counts: [Verdict: Int] = [:]
  /// How many of them became goldens.
  public private(set) var accepted = 0
  /// How many goldens were removed, as no picture belongs to them.
  public private(set) var removed = 0
  /// Whether there is nothing to be looked at.
  public private(set) var isGood = true

  /// The sum of results.
  public init(_ results: [CheckResult]) {
    for result in results {
      counts[result.finding.verdict, default: 0] += 1
      if result.isAccepted {
        if result.finding.verdict == .orphaned { removed += 1 } else { accepted += 1 }
      }
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
    if removed > 0 { parts.append("\(removed) removed") }
    let list = parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
    return (pictures == 1 ? "1 picture" : "\(pictures) pictures") + ": " + list
  }
}
