struct DifferenceTally {
  private var finder = RegionFinder(reach: ImageComparison.reach)
  private var differentPixels = 0
  private var antialiasedPixels = 0

  /// Adds marked pixels, which must arrive from top to bottom, then from left to right.
  mutating func add(_ columns: Range<Int>, row: Int, _ mark: PixelMark) {
    switch mark {
    case .different:
      differentPixels += columns.count
      finder.add(columns, row: row)
    case .antialiased: antialiasedPixels += columns.count
    }
  }

  mutating func finish(_ firstSize: PixelSize, _ secondSize: PixelSize) -> Difference {
    Difference(
      firstSize: firstSize, secondSize: secondSize, differentPixels: differentPixels,
      antialiasedPixels: antialiasedPixels, regions: finder.finish())
  }
}
