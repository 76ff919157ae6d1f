/// DEFLATE's encoding of lengths and distances as symbols with extra bits (RFC 1951, section 3.2.5).
enum SymbolTables {
  struct Entry {
    let symbol: Int
    let extra: UInt32
    let extraCount: Int
  }

  /// Literals, the end of a block, and lengths.
  static let literalCount = 286
  static let endOfBlock = 256
  static let distanceCount = 30

  static let kinds = (0..<Token.kindCount).map(kind)

  private static func kind(_ kind: Int) -> Entry {
    guard kind >= 256 else { return Entry(symbol: kind, extra: 0, extraCount: 0) }
    guard kind < Token.maximumLength &+ 253 else { return Entry(symbol: 285, extra: 0, extraCount: 0) }
    return split(kind &- 256, precision: 2, base: 257)
  }

  /// Encodes a distance from 1 to 32,768 bytes.
  @inline(__always)
  static func distance(_ distance: Int) -> Entry {
    split(distance &- 1, precision: 1, base: 0)
  }

  /// Lengths and distances grow alike: `2^precision` symbols for each power of two.
  @inline(__always)
  private static func split(_ value: Int, precision: Int, base: Int) -> Entry {
    guard value >= 1 << (precision + 1) else { return Entry(symbol: base &+ value, extra: 0, extraCount: 0) }
    let count = (Int.bitWidth &- 1 &- value.leadingZeroBitCount) &- precision
    return Entry(
      symbol: base &+ (count &<< precision) &+ (value &>> count),
      extra: UInt32(truncatingIfNeeded: value & ((1 &<< count) &- 1)), extraCount: count)
  }
}

package struct SymbolCounts {
  /// Literals, lengths, and one end of block.
  private(set) var literals = [Int](repeating: 0, count: SymbolTables.literalCount)
  private(set) var distances = [Int](repeating: 0, count: SymbolTables.distanceCount)
  private(set) var extraBits = 0

  init(_ tokens: Span<Token>, near: NearDistances) {
    // Two sets of counters, used in turn: equal forms often follow each other, and the second update of one counter
    // would wait for the first.
    var forms = [Int32](repeating: 0, count: Token.formCount)
    var otherForms = forms
    var counts = forms.mutableSpan
    var otherCounts = otherForms.mutableSpan
    var index = 0
    while index &+ 1 < tokens.count {
      let (token, other) = (tokens[index], tokens[index &+ 1])
      counts[token.form] &+= 1
      otherCounts[other.form] &+= 1
      if Token.isFarCopy(token.form) { distances[token.distance.symbol] &+= 1 }
      if Token.isFarCopy(other.form) { distances[other.distance.symbol] &+= 1 }
      index &+= 2
    }
    if index < tokens.count {
      let token = tokens[index]
      counts[token.form] &+= 1
      if Token.isFarCopy(token.form) { distances[token.distance.symbol] &+= 1 }
    }
    for (kind, entry) in SymbolTables.kinds.enumerated() {
      var count = Int(forms[kind] + otherForms[kind])
      for nearDistance in NearDistance.allCases {
        let form = nearDistance.firstForm + kind
        let copies = Int(forms[form] + otherForms[form])
        distances[near[nearDistance].symbol] += copies
        count += copies
      }
      literals[entry.symbol] += count
      extraBits += count * entry.extraCount
    }
    for (symbol, count) in distances.enumerated() { extraBits += count * max(0, symbol / 2 - 1) }
    literals[SymbolTables.endOfBlock] = 1
  }
}

/// Costs in bits, estimated from the previous block.
package struct SymbolCosts {
  private var kinds: [UInt8]
  /// For each distance symbol, including its extra bits.
  private var distances: [UInt8]

  /// Derives costs from code lengths. Unused symbols count as rare.
  init(literals: [UInt8], distances: [UInt8]) {
    kinds = SymbolTables.kinds.map { entry in
      let length = literals[entry.symbol]
      return (length == 0 ? 12 : length) &+ UInt8(truncatingIfNeeded: entry.extraCount)
    }
    self.distances = distances.enumerated().map { symbol, length in
      (length == 0 ? 8 : length) &+ UInt8(truncatingIfNeeded: max(0, symbol / 2 - 1))
    }
  }

  init() {
    self.init(
      literals: (0..<SymbolTables.literalCount).map { $0 < SymbolTables.endOfBlock ? 7 : 4 },
      distances: [UInt8](repeating: 4, count: SymbolTables.distanceCount))
  }

  @inline(__always)
  func literal(_ byte: UInt32) -> Int { Int(kinds[Int(byte & 0xFF)]) }

  @inline(__always)
  func copy(length: Int, distance: Distance) -> Int {
    Int(kinds[length &+ 253]) &+ Int(distances[distance.symbol])
  }
}
