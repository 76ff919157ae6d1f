/// Stronger or weaker colors of the same brightness: the matrix of SVG's `<feColorMatrix type="saturate">`.
///
/// It adds nothing, so that colors premultiplied by alpha may stay as they are.
struct Saturation {
  /// The factor, counted in parts of 1.
  private let factor: Int
  private static let places = 16

  /// - Parameter factor: 0 makes colors gray, 1 leaves them; what is no number leaves them, too.
  init(_ factor: Double) {
    let bounded = factor.isNaN ? 1 : max(0, min(100, factor))
    self.factor = Int((bounded * Double(1 << Self.places)).rounded())
  }

  /// Whether nothing changes.
  var isIdentity: Bool { factor == 1 << Self.places }

  /// A pixel in its new color, which is no stronger than its alpha.
  func apply(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
    let alpha = Int(pixel >> 24)
    // In thousandths, as the weights are given.
    let gray = 213 * red + 715 * green + 72 * blue
    func part(_ channel: Int) -> UInt32 {
      let value = gray &+ ((channel &* 1000 &- gray) &* factor) >> Self.places
      return UInt32(truncatingIfNeeded: max(0, min(alpha, (value &+ 500) / 1000)))
    }
    return UInt32(truncatingIfNeeded: alpha) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }
}
