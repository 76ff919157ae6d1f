/// A foreign picture, opened.
public protocol ForeignImage {
  /// The natural extent: pixels of a PNG, user units of an SVG.
  var size: Size { get }
  /// The picture as pixels: drawn anew for a vector picture, scaled well for a raster.
  ///
  /// - Throws: an error of the source's own when the picture cannot be drawn.
  func raster(width: Int, height: Int) throws -> Raster

  /// A part of the picture as pixels, for where it is shown so large that the whole of it has too many.
  ///
  /// - Parameters:
  ///   - part: what is seen, in parts of the whole: its origin and size are from 0 to 1.
  ///   - width: the pixels a row that the whole would have.
  ///   - height: the rows that the whole would have.
  /// - Returns: the pixels, which may be fewer than asked for, and the part that they show, a little more than `part`.
  /// - Throws: an error of the source's own when the picture cannot be drawn.
  func detail(_ part: Rect, width: Double, height: Double) throws -> (raster: Raster, part: Rect)
}

/// The door through which foreign pictures come in: a PNG or an SVG in, its size and pixels out.
public protocol ImageSource {
  /// Opens a picture.
  ///
  /// - Parameter bytes: the whole file.
  /// - Throws: an error that says why it is not a picture.
  func open(_ bytes: [UInt8]) throws -> any ForeignImage
}
