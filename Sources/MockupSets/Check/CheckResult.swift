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
