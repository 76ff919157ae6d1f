/// A raster with colors that are not premultiplied by alpha, as in files.
///
/// Premultiplying rounds, so different colors of low opacity may become equal. Exact comparisons of images need this
/// form.
public struct StraightRaster: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixels in rows from the top, each `0xAARRGGBB`.
  public let pixels: [UInt32]

  /// Creates a raster; `pixels` must have `width · height` elements.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a raster needs exactly width · height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a raster by dividing colors by alpha, rounded to nearest.
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
