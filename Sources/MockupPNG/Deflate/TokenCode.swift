/// The prefix codes of a block, made ready for writing tokens.
struct TokenCode {
  /// For each kind of token the bits to write, in the high part, and how many they are, in the lowest byte.
  let kinds: [UInt32]
  /// The same for each symbol of a distance, without the bits after it.
  let distances: [UInt32]

  /// The two codes of a block.
  init(literals: PrefixCode, distances: PrefixCode) {
    kinds = (0..<Token.kindCount).map { kind in
      let entry = SymbolTables.kind(kind)
      let length = UInt32(literals.lengths[entry.symbol])
      let bits = literals.codes[entry.symbol] | entry.extra << length
      return bits << 8 | (length + UInt32(entry.extraCount))
    }
    self.distances = zip(distances.codes, distances.lengths).map { $0 << 8 | UInt32($1) }
  }
}
