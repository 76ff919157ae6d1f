/// A rectangle of pixels as files store them: the colors are not multiplied by alpha.
///
/// Multiplying rounds, so two colors that can hardly be seen may become one. Pictures that have to be compared exactly
/// are read in this form.
public struct StraightRaster: Hashable, Sendable {
  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The pixels, row by row from the top, each `0xAARRGGBB`.
  public let pixels: [UInt32]

  /// A raster of the given pixels; there must be `width · height` of them.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a raster needs exactly width · height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The raster with alpha taken out of its colors, each rounded to the nearest value.
  public init(_ raster: Raster) {
    self.init(width: raster.width, height: raster.height, pixels: raster.pixels.map(Self.straight))
  }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255 else { return pixel }
    guard alpha != 0 else { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}
