/// A DEFLATE token: a literal byte or a copy of earlier bytes.
package struct Token: BitwiseCopyable {
  /// From the lowest bit: the distance minus 1 (15 bits), the distance symbol (5 bits), the kind (9 bits), and the near
  /// distance, if any.
  private let bits: UInt32

  @inline(__always)
  package init(literal: UInt8) {
    bits = UInt32(literal) &<< 20
  }

  /// The bits of eight literal tokens.
  @inline(__always)
  static func literals(_ bytes: SIMD8<UInt8>) -> SIMD8<UInt32> { SIMD8<UInt32>(truncatingIfNeeded: bytes) &<< 20 }

  /// Encodes a copy of 3 to 258 bytes.
  @inline(__always)
  package init(length: Int, distance: Distance) {
    bits = UInt32(truncatingIfNeeded: length &+ 253) &<< 20 | distance.bits
  }

  /// Below 256 a literal byte, else 253 plus the length of a copy; below 512.
  @inline(__always)
  package var kind: Int { form & (Self.kindCount &- 1) }

  /// The kind and the near distance, if any, which together determine the prefix code of the token.
  @inline(__always)
  var form: Int { Int(truncatingIfNeeded: bits &>> 20) }

  /// Whether a form is a copy whose distance is not near.
  @inline(__always)
  static func isFarCopy(_ form: Int) -> Bool { form & ~0xFF == 0x100 }

  @inline(__always)
  package var distance: Distance { Distance(bits: bits & 0xF_FFFF) }

  static let kindCount = 512
  static let formCount = (1 + NearDistance.allCases.count) * kindCount
  static let maximumLength = 258
  static let minimumLength = 3
}

package enum PixelLayout {
  /// Three bytes of a pixel `0x··RRGGBB`.
  case rgb
  /// Four bytes of a pixel `0xAARRGGBB` with straight alpha.
  case rgba

  @inline(__always)
  package var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    }
  }
}
