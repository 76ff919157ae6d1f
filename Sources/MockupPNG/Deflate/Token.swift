/// One step of DEFLATE's decoder: a byte as it stands, or a copy of earlier bytes.
struct Token {
  /// From the lowest bit: the distance less one (15 bits), the symbol of the distance (5 bits), the kind.
  private let bits: UInt32

  /// A byte as it stands.
  @inline(__always)
  init(literal: UInt8) {
    bits = UInt32(literal) &<< 20
  }

  /// A copy of `length` (3 to 258) bytes.
  @inline(__always)
  init(length: Int, distance: Distance) {
    bits = UInt32(truncatingIfNeeded: length &+ 253) &<< 20 | distance.bits
  }

  /// The kind of step: below 256 a byte, else 253 plus the length of a copy; below 512.
  @inline(__always)
  var kind: Int { Int(truncatingIfNeeded: bits &>> 20) }

  /// How far back the copied bytes begin.
  @inline(__always)
  var distance: Distance { Distance(bits: bits & 0xF_FFFF) }

  /// How many kinds there are.
  static let kindCount = 512
  /// The longest copy that DEFLATE can say.
  static let maximumLength = 258
  /// The shortest copy that DEFLATE can say.
  static let minimumLength = 3
}
