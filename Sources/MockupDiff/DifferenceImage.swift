import MockupScene

/// The image of a difference: the first image in faint gray, with marked pixels in color.
struct DifferenceImage {
  /// The rows from ``firstRow`` on.
  private(set) var raster: Raster
  /// The number of the first row in ``raster``.
  private(set) var firstRow = 0
  private let common: PixelSize

  private static let red: UInt32 = 0xFFFF_0000
  private static let yellow: UInt32 = 0xFFFF_FF00
  /// The opacity of the first image, as in pixelmatch.
  private static let fadedOpacity = 0.1

  /// Creates a red image that covers both sizes.
  ///
  /// - Parameter rows: The number of rows that are in memory at once; all by default.
  init(_ first: PixelSize, _ second: PixelSize, rows: Int? = nil) {
    common = first.common(with: second)
    let size = first.union(with: second)
    raster = Raster(width: size.width, height: rows ?? size.height, filledWith: Self.red)
  }

  /// The number of the row after the last one in memory.
  var endRow: Int { firstRow + raster.height }

  /// Draws a row of the first image in faint gray, within the common area.
  mutating func fill(_ pixels: [UInt32], row: Int) {
    let start = (row &- firstRow) &* raster.width
    for x in 0..<min(common.width, pixels.count) { raster.pixels[start &+ x] = Self.faded(pixels[x]) }
  }

  mutating func paint(_ columns: Range<Int>, row: Int, _ mark: PixelMark) {
    let color = mark == .different ? Self.red : Self.yellow
    let start = (row &- firstRow) &* raster.width
    for x in columns { raster.pixels[start &+ x] = color }
  }

  /// Removes the first rows and adds as many red ones at the end. Returns the removed rows.
  mutating func removeRows(_ count: Int) -> Raster {
    let split = count * raster.width
    let removed = Raster(width: raster.width, height: count, pixels: Array(raster.pixels[..<split]))
    raster.pixels.removeFirst(split)
    raster.pixels += repeatElement(Self.red, count: split)
    firstRow += count
    return removed
  }

  private static func faded(_ pixel: UInt32) -> UInt32 {
    let level = 255 + (YIQ.brightness(pixel) - 255) * (fadedOpacity * Double(pixel >> 24) / 255)
    return 0xFF00_0000 | UInt32(max(0, min(255, level))) * 0x1_0101
  }
}
