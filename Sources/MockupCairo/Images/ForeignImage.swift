public import MockupScene

/// An opened image file.
public protocol ForeignImage: AnyObject {
  /// The natural size: pixels of a PNG, user units of an SVG.
  var size: Size { get }
  /// Renders the image at a size: vector images are drawn, raster images resampled.
  ///
  /// - Throws: if the image cannot be drawn.
  func raster(width: Int, height: Int) throws(ImageError) -> Raster

  /// Renders a part of an image that is too large to render as a whole.
  ///
  /// - Parameters:
  ///   - part: the visible part, in fractions of the whole from 0 to 1.
  ///   - width: the width of the whole, in pixels.
  ///   - height: the height of the whole, in pixels.
  /// - Returns: the pixels, possibly fewer than requested, and the part that they show, slightly more than `part`.
  /// - Throws: if the image cannot be drawn.
  func detail(_ part: Rect, width: Double, height: Double) throws(ImageError) -> (raster: Raster, part: Rect)
}
