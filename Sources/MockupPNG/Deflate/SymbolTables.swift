/// How DEFLATE (RFC 1951, section 3.2.5) writes lengths and distances: a symbol and some bits after it.
enum SymbolTables {
  /// A symbol and the bits after it.
  struct Entry {
    let symbol: Int
    let extra: UInt32
    let extraCount: Int
  }

  /// How many symbols there are for literals, the end of a block and lengths.
  static let literalCount = 286
  /// The symbol that ends a block.
  static let endOfBlock = 256
  /// How many symbols there are for distances.
  static let distanceCount = 30

  /// How a token's kind, which is a byte or a length, is written.
  @inline(__always)
  static func kind(_ kind: Int) -> Entry {
    guard kind >= 256 else { return Entry(symbol: kind, extra: 0, extraCount: 0) }
    guard kind < Token.maximumLength &+ 253 else { return Entry(symbol: 285, extra: 0, extraCount: 0) }
    return split(kind &- 256, precision: 2, base: 257)
  }

  /// How a distance from 1 to 32,768 is written.
  @inline(__always)
  static func distance(_ distance: Int) -> Entry {
    split(distance &- 1, precision: 1, base: 0)
  }

  /// Both series grow alike: `2^precision` symbols for each power of two.
  @inline(__always)
  private static func split(_ value: Int, precision: Int, base: Int) -> Entry {
    guard value >= 1 << (precision + 1) else { return Entry(symbol: base &+ value, extra: 0, extraCount: 0) }
    let count = (Int.bitWidth &- 1 &- value.leadingZeroBitCount) &- precision
    return Entry(
      symbol: base &+ (count &<< precision) &+ (value &>> count),
      extra: UInt32(truncatingIfNeeded: value & ((1 &<< count) &- 1)), extraCount: count)
  }
}
