package import Scene

extension Raster {
  /// The pixels as a PNG has them: with straight color.
  package consuming func straightened() -> StraightRaster {
    PixelScan.straighten(&pixels, by: Premultiplication())
    return StraightRaster(width: width, height: height, pixels: pixels)
  }

  /// The pixels as PNG means them: four bytes each, red, green, blue and alpha, with straight color.
  package var straightRGBA: [UInt8] { straightened().bytes }
}

extension StraightRaster {
  /// Four bytes a pixel: red, green, blue and alpha.
  package var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
    var place = 0
    for pixel in pixels {
      bytes[place] = UInt8(truncatingIfNeeded: pixel >> 16)
      bytes[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      bytes[place + 2] = UInt8(truncatingIfNeeded: pixel)
      bytes[place + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
      place += 4
    }
    return bytes
  }
}
