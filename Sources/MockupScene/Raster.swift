/// A rectangle of pixels.
public struct Raster: Hashable, Sendable {
  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The pixels, row by row from the top, each `0xAARRGGBB` with color *premultiplied* by alpha.
  public var pixels: [UInt32]

  /// A raster of the given pixels; there must be `width · height` of them.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a raster needs exactly width · height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether nothing can be seen through it.
  public var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 0xFF } }

  /// A raster of one color, by default transparent.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }
}
