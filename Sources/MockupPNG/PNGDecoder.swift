public import MockupScene

/// Reads PNGs of every color type and bit depth, interlaced or not.
///
/// Samples of 16 bits are rounded to 8. Color profiles and gamma are ignored, and colors are read as sRGB. For an
/// animation, the result is the default image, which viewers without animation support show.
public enum PNGDecoder {
  /// The default pixel limit of an image: 8,192 × 8,192.
  public static let defaultMaximumPixelCount = Limit.imagePixels.maximum

  /// Returns the pixels of a PNG, premultiplied.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - maximumPixelCount: A larger image is rejected before memory is allocated for it.
  /// - Throws: An error if the file is damaged or too large.
  public static func decode(
    _ bytes: [UInt8], maximumPixelCount: Int = defaultMaximumPixelCount
  ) throws(PNGError) -> Raster {
    let (header, pixels) = try pixels(bytes, maximumPixelCount, isPremultiplied: true)
    return Raster(width: header.width, height: header.height, pixels: pixels)
  }

  /// Returns the pixels of a PNG with straight alpha, as stored in the file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - maximumPixelCount: A larger image is rejected before memory is allocated for it.
  /// - Throws: An error if the file is damaged or too large.
  public static func decodeStraight(
    _ bytes: [UInt8], maximumPixelCount: Int = defaultMaximumPixelCount
  ) throws(PNGError) -> StraightRaster {
    let (header, pixels) = try pixels(bytes, maximumPixelCount, isPremultiplied: false)
    return StraightRaster(width: header.width, height: header.height, pixels: pixels)
  }

  /// Returns whether a PNG has exactly the pixels of an image.
  ///
  /// The PNG is read only up to the first different row and never held as a whole.
  ///
  /// - Throws: An error if the part that was read is damaged.
  package static func isEqual(_ bytes: [UInt8], to image: StraightRaster) throws(PNGError) -> Bool {
    let limit = max(image.pixels.count, defaultMaximumPixelCount)
    let content = try PNGContent(bytes, maximumPixelCount: limit)
    let width = content.header.width
    guard width == image.width, content.header.height == image.height else { return false }
    if content.header.isInterlaced { return try decodeStraight(bytes, maximumPixelCount: limit) == image }
    let expansion = try PixelExpansion(content, isPremultiplied: false)
    var rows = try StoredRows(content)
    var row = [UInt32](repeating: 0, count: width)
    var start = 0
    while try rows.advance() {
      if rows.undo() || rows.number == 0 {
        var target = row.mutableSpan
        try expansion.expand(rows.samples.span, count: width, into: &target, from: 0, step: 1)
      }
      let other = image.pixels.span.extracting(start..<start + width)
      guard RowScan.commonPrefix(row.span, other) == width else { return false }
      start += width
    }
    return true
  }

  private static func pixels(
    _ bytes: [UInt8], _ maximumPixelCount: Int, isPremultiplied: Bool
  ) throws(PNGError) -> (PNGHeader, [UInt32]) {
    let content = try PNGContent(bytes, maximumPixelCount: maximumPixelCount)
    return (content.header, try pixels(of: content, isPremultiplied: isPremultiplied))
  }

  static func straightPixels(of content: PNGContent) throws(PNGError) -> [UInt32] {
    try pixels(of: content, isPremultiplied: false)
  }

  private static func pixels(of content: PNGContent, isPremultiplied: Bool) throws(PNGError) -> [UInt32] {
    let expansion = try PixelExpansion(content, isPremultiplied: isPremultiplied)
    guard content.header.isInterlaced else {
      var rows = try StoredRows(content)
      return try stacked(&rows, expansion)
    }
    return try scattered(try InterlacedRows(content), expansion)
  }

  private static func stacked(_ rows: inout StoredRows, _ expansion: PixelExpansion) throws(PNGError) -> [UInt32] {
    let width = rows.header.width
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * rows.header.height)
    var row = [UInt32](repeating: 0, count: width)
    while try rows.advance() {
      // Many rows of menus equal the row above.
      if rows.undo() || rows.number == 0 {
        var target = row.mutableSpan
        try expansion.expand(rows.samples.span, count: width, into: &target, from: 0, step: 1)
      }
      pixels += row
    }
    return pixels
  }

  private static func scattered(_ rows: InterlacedRows, _ expansion: PixelExpansion) throws(PNGError) -> [UInt32] {
    let width = rows.header.width
    var pixels = [UInt32](repeating: 0, count: width * rows.header.height)
    for y in 0..<rows.header.height {
      var target = pixels.mutableSpan
      for part in rows.parts(ofRow: y) {
        try expansion.expand(
          part.samples.span, count: part.count, into: &target, from: y * width + part.column, step: part.step)
      }
    }
    return pixels
  }
}
