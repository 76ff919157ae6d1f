import MockupScene

extension Markup {
  /// Rounds to a multiple of 1 / `scale`; values that are not finite become 0.
  static func multiple(_ value: Double, of scale: Double) -> Int {
    let scaled = value * scale
    guard scaled.isFinite else { return 0 }
    // Larger values cannot occur in a sensible image.
    let maximum = min(1e14, Double(Int.max))
    let bounded = min(max(scaled, -maximum), maximum)
    return Int(bounded + (bounded < 0 ? -0.5 : 0.5))
  }

  /// Appends a length or position with at most three decimals.
  package mutating func append(_ value: Double) {
    append(Self.multiple(value, of: 1000), decimals: 3)
  }

  /// Appends a factor with at most six decimals, because it is multiplied with lengths.
  package mutating func append(factor: Double) {
    append(Self.multiple(factor, of: 1_000_000), decimals: 6)
  }

  mutating func append(integer: Int) {
    append(integer, decimals: 0)
  }

  /// Appends `value / 10^decimals`, which may have at most 15 digits.
  mutating func append(_ value: Int, decimals: Int) {
    append(upTo: Decimal.longest) { Decimal.write(value, decimals: decimals, to: &$0) }
  }

  mutating func append(list values: some Sequence<Double>) {
    var isFirst = true
    for value in values {
      if !isFirst { append(byte: UInt8(ascii: " ")) }
      isFirst = false
      append(value)
    }
  }

  /// Appends the attributes `x`, `y`, `width`, and `height`.
  mutating func append(_ rect: Rect) {
    append(" x=\"")
    append(rect.x)
    append("\" y=\"")
    append(rect.y)
    append(extent: rect.size)
  }

  private mutating func append(extent size: Size) {
    append("\" width=\"")
    append(size.width)
    append("\" height=\"")
    append(size.height)
    append("\"")
  }
}
