import MockupScene

struct DifferenceImage {
  private(set) var raster: Raster
  private let common: PixelSize

  private static let red: UInt32 = 0xFFFF_0000
  private static let yellow: UInt32 = 0xFFFF_FF00
  /// The opacity of the first image, as in pixelmatch.
  private static let fadedOpacity = 0.1

  /// Creates a red image that covers both sizes.
  init(_ first: PixelSize, _ second: PixelSize) {
    common = first.common(with: second)
    raster = Raster(
      width: max(first.width, second.width), height: max(first.height, second.height), filledWith: Self.red)
  }

  /// Draws a row of the first image in faint gray, within the common area.
  mutating func fill(_ pixels: [UInt32], row: Int) {
    let start = row &* raster.width
    for x in 0..<min(common.width, pixels.count) { raster.pixels[start &+ x] = Self.faded(pixels[x]) }
  }

  mutating func paint(_ columns: Range<Int>, row: Int, _ mark: PixelMark) {
    let color = mark == .different ? Self.red : Self.yellow
    for x in columns { raster.pixels[row &* raster.width &+ x] = color }
  }

  private static func faded(_ pixel: UInt32) -> UInt32 {
    let level = 255 + (YIQ.brightness(pixel) - 255) * (fadedOpacity * Double(pixel >> 24) / 255)
    return 0xFF00_0000 | UInt32(max(0, min(255, level))) * 0x1_0101
  }
}
