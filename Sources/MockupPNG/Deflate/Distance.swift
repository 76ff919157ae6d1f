/// How far back a copy begins, as DEFLATE says it: a symbol and some bits after it.
struct Distance {
  /// The distance less one in the lowest 15 bits, its symbol in the next five, and which of the near ones it is in the
  /// highest three.
  let bits: UInt32

  /// A distance from 1 to 32,768 bytes.
  @inline(__always)
  init(_ bytes: Int) {
    let symbol = SymbolTables.distance(bytes).symbol
    bits = UInt32(truncatingIfNeeded: symbol &<< 15 | (bytes &- 1))
  }

  /// A near distance from 1 to 32,768 bytes.
  init(_ bytes: Int, as place: NearDistance) {
    bits = Distance(bytes).bits | UInt32(place.firstForm) << 20
  }

  /// A distance from the bits of another one.
  @inline(__always)
  init(bits: UInt32) {
    self.bits = bits
  }

  /// The symbol, 0 to 29.
  @inline(__always)
  var symbol: Int { Int(truncatingIfNeeded: bits &>> 15 & 31) }

  /// How many bits follow the symbol.
  @inline(__always)
  var extraCount: UInt32 {
    let symbol = bits &>> 15 & 31
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

/// The distances that most copies of a stream have: their tokens say no more than which of them it is.
enum NearDistance: Int, CaseIterable {
  /// To the unit on the left.
  case left
  /// To the row above.
  case above

  /// The form of a copy from there is its kind and this.
  var firstForm: Int { (rawValue + 1) * Token.kindCount }
}

/// How far away the near distances of a stream are.
struct NearDistances {
  /// To the unit on the left.
  let left: Distance
  /// To the row above.
  let above: Distance

  /// Distances from 1 to 32,768 bytes.
  init(left: Int, above: Int) {
    self.left = Distance(left, as: .left)
    self.above = Distance(above, as: .above)
  }

  subscript(place: NearDistance) -> Distance {
    switch place {
    case .left: left
    case .above: above
    }
  }
}
