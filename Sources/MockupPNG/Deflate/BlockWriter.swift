/// Writes tokens as blocks of DEFLATE, each with the prefix codes that suit it.
struct BlockWriter {
  /// The bytes written so far.
  var output = BitWriter()

  /// Writes all tokens as one block and says what its symbols cost.
  mutating func write(_ tokens: [Token], isFinal: Bool) -> SymbolCosts {
    let counts = SymbolCounts(tokens)
    let literals = PrefixCode(counts: counts.literals, limit: 15)
    let distances = PrefixCode(counts: counts.distances, limit: 15)
    let header = BlockHeader(literals: literals.lengths, distances: distances.lengths)
    let dynamicSize =
      header.size + literals.size(of: counts.literals) + distances.size(of: counts.distances)
    let fixedSize = PrefixCode.fixedLiterals.size(of: counts.literals) + 5 * counts.distances.reduce(0, +)

    output.append(isFinal ? 1 : 0, count: 1)
    if fixedSize <= dynamicSize {
      output.append(1, count: 2)
      let table = TokenCode(literals: .fixedLiterals, distances: .fixedDistances)
      output.append(tokens, by: table, bitCount: fixedSize + counts.extraBits)
      output.append(PrefixCode.fixedLiterals, SymbolTables.endOfBlock)
    } else {
      output.append(2, count: 2)
      header.write(to: &output)
      let table = TokenCode(literals: literals, distances: distances)
      output.append(tokens, by: table, bitCount: dynamicSize + counts.extraBits)
      output.append(literals, SymbolTables.endOfBlock)
    }
    return SymbolCosts(literals: literals.lengths, distances: distances.lengths)
  }
}
