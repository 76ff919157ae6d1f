import MockupScene

final class RasterImage: ForeignImage {
  private let source: Raster

  init(_ source: Raster) { self.source = source }

  var size: Size { Size(width: Double(source.width), height: Double(source.height)) }

  func raster(width: Int, height: Int) throws(ImageError) -> Raster {
    try ForeignImageSource.check(width: width, height: height)
    let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let scaled = RasterScaler.stretch(source, to: frame, rows: 0..<height) else {
      throw .badSize(width: size.width, height: size.height)
    }
    return scaled.raster
  }

  /// Returns original pixels, which the painter scales, because the scaled image could be too large.
  func detail(_ part: Rect, width: Double, height: Double) -> (raster: Raster, part: Rect) {
    let columns = Self.touched(part.x, part.maxX, of: source.width)
    let rows = Self.touched(part.y, part.maxY, of: source.height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns.count * rows.count)
    for row in rows {
      let start = row * source.width
      pixels += source.pixels[start + columns.lowerBound..<start + columns.upperBound]
    }
    let shown = Rect(
      x: Double(columns.lowerBound) / size.width, y: Double(rows.lowerBound) / size.height,
      width: Double(columns.count) / size.width, height: Double(rows.count) / size.height)
    return (Raster(width: columns.count, height: rows.count, pixels: pixels), shown)
  }

  /// Returns the visible pixels along one axis, plus neighbors that scaling reads.
  private static func touched(_ start: Double, _ end: Double, of count: Int) -> Range<Int> {
    let first = max(0, min(count - 1, Int((start * Double(count)).rounded(.down)) - 3))
    return first..<max(first + 1, min(count, Int((end * Double(count)).rounded(.up)) + 3))
  }
}
