import MockupScene

/// A foreign picture that is made of pixels.
struct RasterImage: ForeignImage {
  private let source: Raster

  init(_ source: Raster) { self.source = source }

  var size: Size { Size(width: Double(source.width), height: Double(source.height)) }

  func raster(width: Int, height: Int) throws -> Raster {
    try ForeignImageSource.check(width: width, height: height)
    let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let scaled = RasterScaler.stretch(source, to: frame, rows: 0..<height) else {
      throw ImageError.badSize(width: size.width, height: size.height)
    }
    return scaled.raster
  }
}
