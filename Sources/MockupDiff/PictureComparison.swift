import MockupPNG
public import MockupScene

/// A way to compare pictures: exactly, or as eyes do.
///
/// Pictures of different sizes are different; what both have is compared from the left upper corner on.
public struct PictureComparison: Hashable, Sendable {
  /// How far apart two colors may be and still count as one, from 0 to 1; `nil` where every bit counts.
  ///
  /// The distance is that of the YIQ color space, after blending with white, and pixels on smoothed edges of shapes are
  /// passed over, both as [pixelmatch](https://github.com/mapbox/pixelmatch) does. Its own default is 0.1.
  public var threshold: Double?

  /// Changed stretches of pixels that are at most so many pixels apart, across and down, are one region.
  public static let reach = 4

  /// A way to compare pictures.
  public init(threshold: Double? = nil) {
    self.threshold = threshold
  }

  // MARK: Files

  /// How the pictures of two PNGs differ, whatever form their pixels are stored in.
  ///
  /// Compared exactly, every bit of every channel counts, also of 16, and of colors that alpha hides; with a threshold
  /// 16 bits are rounded to 8. Gamma and color profiles are passed over. Both files are read to their ends.
  ///
  /// - Throws: which of the files is damaged, and how.
  public func difference(
    betweenPNG first: [UInt8], and second: [UInt8]
  ) throws(UnreadablePicture) -> Difference {
    try reading { () throws(PNGPair.Problem) in
      var comparison = try PNGComparison(first, second, threshold: threshold)
      return try comparison.run()
    }
  }

  /// How the pictures of two PNGs differ, and a picture of that: see ``picture(ofDifferenceBetween:and:)``.
  ///
  /// - Throws: which of the files is damaged, and how; or that the picture of the difference would be larger than
  ///   `Limit.differencePixels`.
  public func picturedDifference(
    betweenPNG first: [UInt8], and second: [UInt8]
  ) throws(UndrawableDifference) -> (difference: Difference, picture: Raster) {
    var comparison: PNGComparison
    do {
      comparison = try reading { () throws(PNGPair.Problem) in
        try PNGComparison(first, second, threshold: threshold)
      }
    } catch { throw .unreadable(error) }
    try comparison.drawPicture()
    do {
      let difference = try reading { () throws(PNGPair.Problem) in try comparison.run() }
      return (difference, comparison.picture?.raster ?? Raster(width: 0, height: 0))
    } catch { throw .unreadable(error) }
  }

  /// Turns what is wrong with one of two files into what is told.
  private func reading<Result>(_ work: () throws(PNGPair.Problem) -> Result) throws(UnreadablePicture) -> Result {
    do {
      return try work()
    } catch {
      throw UnreadablePicture(isFirst: error.side == .first, description: error.error.description)
    }
  }

  // MARK: Rasters

  /// How two pictures differ.
  public func difference(between first: StraightRaster, and second: StraightRaster) -> Difference {
    difference(first.size, PixelGrid(first), second.size, PixelGrid(second))
  }

  /// How two pictures differ.
  ///
  /// Compared exactly, premultiplied pixels are taken as they are.
  public func difference(between first: Raster, and second: Raster) -> Difference {
    guard threshold == nil else { return difference(between: StraightRaster(first), and: StraightRaster(second)) }
    return difference(
      PixelSize(width: first.width, height: first.height), PixelGrid(first),
      PixelSize(width: second.width, height: second.height), PixelGrid(second))
  }

  /// A picture of the difference: red what is different, yellow what was passed over on smoothed edges, and all else
  /// as the first picture in faint grey.
  ///
  /// It is as large as both pictures together; what only one of them has is red.
  public func picture(ofDifferenceBetween first: StraightRaster, and second: StraightRaster) -> Raster {
    let common = first.size.common(with: second.size)
    var picture = DifferencePicture(first.size, second.size)
    for row in 0..<common.height {
      picture.fill(Array(first.pixels[(row * first.width)..<(row * first.width + common.width)]), row: row)
    }
    forEachMark(PixelGrid(first), PixelGrid(second), common) { row, columns, mark in
      picture.paint(columns, row: row, mark)
    }
    return picture.raster
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

  /// Calls `body` with the row and columns of each run of marked pixels, from top to bottom and from left to right.
  private func forEachMark(
    _ first: PixelGrid, _ second: PixelGrid, _ common: PixelSize,
    _ body: (_ row: Int, _ columns: Range<Int>, _ mark: PixelMark) -> Void
  ) {
    let judge = PixelJudge(threshold: threshold, commonSize: common)
    for row in 0..<common.height {
      PixelRun.forEachChange(
        first.pixels, from: first.place(0, row), second.pixels, from: second.place(0, row), count: common.width
      ) { columns in
        judge.judge(columns, row: row, first, second) { body(row, $0, $1) }
      }
    }
  }
}

extension StraightRaster {
  fileprivate var size: PixelSize { PixelSize(width: width, height: height) }
}
