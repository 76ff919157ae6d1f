enum Decimals {
  /// Formats a number with at most one decimal.
  static func of(_ number: Double) -> String {
    let tenths = Int((min(max(number, -100_000), 100_000) * 10).rounded(.towardZero))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
