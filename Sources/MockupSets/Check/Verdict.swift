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
