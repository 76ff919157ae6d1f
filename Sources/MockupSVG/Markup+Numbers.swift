import MockupScene

extension Markup {
  /// A number as a whole multiple of 1 / `scale`, the nearest one; what is not finite counts as 0.
  static func multiple(_ value: Double, of scale: Double) -> Int {
    let scaled = value * scale
    guard scaled.isFinite else { return 0 }
    // Beyond this, no picture is meant.
    let bounded = min(max(scaled, -1e14), 1e14)
    return Int(bounded + (bounded < 0 ? -0.5 : 0.5))
  }

  /// Adds a length or place with at most three decimals.
  mutating func append(_ value: Double) {
    append(Self.multiple(value, of: 1000), decimals: 3)
  }

  /// Adds a factor, which is multiplied with lengths and therefore has up to six decimals.
  mutating func append(factor: Double) {
    append(Self.multiple(factor, of: 1_000_000), decimals: 6)
  }

  /// Adds a whole number.
  mutating func append(integer: Int) {
    append(integer, decimals: 0)
  }

  /// Adds `value / 10^decimals`; there must be at most 15 digits.
  mutating func append(_ value: Int, decimals: Int) {
    append(upTo: Decimal.longest) { Decimal.write(value, decimals: decimals, to: &$0) }
  }

  /// Adds numbers with spaces between them.
  mutating func append(list values: some Sequence<Double>) {
    var isFirst = true
    for value in values {
      if !isFirst { append(byte: UInt8(ascii: " ")) }
      isFirst = false
      append(value)
    }
  }

  /// Adds the attributes of a place and an extent.
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
