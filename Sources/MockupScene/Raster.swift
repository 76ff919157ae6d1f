/// A raster image.
public struct Raster: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The pixels in rows from the top, each `0xAARRGGBB`, *premultiplied* by alpha.
  public var pixels: [UInt32]

  /// Creates a raster; `pixels` must have `width · height` elements.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a raster needs exactly width · height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 0xFF } }

  /// The raster in one opaque color, with its own opacity.
  public func colored(_ color: Color) -> Raster {
    let channels = [color.red, color.green, color.blue].map(UInt32.init)
    return Raster(
      width: width, height: height,
      pixels: pixels.map { pixel in
        let alpha = pixel >> 24
        return channels.reduce(alpha) { $0 << 8 | ($1 * alpha + 127) / 255 }
      })
  }

  /// Creates a raster of one color, transparent by default.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }
}
