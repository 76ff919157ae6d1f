/// The numbers from one to another.
public struct NumberRange: Hashable, Sendable {
  /// The least of them.
  public let lower: Double
  /// The greatest of them; more than the least.
  public let upper: Double

  /// The numbers from `lower` to `upper`; `nil` unless both are finite and `upper` is the greater one.
  public init?(lower: Double, upper: Double) {
    guard lower.isFinite, upper.isFinite, lower < upper else { return nil }
    self.lower = lower
    self.upper = upper
  }

  private init(uncheckedLower lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// From 0 to 1.
  public static let unit = NumberRange(uncheckedLower: 0, upper: 1)

  /// Where a value lies, 0 at the least and 1 at the greatest; values outside are taken to the nearer end.
  public func fraction(of value: Double) -> Double {
    let clamped = min(max(value, lower), upper)
    // Halves, as the whole extent may be no finite number; of the smallest numbers there are none.
    let extent = upper / 2 - lower / 2
    return extent > 0 ? (clamped / 2 - lower / 2) / extent : 0
  }
}
