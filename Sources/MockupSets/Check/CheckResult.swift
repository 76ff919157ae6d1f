public import MockupFiles

/// The result of checking one golden.
public struct CheckResult: Sendable {
  /// Images of a report, as paths relative to its folder.
  public struct Files: Hashable, Sendable {
    public var expected: String?
    /// The current image.
    public var actual: String?
    /// The image of the difference.
    public var difference: String?
  }

  /// The image; `nil` for an orphaned golden.
  public var variant: Variant?
  /// The path of the golden, relative to the folder of goldens.
  public var path: String
  /// The comparison of the image and its golden, without the bytes of both.
  public var finding: GoldenFinding
  /// True if the golden was created, replaced, or removed as requested.
  public var isAccepted = false
  /// The reason why accepting the golden or writing the report failed.
  public var problem: OutputFile.Problem?
  /// True if the accepted pixels are not those of the current image.
  public var isStale = false
  /// The images of the report.
  public var files = Files()
  /// The size of the current image file in bytes, if it was written or differs.
  public var bytes: Int?
  /// The duration in milliseconds.
  public var milliseconds = 0.0

  /// Creates the result of a comparison.
  public init(variant: Variant? = nil, path: String, finding: GoldenFinding) {
    self.variant = variant
    self.path = path
    self.finding = finding
  }

  /// True if rendering, comparing, or a requested action failed.
  public var isError: Bool { finding.verdict == .failed || problem != nil || isStale }

  /// True if the result needs no attention.
  public var isGood: Bool { (finding.verdict == .same || isAccepted) && problem == nil && !isStale }

  /// The image's name for people.
  public var label: String { variant?.label ?? path }
}

/// The outcome of comparing an image with its golden.
public enum Verdict: String, CaseIterable, Hashable, Sendable {
  /// The image equals its golden.
  case same
  /// The image differs from its golden.
  case different
  /// The PNGs have different sizes.
  case resized
  /// The image has no golden.
  case missing
  /// The golden has no image.
  case orphaned
  /// The image cannot be rendered, or the golden cannot be read.
  case failed
}

/// The images to accept as new goldens.
public enum Acceptance: Sendable {
  case nothing
  /// All that are different or missing.
  case all
  /// The choices of a list.
  case chosen(AcceptList)
}

/// The totals of a check.
public struct CheckSummary: Hashable, Sendable, CustomStringConvertible {
  /// The number of results per verdict.
  public private(set) var counts: [Verdict: Int] = [:]
  /// The number of accepted goldens.
  public private(set) var accepted = 0
  /// The number of removed orphans.
  public private(set) var removed = 0
  /// True if no result needs attention.
  public private(set) var isGood = true

  /// Sums up results.
  public init(_ results: [CheckResult]) {
    for result in results {
      counts[result.finding.verdict, default: 0] += 1
      if result.isAccepted {
        if result.finding.verdict == .orphaned { removed += 1 } else { accepted += 1 }
      }
      if !result.isGood { isGood = false }
    }
  }

  /// One line with the number of results per verdict.
  public var description: String {
    let images = counts.reduce(0) { $0 + ($1.key == .orphaned ? 0 : $1.value) }
    var parts = Verdict.allCases.compactMap { verdict -> String? in
      guard let count = counts[verdict], count > 0 else { return nil }
      return "\(count) \(verdict.rawValue)"
    }
    if accepted > 0 { parts.append("\(accepted) accepted") }
    if removed > 0 { parts.append("\(removed) removed") }
    let list = parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", ")
    return (images == 1 ? "1 picture" : "\(images) pictures") + ": " + list
  }
}
