public import MockupScene

/// Writes a PNG from bands of pixels, so that the image need not fit into memory.
///
/// Pass the bands from top to bottom to ``append(_:)``, call ``takeBytes()`` at any time for finished bytes, and end
/// with ``finish()``. The file depends on the pixels, not on the height of the bands. Bands are written as RGB or RGBA
/// with 8 bits. ``encode(_:metadata:)``, which has all pixels at once, uses a palette if there are few enough colors.
public struct PNGEncoder: ~Copyable {
  /// The maximum width in pixels, as some rows must fit into memory.
  public static let maximumWidth = Limit.pictureSide.maximum

  private let width: Int
  private let height: Int
  private var rows: RowWriter
  private var chunks: ChunkWriter
  private var rowCount = 0

  /// The minimum size of a chunk of compressed bytes, except the last.
  private static let chunkSize = 1 << 16

  /// Starts an image that arrives in bands.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The number of rows of all bands together.
  ///   - hasAlpha: Whether the image may have translucent pixels.
  ///   - metadata: The density and texts of the file.
  /// - Throws: An error if the size or a text cannot be written.
  public init(width: Int, height: Int, hasAlpha: Bool, metadata: PNGMetadata = PNGMetadata()) throws(PNGError) {
    try Self.checkSize(width: width, height: height)
    var chunks = ChunkWriter()
    try chunks.begin(width: width, height: height, hasAlpha ? .straightAlpha : .opaque, metadata)
    self.chunks = chunks
    self.width = width
    self.height = height
    rows = RowWriter(width: width, hasAlpha: hasAlpha)
  }

  /// Appends the next rows.
  ///
  /// - Throws: An error if the band has the wrong width, too many rows, or a translucent pixel in an image without
  ///   alpha. After a translucent pixel, the image cannot be finished.
  public mutating func append(_ band: Raster) throws(PNGError) {
    guard band.width == width else { throw .wrongBandWidth(expected: width, found: band.width) }
    try Self.checkCount(band)
    guard band.height <= height - rowCount else {
      throw .wrongRowCount(expected: height, found: rowCount + band.height)
    }
    appendRows(band)
    if rows.hasLostAlpha { throw .translucentPixel }
  }

  private mutating func appendRows(_ band: Raster) {
    let pixels = band.pixels.span
    for y in 0..<band.height {
      rows.append(pixels.extracting((y &* width)..<((y &+ 1) &* width)))
      if rows.byteCount >= Self.chunkSize { chunks.append(.data, rows.takeBytes()) }
    }
    rowCount += band.height
  }

  /// Returns the bytes of the file that were finished since the last call, possibly none.
  public mutating func takeBytes() -> [UInt8] {
    chunks.takeBytes()
  }

  /// Ends the image and returns the rest of the file.
  ///
  /// - Throws: An error if rows are missing or a translucent pixel was rejected.
  public consuming func finish() throws(PNGError) -> [UInt8] {
    guard rowCount == height else { throw .wrongRowCount(expected: height, found: rowCount) }
    if rows.hasLostAlpha { throw .translucentPixel }
    rows.finish()
    chunks.append(.data, rows.takeBytes())
    chunks.append(.end)
    return chunks.takeBytes()
  }

  /// Returns the PNG of an image, in the smallest of these formats: palette, RGB, RGBA.
  ///
  /// - Throws: An error if the image has no pixels or a text cannot be written.
  public static func encode(_ raster: Raster, metadata: PNGMetadata = PNGMetadata()) throws(PNGError) -> [UInt8] {
    try checkSize(raster)
    var colors = ColorTable()
    if let rows = IndexedRows(PixelPart(fullSizeOf: raster), of: raster, &colors) {
      let palette = Palette(colors)
      var chunks = ChunkWriter()
      try chunks.begin(width: raster.width, height: raster.height, .indexed(palette), metadata)
      rows.compress(by: palette, pieceSize: chunkSize) { chunks.append(.data, $0) }
      chunks.append(.end)
      return chunks.takeBytes()
    }
    // Color counting stopped at the first color too many. If all colors so far were opaque, the rest probably are, too;
    // encoding without alpha is the fastest way to find out.
    if colors.isOpaque {
      do throws(PNGError) {
        return try encode(raster, hasAlpha: false, metadata)
      } catch .translucentPixel {
        return try encode(raster, hasAlpha: true, metadata)
      }
    }
    return try encode(raster, hasAlpha: true, metadata)
  }

  private static func encode(
    _ raster: Raster, hasAlpha: Bool, _ metadata: PNGMetadata
  ) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder(
      width: raster.width, height: raster.height, hasAlpha: hasAlpha, metadata: metadata)
    try encoder.append(raster)
    return try encoder.finish()
  }

  private static func checkSize(width: Int, height: Int) throws(PNGError) {
    guard (1...maximumWidth).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .unwritableSize(width: width, height: height)
    }
  }

  /// Checks the limits of the size, and the number of pixels against it.
  static func checkSize(_ raster: Raster) throws(PNGError) {
    try checkSize(width: raster.width, height: raster.height)
    try checkCount(raster)
  }

  private static func checkCount(_ raster: Raster) throws(PNGError) {
    // The size was checked when the raster was made, but its pixels can be changed.
    let (expected, overflows) = raster.width.multipliedReportingOverflow(by: raster.height)
    guard !overflows, raster.pixels.count == expected else {
      throw .wrongPixelCount(expected: expected, found: raster.pixels.count)
    }
  }
}
