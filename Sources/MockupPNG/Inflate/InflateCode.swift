/// A Huffman code of DEFLATE as lookup tables.
///
/// Codes longer than the first table's index continue in subtables behind it. An entry contains the meaning and the
/// length of a code.
package struct InflateCode {
  package enum Alphabet {
    /// Bytes, lengths of copies, and the end of the block.
    case literals
    case distances
    /// Code lengths of the other two alphabets.
    case lengths
  }

  /// The bits of entries.
  ///
  /// The lowest eight bits of a symbol's entry contain the number of bits to consume, and the next four the length of
  /// the code itself. The upper half contains the byte, the base length, or the base distance.
  enum Bits {
    /// A byte, or a symbol of ``Alphabet/lengths``.
    static let literal: UInt32 = 0x8000_0000
    /// Neither a byte nor a copy; without one of the next two flags, an invalid code.
    static let special: UInt32 = 0x8000
    /// A link to a subtable: its position in the upper half, and its index size in place of the code length.
    static let table: UInt32 = 0x4000
    static let end: UInt32 = 0x2000
  }

  /// The first table, then the subtables.
  private(set) var entries: [UInt32]
  /// The index size of the first table.
  let indexBits: Int

  private static let longest = 15

  /// Builds the code from code lengths; 0 marks an unused symbol.
  ///
  /// - Returns: `nil` if the lengths do not form a valid code.
  package init?(_ lengths: ArraySlice<UInt8>, _ alphabet: Alphabet) {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var free = 1
    for length in 1...Self.longest {
      free = 2 * free - counts[length]
      if free < 0 { return nil }
    }
    // An incomplete code is valid only if it has at most one symbol, of one bit.
    if free > 0, alphabet == .lengths || counts.dropFirst(2).contains(where: { $0 > 0 }) { return nil }
    indexBits = alphabet == .literals ? 11 : alphabet == .distances ? 8 : 7
    entries = [UInt32](repeating: Bits.special, count: 1 << indexBits)
    fill(lengths, counts, alphabet)
  }

  private mutating func fill(_ lengths: ArraySlice<UInt8>, _ counts: [Int], _ alphabet: Alphabet) {
    var next = [UInt32](repeating: 0, count: Self.longest + 1)
    for length in 1...Self.longest { next[length] = (next[length - 1] + UInt32(counts[length - 1])) << 1 }
    // For each prefix, the longest remainder of a code: the index size of its subtable.
    var further: [Int: Int] = [:]
    var codes = [UInt32](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let code = Self.reversed(next[Int(length)], Int(length))
      next[Int(length)] += 1
      codes[symbol] = code
      guard length > indexBits else { continue }
      let start = Int(code) & (1 << indexBits - 1)
      further[start] = max(further[start] ?? 0, Int(length) - indexBits)
    }
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let code = Int(codes[symbol])
      let entry = Self.entry(symbol, alphabet)
      guard length > indexBits else {
        put(entry, length: Int(length), from: 0, code: code, size: 1 << indexBits)
        continue
      }
      let start = code & (1 << indexBits - 1)
      let bits = further[start] ?? 0
      if entries[start] == Bits.special {
        entries[start] = Bits.special | Bits.table | UInt32(entries.count) << 16 | UInt32(bits << 8 | indexBits)
        entries += repeatElement(Bits.special, count: 1 << bits)
      }
      put(
        entry, length: Int(length) - indexBits, from: Int(entries[start] >> 16 & 0x7FFF), code: code >> indexBits,
        size: 1 << bits)
    }
  }

  /// Writes an entry at every index that begins with its code.
  private mutating func put(_ entry: UInt32, length: Int, from start: Int, code: Int, size: Int) {
    let entryWithLength = entry + UInt32(length << 8 | length)
    for position in stride(from: code, to: size, by: 1 << length) { entries[start + position] = entryWithLength }
  }

  /// Returns a symbol's entry without code lengths.
  private static func entry(_ symbol: Int, _ alphabet: Alphabet) -> UInt32 {
    func copy(_ symbols: (base: Int, extra: Int)) -> UInt32 { UInt32(symbols.base << 16 | symbols.extra) }
    switch alphabet {
    case .lengths: return Bits.literal | UInt32(symbol << 16)
    case .distances:
      guard symbol < 30 else { return Bits.special }
      let extra = max(0, symbol / 2 - 1)
      return copy((symbol < 4 ? symbol + 1 : (2 + symbol % 2) << extra + 1, extra))
    case .literals:
      guard symbol >= 256 else { return Bits.literal | UInt32(symbol << 16) }
      let length = symbol - 257
      switch length {
      case ..<0: return Bits.special | Bits.end
      case ..<8: return copy((length + 3, 0))
      case ..<28:
        let extra = length / 4 - 1
        return copy(((4 + length % 4) << extra + 3, extra))
      case 28: return copy((258, 0))
      default: return Bits.special
      }
    }
  }

  private static func reversed(_ code: UInt32, _ count: Int) -> UInt32 {
    var rest = code
    var result: UInt32 = 0
    for _ in 0..<count {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}
