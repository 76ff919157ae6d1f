/// A Huffman code of DEFLATE as a table in which the next bits of a stream are looked up.
///
/// Codes that are longer than the table's index lead to tables of their own, behind the first one. An entry says what
/// the bits mean, and how many there are.
struct InflateCode {
  /// What the symbols of a code mean.
  enum Alphabet {
    /// Bytes, lengths of copies, and the end of the block.
    case literals
    /// Distances of copies.
    case distances
    /// The lengths of the codes of other alphabets.
    case lengths
  }

  /// The bits of entries.
  ///
  /// An entry for a symbol has in its lowest eight bits how many bits are taken, in the four next how many of these are
  /// the code's own, and in the upper half the byte, the least length or the least distance.
  enum Bits {
    /// A byte, or a symbol of ``Alphabet/lengths``.
    static let literal: UInt32 = 0x8000_0000
    /// Neither a byte nor a copy; with none of the next two it is a code that does not exist.
    static let special: UInt32 = 0x8000
    /// Leads to a further table: its place is in the upper half, the number of its bits where a code's would be.
    static let table: UInt32 = 0x4000
    /// The end of the block.
    static let end: UInt32 = 0x2000
  }

  /// The tables, one after the other.
  private(set) var entries: [UInt32]
  /// How many bits the first table is looked up by.
  let indexBits: Int

  private static let longest = 15

  /// The code in which each symbol has as many bits as `lengths` says, 0 for none.
  ///
  /// - Returns: `nil` where there is no such code.
  init?(_ lengths: ArraySlice<UInt8>, _ alphabet: Alphabet) {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var free = 1
    for length in 1...Self.longest {
      free = 2 * free - counts[length]
      if free < 0 { return nil }
    }
    // Codes may be left over only where one bit, or none at all, tells a single symbol.
    if free > 0, alphabet == .lengths || counts.dropFirst(2).contains(where: { $0 > 0 }) { return nil }
    indexBits = alphabet == .literals ? 11 : alphabet == .distances ? 8 : 7
    entries = [UInt32](repeating: Bits.special, count: 1 << indexBits)
    fill(lengths, counts, alphabet)
  }

  private mutating func fill(_ lengths: ArraySlice<UInt8>, _ counts: [Int], _ alphabet: Alphabet) {
    var next = [UInt32](repeating: 0, count: Self.longest + 1)
    for length in 1...Self.longest { next[length] = (next[length - 1] + UInt32(counts[length - 1])) << 1 }
    // How many bits codes have at most that begin like this one: the size of their table.
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

  /// Writes an entry wherever the first bits are those of its code.
  private mutating func put(_ entry: UInt32, length: Int, from start: Int, code: Int, size: Int) {
    let whole = entry + UInt32(length << 8 | length)
    for place in stride(from: code, to: size, by: 1 << length) { entries[start + place] = whole }
  }

  /// A symbol's entry without the lengths of its code.
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

  /// The lowest `count` bits in the other order.
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
