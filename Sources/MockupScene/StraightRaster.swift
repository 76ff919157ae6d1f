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
}
