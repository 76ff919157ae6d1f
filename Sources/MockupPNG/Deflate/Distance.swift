/// How far back a copy begins, as DEFLATE says it: a symbol and some bits after it.
struct Distance {
  /// The distance less one in the lowest 15 bits, its symbol in the next five.
  let bits: UInt32

  /// A distance from 1 to 32,768 bytes.
  @inline(__always)
  init(_ bytes: Int) {
    let symbol = SymbolTables.distance(bytes).symbol
    bits = UInt32(truncatingIfNeeded: symbol &<< 15 | (bytes &- 1))
  }

  /// A distance from the bits of another one.
  @inline(__always)
  init(bits: UInt32) {
    self.bits = bits
  }

  /// The symbol, 0 to 29.
  @inline(__always)
  var symbol: Int { Int(truncatingIfNeeded: bits &>> 15) }

  /// How many bits follow the symbol.
  @inline(__always)
  var extraCount: UInt32 {
    let symbol = bits &>> 15
    return symbol < 4 ? 0 : symbol &>> 1 &- 1
  }

  /// The bits after the symbol.
  @inline(__always)
  var extra: UInt32 { bits & ((1 &<< extraCount) &- 1) }

  /// The distance in bytes.
  var bytes: Int { Int(bits & 0x7FFF) + 1 }

  /// The farthest that DEFLATE can copy from.
  static let maximum = 32_768
}
