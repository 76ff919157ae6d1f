/// How often the symbols of a block occur.
struct SymbolCounts {
  /// For bytes, the end of the block (which occurs once) and lengths.
  private(set) var literals = [Int](repeating: 0, count: SymbolTables.literalCount)
  /// For distances.
  private(set) var distances = [Int](repeating: 0, count: SymbolTables.distanceCount)
  /// The bits after the symbols, in all.
  private(set) var extraBits = 0

  /// Counts the symbols of some tokens.
  init(_ tokens: [Token]) {
    var kinds = [Int](repeating: 0, count: Token.kindCount)
    for token in tokens {
      kinds[token.kind] &+= 1
      if token.kind >= 256 { distances[token.distance.symbol] &+= 1 }
    }
    for (kind, count) in kinds.enumerated() where count > 0 {
      let entry = SymbolTables.kind(kind)
      literals[entry.symbol] += count
      extraBits += count * entry.extraCount
    }
    for (symbol, count) in distances.enumerated() { extraBits += count * max(0, symbol / 2 - 1) }
    literals[SymbolTables.endOfBlock] = 1
  }
}
