/// Takes bits from a compressed stream, the lowest bit of each byte first.
struct BitReader {
  /// The stream, and behind it zeros, so that eight bytes can be read at once anywhere.
  let bytes: [UInt8]
  /// Where the stream ends.
  let end: Int
  /// The first byte of which not all bits are in `bits`.
  var position = 0
  /// The next bits; above them may be more, which are right but not counted.
  var bits: UInt64 = 0
  /// How many of the bits count.
  var count = 0

  private static let padding = 64

  /// Reads a stream from its beginning.
  init(_ stream: [UInt8]) {
    end = stream.count
    var padded = stream
    padded += repeatElement(0, count: Self.padding)
    bytes = padded
  }

  /// The furthest position from which the loop that unpacks may read.
  var lastPosition: Int { bytes.count - 24 }

  /// Takes up to 32 bits.
  mutating func take(_ wanted: Int) throws(PNGError) -> Int {
    try refill()
    let value = bits & (1 &<< UInt64(wanted) &- 1)
    bits &>>= UInt64(wanted)
    count &-= wanted
    return Int(value)
  }

  /// Takes a symbol of a code without copies.
  mutating func symbol(_ code: InflateCode) throws(PNGError) -> Int {
    try refill()
    let entry = code.entries[Int(bits & (1 << UInt64(code.indexBits) - 1))]
    guard entry & InflateCode.Bits.special == 0 else { throw .corruptData }
    let length = Int(entry & 0xFF)
    bits &>>= UInt64(length)
    count &-= length
    return Int(entry >> 16 & 0x7FFF)
  }

  /// Goes to the next whole byte, and gives back the bytes that were read too far.
  mutating func align() {
    position -= count / 8
    bits = 0
    count = 0
  }

  /// Makes at least 56 bits ready.
  private mutating func refill() throws(PNGError) {
    guard position <= lastPosition else { throw .corruptData }
    let next = UInt64(littleEndian: bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
    bits |= next &<< UInt64(count)
    position &+= (63 &- count) &>> 3
    count |= 56
  }
}
