package import MockupScene

/// Arithmetic on premultiplied pixels, `0xAARRGGBB`.
package enum Pixel {
  /// Returns a color as a pixel with a coverage of 0 to 255.
  package static func premultiplied(_ color: Color, coverage: UInt32 = 255) -> UInt32 {
    let alpha = UInt32((max(0, min(1, color.alpha)) * 255).rounded())
    func part(_ value: UInt8) -> UInt32 { times(times(UInt32(value), alpha), coverage) }
    return times(alpha, coverage) << 24 | part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
  }

  package static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    let rest = 255 - top >> 24
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      result |= min(255, (top >> shift & 255) + times(bottom >> shift & 255, rest)) << shift
    }
    return result
  }

  /// Multiplies two numbers from 0 to 255 that represent 0 to 1, rounding to the nearest value.
  package static func times(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let product = a * b + 128
    return (product + product >> 8) >> 8
  }
}
