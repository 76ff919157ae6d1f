import MockupPNG
public import MockupScene

/// Compares images exactly or perceptually.
///
/// Images of different sizes are different. The comparison covers the common area, starting at the top left corner.
public struct ImageComparison: Hashable, Sendable {
  /// The tolerated distance between two colors, from 0 to 1; `nil` compares every bit.
  ///
  /// The distance is that of the YIQ color space after blending with white. Antialiased edges of shapes are ignored.
  /// Both work as in [pixelmatch](https://github.com/mapbox/pixelmatch), whose default threshold is 0.1.
  public var threshold: Double?

  /// The distance in pixels, horizontally and vertically, up to which changes belong to the same region.
  public static let reach = 4

  /// Creates a comparison, exact by default.
  public init(threshold: Double? = nil) {
    self.threshold = threshold
  }

  /// Compares the images of two PNGs of any pixel format.
  ///
  /// An exact comparison covers every bit of every channel, including 16-bit channels and colors hidden by alpha. With
  /// a threshold, 16 bits are rounded to 8. Gamma and color profiles are ignored. Both files are read to their ends.
  ///
  /// - Throws: An error that names the damaged file.
  public func difference(
    betweenPNG first: [UInt8], and second: [UInt8]
  ) throws(UnreadableImage) -> Difference {
    try reading { () throws(PNGPair.Problem) in
      var comparison = try PNGComparison(first, second, threshold: threshold)
      return try comparison.run()
    }
  }

  /// Compares two PNGs and encodes the difference as in ``image(ofDifferenceBetween:and:)``.
  ///
  /// - Throws: An error that names the damaged file, or reports that the image would exceed `Limit.differencePixels`.
  public func differencePNG(
    betweenPNG first: [UInt8], and second: [UInt8]
  ) throws(UndrawableDifference) -> (difference: Difference, png: [UInt8]) {
    var comparison: PNGComparison
    do {
      comparison = try reading { () throws(PNGPair.Problem) in
        try PNGComparison(first, second, threshold: threshold)
      }
    } catch { throw .unreadable(error) }
    try comparison.drawImage()
    let difference: Difference
    do {
      difference = try reading { () throws(PNGPair.Problem) in try comparison.run() }
    } catch { throw .unreadable(error) }
    return (difference, try comparison.png() ?? [])
  }

  private func reading<Result>(_ work: () throws(PNGPair.Problem) -> Result) throws(UnreadableImage) -> Result {
    do {
      return try work()
    } catch {
      throw UnreadableImage(isFirst: error.side == .first, description: error.error.description)
    }
  }

  /// Compares two images with straight alpha.
  public func difference(between first: StraightRaster, and second: StraightRaster) -> Difference {
    difference(first.size, PixelGrid(first), second.size, PixelGrid(second))
  }

  /// Compares two premultiplied images; an exact comparison uses premultiplied values.
  public func difference(between first: Raster, and second: Raster) -> Difference {
    guard threshold == nil else { return difference(between: first.straightened(), and: second.straightened()) }
    return difference(
      PixelSize(width: first.width, height: first.height), PixelGrid(first),
      PixelSize(width: second.width, height: second.height), PixelGrid(second))
  }

  /// Draws the difference: different pixels in red, ignored antialiased pixels in yellow, and the rest of the first
  /// image in faint gray.
  ///
  /// The image covers both sizes. The area that only one image has is red.
  public func image(ofDifferenceBetween first: StraightRaster, and second: StraightRaster) -> Raster {
    let common = first.size.common(with: second.size)
    var image = DifferenceImage(first.size, second.size)
    for row in 0..<common.height {
      image.fill(Array(first.pixels[(row * first.width)..<(row * first.width + common.width)]), row: row)
    }
    forEachMark(PixelGrid(first), PixelGrid(second), common) { row, columns, mark in
      image.paint(columns, row: row, mark)
    }
    return image.raster
  }

  private func difference(
    _ firstSize: PixelSize, _ first: PixelGrid, _ secondSize: PixelSize, _ second: PixelGrid
  ) -> Difference {
    var tally = DifferenceTally()
    forEachMark(first, second, firstSize.common(with: secondSize)) { row, columns, mark in
      tally.add(columns, row: row, mark)
    }
    return tally.finish(firstSize, secondSize)
  }

  /// Calls `body` for each run of marked pixels, from top to bottom and from left to right.
  private func forEachMark(
    _ first: PixelGrid, _ second: PixelGrid, _ common: PixelSize,
    _ body: (_ row: Int, _ columns: Range<Int>, _ mark: PixelMark) -> Void
  ) {
    let classifier = PixelClassifier(threshold: threshold, commonSize: common)
    for row in 0..<common.height {
      PixelRun.forEachChange(
        first.pixels, from: first.index(0, row), second.pixels, from: second.index(0, row), count: common.width
      ) { columns in
        classifier.classify(columns, row: row, first, second) { body(row, $0, $1) }
      }
    }
  }
}

extension StraightRaster {
  fileprivate var size: PixelSize { PixelSize(width: width, height: height) }
}
