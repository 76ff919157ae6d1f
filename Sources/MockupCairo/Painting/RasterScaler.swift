import MockupScene

/// Brings rasters to another size: each new pixel is a weighted mean of all old ones that it touches.
enum RasterScaler {
  /// A raster on the grid of pixels.
  struct Placed {
    var raster: Raster
    /// The left top pixel.
    var x, y: Int
  }

  /// The pixels that a raster covers when it is stretched to a rectangle, whose edges may lie between pixels.
  ///
  /// - Parameter rows: the rows of the picture that are wanted.
  /// - Returns: `nil` where nothing is covered.
  static func stretch(_ raster: Raster, to rect: Rect, rows: Range<Int>) -> Placed? {
    guard var stretched = StretchedRaster(raster, in: rect, rows: rows) else { return nil }
    let frame = stretched.frame
    if stretched.isIdentity, frame.width == raster.width, frame.height == raster.height {
      return Placed(raster: raster, x: frame.x, y: frame.y)
    }
    var pixels: [UInt32] = []
    stretched.write(frame, to: &pixels)
    return Placed(
      raster: Raster(width: frame.width, height: frame.height, pixels: pixels), x: frame.x, y: frame.y)
  }
}
