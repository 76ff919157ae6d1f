/// A run of bits to write, the first bit lowest.
struct BitRun {
  private let value: UInt64

  /// - Precondition: `bits` has at most `count` bits, and `count` is at most 48.
  @inline(__always)
  init(_ bits: UInt64, count: Int) {
    value = bits | UInt64(truncatingIfNeeded: count) &<< 56
  }

  @inline(__always)
  var bits: UInt64 { value & 0xFF_FFFF_FFFF_FFFF }

  @inline(__always)
  var count: UInt64 { value &>> 56 }

  @inline(__always)
  func followed(by next: BitRun) -> BitRun {
    BitRun(bits | next.bits &<< count, count: Int(truncatingIfNeeded: count &+ next.count))
  }
}

struct TokenCode {
  /// The code of each token form, without the distance if it is not near.
  let forms: [BitRun]
  /// The code of each distance symbol, without extra bits.
  private let distances: [BitRun]

  init(literals: PrefixCode, distances: PrefixCode, near: NearDistances) {
    let runs = zip(distances.codes, distances.lengths).map { BitRun(UInt64($0), count: Int($1)) }
    let kinds = SymbolTables.kinds.map { entry in
      BitRun(UInt64(literals.codes[entry.symbol]), count: Int(literals.lengths[entry.symbol]))
        .followed(by: BitRun(UInt64(entry.extra), count: entry.extraCount))
    }
    var forms = kinds
    forms.reserveCapacity(Token.formCount)
    for nearDistance in NearDistance.allCases {
      let distance = Self.run(near[nearDistance], runs.span)
      for kind in kinds { forms.append(kind.followed(by: distance)) }
    }
    self.forms = forms
    self.distances = runs
  }

  @inline(__always)
  func distance(_ distance: Distance) -> BitRun { Self.run(distance, distances.span) }

  @inline(__always)
  private static func run(_ distance: Distance, _ codes: Span<BitRun>) -> BitRun {
    codes[distance.symbol].followed(by: BitRun(UInt64(distance.extra), count: Int(distance.extraCount)))
  }
}
