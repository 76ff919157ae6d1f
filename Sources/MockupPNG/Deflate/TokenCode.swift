/// Some bits to write, the first of them the lowest, and how many they are.
struct BitRun {
  private let value: UInt64

  /// At most 48 bits; those above the lowest `count` must be zero.
  @inline(__always)
  init(_ bits: UInt64, count: Int) {
    value = bits | UInt64(truncatingIfNeeded: count) &<< 56
  }

  @inline(__always)
  var bits: UInt64 { value & 0xFF_FFFF_FFFF_FFFF }

  @inline(__always)
  var count: UInt64 { value &>> 56 }

  /// These bits and then others.
  @inline(__always)
  func followed(by next: BitRun) -> BitRun {
    BitRun(bits | next.bits &<< count, count: Int(truncatingIfNeeded: count &+ next.count))
  }
}

/// The prefix codes of a block, made ready for writing tokens.
struct TokenCode {
  /// For each form of a token what is written; for a copy from any distance it lacks that.
  let forms: [BitRun]
  /// For each symbol of a distance its code, without the bits after it.
  private let distances: [BitRun]

  /// The two codes of a block.
  init(literals: PrefixCode, distances: PrefixCode, near: NearDistances) {
    let runs = zip(distances.codes, distances.lengths).map { BitRun(UInt64($0), count: Int($1)) }
    let kinds = SymbolTables.kinds.map { entry in
      BitRun(UInt64(literals.codes[entry.symbol]), count: Int(literals.lengths[entry.symbol]))
        .followed(by: BitRun(UInt64(entry.extra), count: entry.extraCount))
    }
    var forms = kinds
    forms.reserveCapacity(Token.formCount)
    for place in NearDistance.allCases {
      let distance = Self.run(near[place], runs.span)
      for kind in kinds { forms.append(kind.followed(by: distance)) }
    }
    self.forms = forms
    self.distances = runs
  }

  /// What is written for a distance.
  @inline(__always)
  func distance(_ distance: Distance) -> BitRun { Self.run(distance, distances.span) }

  @inline(__always)
  private static func run(_ distance: Distance, _ codes: Span<BitRun>) -> BitRun {
    codes[distance.symbol].followed(by: BitRun(UInt64(distance.extra), count: Int(distance.extraCount)))
  }
}
