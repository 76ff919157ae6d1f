/// Converts between premultiplied and straight alpha, rounding to the nearest value.
package struct Premultiplication {
  /// ⌈2³² / alpha⌉: multiplying by it divides numbers up to 66,000 exactly.
  private let reciprocals: [UInt64]

  package init() {
    reciprocals = (0..<256).map { $0 == 0 ? 0 : (0x1_0000_0000 + UInt64($0) - 1) / UInt64($0) }
  }

  /// Converts to straight alpha; a component larger than alpha becomes 255.
  @inline(__always)
  package func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    guard alpha != 255 else { return pixel }
    // Black, as in shadows, stays black; at alpha 0 the color has no meaning.
    guard alpha != 0 else { return 0 }
    guard pixel & 0xFF_FFFF != 0 else { return pixel }
    let reciprocal = reciprocals[Int(alpha)]
    @inline(__always) func component(_ shift: UInt32) -> UInt32 {
      let scaled = ((pixel &>> shift) & 0xFF) &* 255 &+ alpha / 2
      return min(255, UInt32(truncatingIfNeeded: (UInt64(scaled) &* reciprocal) &>> 32)) &<< shift
    }
    return alpha &<< 24 | component(16) | component(8) | component(0)
  }

  @inline(__always)
  package static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    guard alpha != 255 else { return pixel }
    guard alpha != 0 else { return 0 }
    @inline(__always) func component(_ shift: UInt32) -> UInt32 {
      ((((pixel &>> shift) & 0xFF) &* alpha &+ 127) / 255) &<< shift
    }
    return alpha &<< 24 | component(16) | component(8) | component(0)
  }
}
