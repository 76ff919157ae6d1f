/// Changes saturation with the matrix of SVG's `<feColorMatrix type="saturate">`.
///
/// The matrix has no constant term, so premultiplied colors need no conversion.
package struct Saturation {
  /// A fixed-point number.
  private let factor: Int64
  private static let fractionBits = 16

  /// - Parameter factor: 0 makes colors gray; 1 and NaN leave them unchanged.
  package init(_ factor: Double) {
    let bounded = factor.isNaN ? 1 : max(0, min(100, factor))
    self.factor = Int64((bounded * Double(1 << Self.fractionBits)).rounded())
  }

  var isIdentity: Bool { factor == 1 << Self.fractionBits }

  /// Returns the new color, clamped to the pixel's alpha.
  package func apply(_ pixel: UInt32) -> UInt32 {
    // 64 bits, because the products exceed 32.
    let (red, green, blue) = (Int64(pixel >> 16 & 255), Int64(pixel >> 8 & 255), Int64(pixel & 255))
    let alpha = Int64(pixel >> 24)
    // In thousandths, like the weights of the SVG specification.
    let gray = 213 * red + 715 * green + 72 * blue
    func part(_ channel: Int64) -> UInt32 {
      let value = gray &+ ((channel &* 1000 &- gray) &* factor) >> Self.fractionBits
      return UInt32(truncatingIfNeeded: max(0, min(alpha, (value &+ 500) / 1000)))
    }
    return UInt32(truncatingIfNeeded: alpha) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }
}
