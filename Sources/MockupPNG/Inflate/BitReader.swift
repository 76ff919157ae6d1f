/// Reads bits from a compressed stream, the lowest bit of each byte first.
struct BitReader {
  /// The stream, padded with zeros so that eight bytes can be loaded at any position.
  let bytes: [UInt8]
  /// The length of the stream without padding.
  let end: Int
  /// The first byte that is not completely in `bits`.
  var position = 0
  /// The next bits. Bits above the lowest `count` are valid, too, but not counted.
  var bits: UInt64 = 0
  var count = 0

  private static let padding = 64

  init(_ stream: [UInt8]) {
    end = stream.count
    var padded = stream
    padded += repeatElement(0, count: Self.padding)
    bytes = padded
  }

  /// The last position from which the unpacking loop may load.
  var lastPosition: Int { bytes.count - 24 }

  /// Reads up to 31 bits.
  mutating func take(_ wanted: Int) throws(PNGError) -> Int {
    try refill()
    let value = bits & (1 &<< UInt64(wanted) &- 1)
    bits &>>= UInt64(wanted)
    count &-= wanted
    return Int(value)
  }

  /// Reads a symbol of an alphabet without copies.
  mutating func symbol(_ code: InflateCode) throws(PNGError) -> Int {
    try refill()
    let entry = code.entries[Int(bits & (1 << UInt64(code.indexBits) - 1))]
    guard entry & InflateCode.Bits.special == 0 else { throw .corruptData }
    let length = Int(entry & 0xFF)
    bits &>>= UInt64(length)
    count &-= length
    return Int(entry >> 16 & 0x7FFF)
  }

  /// Skips to the next byte boundary and returns bytes that were loaded too early.
  mutating func align() {
    position -= count / 8
    bits = 0
    count = 0
  }

  /// Loads at least 56 bits.
  private mutating func refill() throws(PNGError) {
    guard position <= lastPosition else { throw .corruptData }
    let next = UInt64(littleEndian: bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
    bits |= next &<< UInt64(count)
    position &+= (63 &- count) &>> 3
    count |= 56
  }
}
