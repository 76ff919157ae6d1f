package import MockupScene

extension PNGEncoder {
  /// Encodes an image in bands, of which only one is in memory.
  ///
  /// - Parameter band: Paints rows, or returns `nil` if that fails.
  /// - Returns: `nil` if `band` failed.
  package static func encode(
    width: Int, height: Int, hasAlpha: Bool, metadata: PNGMetadata, bandHeight: Int, band: (Range<Int>) -> Raster?
  ) throws(PNGError) -> [UInt8]? {
    var encoder = try PNGEncoder(width: width, height: height, hasAlpha: hasAlpha, metadata: metadata)
    var bytes: [UInt8] = []
    for top in stride(from: 0, to: height, by: bandHeight) {
      guard let raster = band(top..<min(height, top + bandHeight)) else { return nil }
      try encoder.append(raster)
      bytes += encoder.takeBytes()
    }
    return bytes + (try encoder.finish())
  }
}
