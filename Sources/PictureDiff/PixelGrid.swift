import Scene

/// The pixels of a picture, whatever form their colors have.
struct PixelGrid {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  init(_ raster: StraightRaster) {
    width = raster.width
    height = raster.height
    pixels = raster.pixels
  }

  init(_ raster: Raster) {
    width = raster.width
    height = raster.height
    pixels = raster.pixels
  }

  /// The pixel in a column and row, which must be there.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y &* width &+ x] }
}
