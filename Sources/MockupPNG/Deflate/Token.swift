/// One step of DEFLATE's decoder: a byte as it stands, or a copy of earlier bytes.
struct Token {
  /// From the lowest bit: the distance less one (15 bits), the symbol of the distance (5 bits), the kind (9 bits), and
  /// which of the near distances it is.
  private let bits: UInt32

  /// A byte as it stands.
  @inline(__always)
  init(literal: UInt8) {
    bits = UInt32(literal) &<< 20
  }

  /// Eight bytes as they stand: the bits of their tokens.
  @inline(__always)
  static func literals(_ bytes: SIMD8<UInt8>) -> SIMD8<UInt32> { SIMD8<UInt32>(truncatingIfNeeded: bytes) &<< 20 }

  /// A copy of `length` (3 to 258) bytes.
  @inline(__always)
  init(length: Int, distance: Distance) {
    bits = UInt32(truncatingIfNeeded: length &+ 253) &<< 20 | distance.bits
  }

  /// The kind of step: below 256 a byte, else 253 plus the length of a copy; below 512.
  @inline(__always)
  var kind: Int { form & (Self.kindCount &- 1) }

  /// The kind, and for a copy from a near distance which of them that is: it says all about the token.
  @inline(__always)
  var form: Int { Int(truncatingIfNeeded: bits &>> 20) }

  /// Whether a form is that of a copy from any distance.
  @inline(__always)
  static func isFarCopy(_ form: Int) -> Bool { form & ~0xFF == 0x100 }

  /// How far back the copied bytes begin.
  @inline(__always)
  var distance: Distance { Distance(bits: bits & 0xF_FFFF) }

  /// How many kinds there are.
  static let kindCount = 512
  /// How many forms there are.
  static let formCount = (1 + NearDistance.allCases.count) * kindCount
  /// The longest copy that DEFLATE can say.
  static let maximumLength = 258
  /// The shortest copy that DEFLATE can say.
  static let minimumLength = 3
}

/// What a pixel of a row becomes in the stream.
enum PixelLayout {
  /// Three bytes of a pixel `0x··RRGGBB`.
  case rgb
  /// Four bytes of a pixel `0xAARRGGBB` with straight alpha.
  case rgba

  /// How many bytes a pixel takes.
  @inline(__always)
  var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    }
  }
}
