import Scene

/// The picture in which a difference is marked.
struct DifferencePicture {
  /// The picture so far.
  private(set) var raster: Raster

  private static let red: UInt32 = 0xFFFF_0000
  private static let yellow: UInt32 = 0xFFFF_FF00
  /// How much of the first picture shines through, as in pixelmatch.
  private static let faintness = 0.1

  /// The first picture in faint grey, and red where only one of the two is.
  init(_ first: StraightRaster, _ second: StraightRaster) {
    let width = max(first.width, second.width)
    let common = (width: min(first.width, second.width), height: min(first.height, second.height))
    var pixels = [UInt32](repeating: Self.red, count: width * max(first.height, second.height))
    for row in 0..<common.height {
      for x in 0..<common.width {
        pixels[row &* width &+ x] = Self.faint(first.pixels[row &* first.width &+ x])
      }
    }
    raster = Raster(width: width, height: max(first.height, second.height), pixels: pixels)
  }

  /// Marks pixels of a row.
  mutating func paint(_ columns: Range<Int>, row: Int, _ mark: PixelMarks.Mark) {
    let color = mark == .different ? Self.red : Self.yellow
    for x in columns { raster.pixels[row &* raster.width &+ x] = color }
  }

  private static func faint(_ pixel: UInt32) -> UInt32 {
    let level = 255 + (YIQ.brightness(pixel) - 255) * (faintness * Double(pixel >> 24) / 255)
    return 0xFF00_0000 | UInt32(max(0, min(255, level))) * 0x1_0101
  }
}
