public import Scene

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

  /// How two pictures differ.
  public func difference(between first: StraightRaster, and second: StraightRaster) -> Difference {
    difference(between: PixelGrid(first), and: PixelGrid(second))
  }

  /// How two pictures differ.
  ///
  /// Compared exactly, premultiplied pixels are taken as they are.
  public func difference(between first: Raster, and second: Raster) -> Difference {
    guard threshold == nil else { return difference(between: StraightRaster(first), and: StraightRaster(second)) }
    return difference(between: PixelGrid(first), and: PixelGrid(second))
  }

  private func difference(between first: PixelGrid, and second: PixelGrid) -> Difference {
    var finder = RegionFinder(reach: Self.reach)
    var differentPixels = 0
    var antialiasedPixels = 0
    PixelMarks(first, second, threshold: threshold).forEachRun { row, columns, mark in
      switch mark {
      case .different:
        differentPixels += columns.count
        finder.add(columns, row: row)
      case .antialiased: antialiasedPixels += columns.count
      }
    }
    return Difference(
      firstSize: PixelSize(width: first.width, height: first.height),
      secondSize: PixelSize(width: second.width, height: second.height), differentPixels: differentPixels,
      antialiasedPixels: antialiasedPixels, regions: finder.finish())
  }

  /// A picture of the difference: red what is different, yellow what was passed over on smoothed edges, and all else
  /// as the first picture in faint grey.
  ///
  /// It is as large as both pictures together; what only one of them has is red.
  public func picture(ofDifferenceBetween first: StraightRaster, and second: StraightRaster) -> Raster {
    var picture = DifferencePicture(first, second)
    PixelMarks(PixelGrid(first), PixelGrid(second), threshold: threshold).forEachRun { row, columns, mark in
      picture.paint(columns, row: row, mark)
    }
    return picture.raster
  }
}
