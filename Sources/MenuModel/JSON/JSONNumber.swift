/// A number as JSON has it.
public struct JSONNumber: Hashable, Sendable {
  /// The nearest number of double precision.
  public let value: Double

  /// A number.
  public init(_ value: Double) {
    self.value = value
  }

  /// The number as a whole one; `nil` where it has a fraction, or is too large to be sure of its last digit.
  public var integer: Int? {
    guard value.magnitude <= 9_007_199_254_740_992 else { return nil }
    return Int(exactly: value)
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The shortest text that stands for exactly this number; whole numbers have no point.
  public var description: String {
    if let integer { return String(integer) }
    return value.isFinite ? value.description : "null"
  }
}
