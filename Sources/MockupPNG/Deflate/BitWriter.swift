/// Writes bits in the order of DEFLATE: the first bit is the lowest of the first byte.
package struct BitWriter {
  private(set) var bytes: [UInt8] = []
  /// The bits of the unfinished byte, fewer than eight between two calls.
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Appends the lowest `count` bits (at most 32) of `value`; the others must be zero.
  package mutating func append(_ value: UInt32, count: Int) {
    pending |= UInt64(value) &<< pendingCount
    pendingCount &+= UInt64(truncatingIfNeeded: count)
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      pendingCount &-= 8
    }
  }

  mutating func append(_ code: PrefixCode, _ symbol: Int) {
    append(code.codes[symbol], count: Int(code.lengths[symbol]))
  }

  /// Appends tokens that take at most `bitCount` bits.
  mutating func append(_ tokens: Span<Token>, by code: TokenCode, bitCount: Int) {
    var position = bytes.count
    // Eight bytes are stored at a time, and seven bits may be pending.
    var grown = takeBytes()
    grown.append(contentsOf: repeatElement(0, count: bitCount / 8 + 16))
    var target = grown.mutableSpan
    var storage = target.mutableBytes
    let forms = code.forms.span
    var bits = pending
    var count = pendingCount
    for index in tokens.indices {
      let token = tokens[index]
      var run = forms[token.form]
      if Token.isFarCopy(token.form) { run = run.followed(by: code.distance(token.distance)) }
      // A token form takes at most 20 bits and a distance 28, and seven may be pending.
      bits |= run.bits &<< count
      count &+= run.count
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

  package mutating func alignToByte() {
    if pendingCount > 0 { append(0, count: Int(8 - pendingCount)) }
  }

  /// Returns the complete bytes and keeps the bits of the unfinished one.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
