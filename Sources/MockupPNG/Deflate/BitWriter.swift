/// Bits in the order of DEFLATE: the first one is the lowest of the first byte.
struct BitWriter {
  /// The whole bytes so far.
  private(set) var bytes: [UInt8] = []
  /// The bits of the unfinished byte; fewer than eight between two calls.
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Adds the lowest `count` bits (at most 32) of `value`; the others must be zero.
  mutating func append(_ value: UInt32, count: Int) {
    pending |= UInt64(value) &<< pendingCount
    pendingCount &+= UInt64(truncatingIfNeeded: count)
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      pendingCount &-= 8
    }
  }

  /// Adds the code of a symbol.
  mutating func append(_ code: PrefixCode, _ symbol: Int) {
    append(code.codes[symbol], count: Int(code.lengths[symbol]))
  }

  /// Adds tokens, which take no more than `bitCount` bits.
  mutating func append(_ tokens: Span<Token>, by code: TokenCode, bitCount: Int) {
    var position = bytes.count
    // Eight bytes are stored at a time, and seven bits may be pending.
    var grown = takeBytes()
    grown.append(contentsOf: repeatElement(0, count: bitCount / 8 + 16))
    var target = grown.mutableSpan
    var storage = target.mutableBytes
    let kinds = code.kinds.span
    let distances = code.distances.span
    var bits = pending
    var count = pendingCount
    for index in tokens.indices {
      let token = tokens[index]
      let kind = token.kind
      let entry = kinds[kind]
      // A byte has no distance; which of the two comes next cannot be foretold, so there is no branch.
      let distance = token.distance
      let distanceEntry = distances[distance.symbol] & (0 &- UInt32(truncatingIfNeeded: kind &>> 8))
      // All bits of a token are put together before they meet those of the one before, for which they would have to
      // wait. They are 20 + 28 at most, and seven may be pending.
      let kindCount = UInt64(entry & 0xFF)
      let symbolCount = kindCount &+ UInt64(distanceEntry & 0xFF)
      let tokenBits =
        UInt64(entry &>> 8) | UInt64(distanceEntry &>> 8) &<< kindCount | UInt64(distance.extra) &<< symbolCount
      bits |= tokenBits &<< count
      count &+= symbolCount &+ UInt64(distance.extraCount)
      storage.storeBytes(of: bits.littleEndian, toByteOffset: position, as: UInt64.self)
      position &+= Int(truncatingIfNeeded: count &>> 3)
      bits &>>= count & ~7
      count &= 7
    }
    pending = bits
    pendingCount = count
    grown.removeLast(grown.count - position)
    bytes = grown
  }

  /// Fills the last byte up with zeros.
  mutating func alignToByte() {
    if pendingCount > 0 { append(0, count: Int(8 - pendingCount)) }
  }

  /// Gives the whole bytes away and keeps the bits of the unfinished one.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
