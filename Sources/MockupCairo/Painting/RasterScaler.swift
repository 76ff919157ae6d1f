package import MockupScene

/// Scales rasters: each new pixel is a weighted mean of the source pixels that it touches.
package enum RasterScaler {
  package struct Placed {
    package var raster: Raster
    /// The top left pixel.
    var x, y: Int
  }

  /// Returns the pixels of a raster scaled to a rectangle, whose edges may lie between pixels.
  ///
  /// - Parameter rows: The rows of the image to paint.
  /// - Returns: `nil` if no pixel is covered.
  package static func stretch(_ raster: Raster, to rect: Rect, rows: Range<Int>) -> Placed? {
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
