/// A foreign picture, opened.
public protocol ForeignImage {
  /// The natural extent: pixels of a PNG, user units of an SVG.
  var size: Size { get }
  /// The picture as pixels: drawn anew for a vector picture, scaled well for a raster.
  ///
  /// - Throws: an error of the source's own when the picture cannot be drawn.
  func raster(width: Int, height: Int) throws -> Raster
}

/// The door through which foreign pictures come in: a PNG or an SVG in, its size and pixels out.
public protocol ImageSource {
  /// Opens a picture.
  ///
  /// - Parameter bytes: the whole file.
  /// - Throws: an error that says why it is not a picture.
  func open(_ bytes: [UInt8]) throws -> any ForeignImage
}
