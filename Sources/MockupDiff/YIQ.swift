/// Perceived distances between colors.
///
/// The formula is from “Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications” by Y. Kotsarenko and F. Ramos (2010). The figures and the order of operations are those of pixelmatch.
package enum YIQ {
  /// The largest squared distance between two colors.
  package static let largestDistance = 35_215.0

  /// Returns the squared distance of two colors with straight alpha, blended with white.
  package static func distance(_ first: UInt32, _ second: UInt32) -> Double {
    if first == second { return 0 }
    let one = onWhite(first)
    let other = onWhite(second)
    let y = brightness(one) - brightness(other)
    let i = inPhase(one) - inPhase(other)
    let q = quadrature(one) - quadrature(other)
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Returns the brightness of a color with straight alpha, blended with white, from 0 to 255.
  @inline(__always)
  static func brightnessOnWhite(_ pixel: UInt32) -> Double {
    brightness(onWhite(pixel))
  }

  /// Returns the brightness of a color from 0 to 255, ignoring alpha.
  static func brightness(_ pixel: UInt32) -> Double {
    brightness(components(pixel))
  }

  private static func brightness(_ color: SIMD3<Double>) -> Double {
    color.x * 0.29889531 + color.y * 0.58662247 + color.z * 0.11448223
  }

  private static func inPhase(_ color: SIMD3<Double>) -> Double {
    color.x * 0.59597799 - color.y * 0.27417610 - color.z * 0.32180189
  }

  private static func quadrature(_ color: SIMD3<Double>) -> Double {
    color.x * 0.21147017 - color.y * 0.52261711 + color.z * 0.31114694
  }

  private static func components(_ pixel: UInt32) -> SIMD3<Double> {
    SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF))
  }

  private static func onWhite(_ pixel: UInt32) -> SIMD3<Double> {
    let alpha = pixel >> 24
    let color = components(pixel)
    return alpha == 255 ? color : 255 + (color - 255) * (Double(alpha) / 255)
  }
}
