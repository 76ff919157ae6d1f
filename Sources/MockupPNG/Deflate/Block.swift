/// The description of two prefix codes at the start of a dynamic block (RFC 1951, section 3.2.7).
package struct BlockHeader {
  /// A symbol of the code length alphabet, with its extra bits.
  private struct Item {
    let symbol: Int
    var extra: UInt32 = 0
    var extraCount = 0
  }

  /// The order of the code lengths of the code length alphabet.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let items: [Item]
  private let code: PrefixCode
  private let literalCount: Int
  private let distanceCount: Int
  private let orderCount: Int

  /// The size of the description in bits.
  let size: Int

  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    items = Self.items(Array(literals.prefix(literalCount) + distances.prefix(distanceCount)))
    var counts = [Int](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = PrefixCode(counts: counts, limit: 7)
    self.code = code
    orderCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    size = 14 + 3 * orderCount + code.size(of: counts) + items.reduce(0) { $0 + $1.extraCount }
  }

  func write(to output: inout BitWriter) {
    output.append(UInt32(literalCount - 257), count: 5)
    output.append(UInt32(distanceCount - 1), count: 5)
    output.append(UInt32(orderCount - 4), count: 4)
    for symbol in Self.order.prefix(orderCount) { output.append(UInt32(code.lengths[symbol]), count: 3) }
    for item in items {
      output.append(code.codes[item.symbol], count: Int(code.lengths[item.symbol]))
      output.append(item.extra, count: item.extraCount)
    }
  }

  /// Run-length encodes the lengths.
  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var run = 1
      while index + run < lengths.count, lengths[index + run] == length { run += 1 }
      index += run
      if length > 0 {
        items.append(Item(symbol: Int(length)))
        run -= 1
        while run >= 3 {
          let part = min(run, 6)
          items.append(Item(symbol: 16, extra: UInt32(part - 3), extraCount: 2))
          run -= part
        }
      } else {
        while run >= 3 {
          let part = min(run, 138)
          items.append(
            part < 11
              ? Item(symbol: 17, extra: UInt32(part - 3), extraCount: 3)
              : Item(symbol: 18, extra: UInt32(part - 11), extraCount: 7))
          run -= part
        }
      }
      for _ in 0..<run { items.append(Item(symbol: Int(length))) }
    }
    return items
  }
}

/// Writes tokens as dynamic or fixed DEFLATE blocks, whichever is smaller.
package struct BlockWriter {
  package var output = BitWriter()
  let near: NearDistances

  package init(output: BitWriter = BitWriter(), near: NearDistances) {
    self.output = output
    self.near = near
  }

  /// Writes all tokens as one block and returns the costs of its symbols.
  package mutating func write(_ tokens: Span<Token>, isFinal: Bool) -> SymbolCosts {
    let counts = SymbolCounts(tokens, near: near)
    let literals = PrefixCode(counts: counts.literals, limit: 15)
    let distances = PrefixCode(counts: counts.distances, limit: 15)
    let header = BlockHeader(literals: literals.lengths, distances: distances.lengths)
    let dynamicSize =
      header.size + literals.size(of: counts.literals) + distances.size(of: counts.distances)
    let fixedSize = PrefixCode.fixedLiterals.size(of: counts.literals) + 5 * counts.distances.reduce(0, +)

    output.append(isFinal ? 1 : 0, count: 1)
    if fixedSize <= dynamicSize {
      output.append(1, count: 2)
      let table = TokenCode(literals: .fixedLiterals, distances: .fixedDistances, near: near)
      output.append(tokens, by: table, bitCount: fixedSize + counts.extraBits)
      output.append(PrefixCode.fixedLiterals, SymbolTables.endOfBlock)
    } else {
      output.append(2, count: 2)
      header.write(to: &output)
      let table = TokenCode(literals: literals, distances: distances, near: near)
      output.append(tokens, by: table, bitCount: dynamicSize + counts.extraBits)
      output.append(literals, SymbolTables.endOfBlock)
    }
    return SymbolCosts(literals: literals.lengths, distances: distances.lengths)
  }
}
