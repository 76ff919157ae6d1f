/// What bytes and copies cost in bits, as far as one can tell from the block before.
struct SymbolCosts {
  /// For each kind of token.
  private var kinds: [UInt8]
  /// For each symbol of a distance, its extra bits included.
  private var distances: [UInt8]

  /// The costs under the given lengths of codes; a symbol that has none is taken to be rare.
  init(literals: [UInt8], distances: [UInt8]) {
    kinds = (0..<Token.kindCount).map { kind in
      let entry = SymbolTables.kind(kind)
      let length = literals[entry.symbol]
      return (length == 0 ? 12 : length) &+ UInt8(truncatingIfNeeded: entry.extraCount)
    }
    self.distances = distances.enumerated().map { symbol, length in
      (length == 0 ? 8 : length) &+ UInt8(truncatingIfNeeded: max(0, symbol / 2 - 1))
    }
  }

  /// The costs to begin with, when nothing is known.
  init() {
    self.init(
      literals: (0..<SymbolTables.literalCount).map { $0 < SymbolTables.endOfBlock ? 7 : 4 },
      distances: [UInt8](repeating: 4, count: SymbolTables.distanceCount))
  }

  /// The cost of a byte as it stands.
  @inline(__always)
  func literal(_ byte: UInt32) -> Int { Int(kinds[Int(byte & 0xFF)]) }

  /// The cost of a copy.
  @inline(__always)
  func copy(length: Int, distance: Distance) -> Int {
    Int(kinds[length &+ 253]) &+ Int(distances[distance.symbol])
  }
}
