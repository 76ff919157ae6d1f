package import Scene

extension Raster {
  /// The pixels as PNG means them: four bytes each, red, green, blue and alpha, with straight color.
  package var straightRGBA: [UInt8] {
    let premultiplication = Premultiplication()
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
    var place = 0
    for pixel in pixels {
      let straight = premultiplication.straight(pixel)
      bytes[place] = UInt8(truncatingIfNeeded: straight >> 16)
      bytes[place + 1] = UInt8(truncatingIfNeeded: straight >> 8)
      bytes[place + 2] = UInt8(truncatingIfNeeded: straight)
      bytes[place + 3] = UInt8(truncatingIfNeeded: straight >> 24)
      place += 4
    }
    return bytes
  }
}
