/// The distance of a copy as DEFLATE encodes it: a symbol and extra bits.
package struct Distance {
  /// The distance minus 1 in bits 0–14, its symbol in bits 15–19, and its ``NearDistance`` in bits 20 and above.
  let bits: UInt32

  /// Encodes a distance from 1 to 32,768 bytes.
  @inline(__always)
  package init(_ bytes: Int) {
    let symbol = SymbolTables.distance(bytes).symbol
    bits = UInt32(truncatingIfNeeded: symbol &<< 15 | (bytes &- 1))
  }

  /// Encodes a near distance from 1 to 32,768 bytes.
  init(_ bytes: Int, as near: NearDistance) {
    bits = Distance(bytes).bits | UInt32(near.firstForm) << 20
  }

  @inline(__always)
  init(bits: UInt32) {
    self.bits = bits
  }

  /// The symbol, 0 to 29.
  @inline(__always)
  var symbol: Int { Int(truncatingIfNeeded: bits &>> 15 & 31) }

  @inline(__always)
  var extraCount: UInt32 {
    let symbol = bits &>> 15 & 31
    return symbol < 4 ? 0 : symbol &>> 1 &- 1
  }

  @inline(__always)
  var extra: UInt32 { bits & ((1 &<< extraCount) &- 1) }

  package var bytes: Int { Int(bits & 0x7FFF) + 1 }

  /// The size of DEFLATE's window in bytes.
  static let maximum = 32_768
}

/// The two most frequent distances of a stream. A token of one of them is complete without a distance code.
enum NearDistance: Int, CaseIterable {
  case left
  case above

  /// The first token form of a copy with this distance; the token's kind is added to it.
  var firstForm: Int { (rawValue + 1) * Token.kindCount }
}

package struct NearDistances {
  package let left: Distance
  package let above: Distance

  /// Encodes distances from 1 to 32,768 bytes.
  package init(left: Int, above: Int) {
    self.left = Distance(left, as: .left)
    self.above = Distance(above, as: .above)
  }

  subscript(near: NearDistance) -> Distance {
    switch near {
    case .left: left
    case .above: above
    }
  }
}
