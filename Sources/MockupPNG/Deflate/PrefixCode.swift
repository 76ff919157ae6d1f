/// A canonical Huffman code, as DEFLATE uses it.
package struct PrefixCode {
  /// The length of each symbol's code in bits; 0 for unused symbols.
  package private(set) var lengths: [UInt8]
  /// The code of each symbol with its first bit lowest, ready for ``BitWriter``.
  package private(set) var codes: [UInt32]

  /// Builds the best code for symbols that occur `counts` times, with at most `limit` bits per code.
  package init(counts: [Int], limit: Int) {
    lengths = Self.lengths(for: counts, limit: limit)
    codes = Self.codes(for: lengths)
  }

  private init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = Self.codes(for: lengths)
  }

  /// RFC 1951, section 3.2.6.
  static let fixedLiterals = PrefixCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })

  static let fixedDistances = PrefixCode(lengths: [UInt8](repeating: 5, count: SymbolTables.distanceCount))

  /// The size in bits of all symbols that `counts` counts.
  package func size(of counts: [Int]) -> Int {
    zip(counts, lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
  }

  private static func lengths(for counts: [Int], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // The rarest first; the symbol in the low bits makes the order total.
    var leaves: [Int] = []
    leaves.reserveCapacity(counts.count)
    for (symbol, count) in counts.enumerated() where count > 0 { leaves.append(count << 16 | symbol) }
    guard leaves.count > 1 else {
      if let only = leaves.first { lengths[only & 0xFFFF] = 1 }
      return lengths
    }
    leaves.sort()
    var codesOfLength = lengthHistogram(leaves.map { $0 >> 16 }, limit: limit)
    // Codes above the limit were shortened to it; lengthen others until the code is valid again.
    var used = 0
    for length in 1...limit { used += codesOfLength[length] << (limit - length) }
    while used > 1 << limit {
      codesOfLength[limit] -= 1
      for length in stride(from: limit - 1, through: 1, by: -1) where codesOfLength[length] > 0 {
        codesOfLength[length] -= 1
        codesOfLength[length + 1] += 2
        break
      }
      used -= 1
    }
    var next = leaves.count
    for length in 1...limit {
      for _ in 0..<codesOfLength[length] {
        next -= 1
        lengths[leaves[next] & 0xFFFF] = UInt8(length)
      }
    }
    return lengths
  }

  /// Returns the number of leaves at each depth of the Huffman tree; `weights` ascend.
  private static func lengthHistogram(_ weights: [Int], limit: Int) -> [Int] {
    let leafCount = weights.count
    var nodes = weights
    nodes.reserveCapacity(2 * leafCount - 1)
    var parents = [Int](repeating: 0, count: 2 * leafCount - 1)
    var leaf = 0
    var inner = leafCount
    for node in leafCount..<(2 * leafCount - 1) {
      var weight = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leafCount && (inner >= node || nodes[leaf] <= nodes[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        weight += nodes[child]
        parents[child] = node
      }
      nodes.append(weight)
    }
    var histogram = [Int](repeating: 0, count: limit + 1)
    var depths = [Int](repeating: 0, count: 2 * leafCount - 1)
    for node in stride(from: 2 * leafCount - 3, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
      if node < leafCount { histogram[min(depths[node], limit)] += 1 }
    }
    return histogram
  }

  private static func codes(for lengths: [UInt8]) -> [UInt32] {
    var next = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length] + next[length - 1]) << 1 }
    // next[n + 1] held the count of codes of n bits, so after the sum next[n] is the first code of n bits.
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return code.reversedBits >> (32 - UInt32(length))
    }
  }
}

extension UInt32 {
  fileprivate var reversedBits: UInt32 {
    var bits = byteSwapped
    bits = (bits & 0x0F0F_0F0F) << 4 | (bits >> 4) & 0x0F0F_0F0F
    bits = (bits & 0x3333_3333) << 2 | (bits >> 2) & 0x3333_3333
    return (bits & 0x5555_5555) << 1 | (bits >> 1) & 0x5555_5555
  }
}
