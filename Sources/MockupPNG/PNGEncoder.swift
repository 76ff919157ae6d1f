public import MockupScene

/// Writes a PNG from bands of pixels, so that the picture may be higher than memory likes.
///
/// Hand in the bands from top to bottom with ``append(_:)``, take what is finished with ``takeBytes()`` as often as
/// you like, and end with ``finish()``. The bytes in all depend on the pixels, not on the height of the bands.
/// Bands are written as RGB or RGBA with 8 bits; ``encode(_:metadata:)`` knows all pixels beforehand and uses a
/// palette where one is large enough.
public struct PNGEncoder {
  /// The widest picture that is written, in pixels: some rows of it must fit into memory.
  public static let maximumWidth = Limit.pictureSide.most

  private let width: Int
  private let height: Int
  private var rows: RowWriter
  private var chunks = ChunkWriter()
  private var rowCount = 0

  /// Compressed bytes, from which on they are written as a chunk.
  private static let chunkSize = 1 << 16

  /// Begins a picture that comes in bands.
  ///
  /// - Parameters:
  ///   - width: pixels a row.
  ///   - height: rows of all bands together.
  ///   - hasAlpha: whether the picture may have pixels that are not opaque.
  ///   - metadata: what the file says about itself.
  /// - Throws: when the size or a text cannot be written.
  public init(width: Int, height: Int, hasAlpha: Bool, metadata: PNGMetadata = PNGMetadata()) throws(PNGError) {
    try self.init(width: width, height: height, format: hasAlpha ? .straightAlpha : .opaque, metadata: metadata)
  }

  private init(width: Int, height: Int, format: RowFormat, metadata: PNGMetadata) throws(PNGError) {
    try Self.checkSize(width: width, height: height)
    self.width = width
    self.height = height
    rows = RowWriter(width: width, format: format)
    chunks.appendSignature()
    chunks.append(.header, Self.header(width: width, height: height, format: format))
    try chunks.append(metadata, format)
  }

  /// Adds the next rows.
  ///
  /// - Throws: when the band has the wrong width, too many rows, or a translucent pixel in a picture without alpha;
  ///   after the last of these the picture is lost.
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

  /// Gives away the bytes of the file that are finished since the last time; they may be none.
  public mutating func takeBytes() -> [UInt8] {
    chunks.takeBytes()
  }

  /// Ends the picture and gives away the rest of the file.
  ///
  /// - Throws: when rows are missing, or a translucent pixel was refused before.
  public consuming func finish() throws(PNGError) -> [UInt8] {
    guard rowCount == height else { throw .wrongRowCount(expected: height, found: rowCount) }
    if rows.hasLostAlpha { throw .translucentPixel }
    rows.finish()
    chunks.append(.data, rows.takeBytes())
    chunks.append(.end)
    return chunks.takeBytes()
  }

  /// The PNG of a picture, in the smallest of these forms: palette, RGB, RGBA.
  ///
  /// - Throws: when the picture has no pixels, or a text cannot be written.
  public static func encode(_ raster: Raster, metadata: PNGMetadata = PNGMetadata()) throws(PNGError) -> [UInt8] {
    try checkCount(raster)
    var census = PixelCensus()
    census.add(raster.pixels.span, width: raster.width)
    if let colors = census.colors {
      return try encode(raster, as: .indexed(Palette(colors)), metadata)
    }
    // The census ends with the first color too many. If all were opaque up to there, they most likely all are, and
    // it is quicker to find out on the way.
    if census.isOpaque {
      do throws(PNGError) {
        return try encode(raster, as: .opaque, metadata)
      } catch .translucentPixel {
        return try encode(raster, as: .straightAlpha, metadata)
      }
    }
    return try encode(raster, as: .straightAlpha, metadata)
  }

  private static func encode(
    _ raster: Raster, as format: RowFormat, _ metadata: PNGMetadata
  ) throws(PNGError) -> [UInt8] {
    var encoder = try PNGEncoder(width: raster.width, height: raster.height, format: format, metadata: metadata)
    try encoder.append(raster)
    return try encoder.finish()
  }

  private static func checkSize(width: Int, height: Int) throws(PNGError) {
    guard (1...maximumWidth).contains(width), (1...0x7FFF_FFFF).contains(height) else {
      throw .unwritableSize(width: width, height: height)
    }
  }

  /// Checks that a picture can be written, and has as many pixels as it says.
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

  /// The content of the first chunk.
  static func header(width: Int, height: Int, format: RowFormat) -> [UInt8] {
    var content: [UInt8] = []
    content.append(bigEndian: UInt32(width))
    content.append(bigEndian: UInt32(height))
    // Then the methods of compression, filtering and interlacing; the first two are the only ones there are.
    content += [UInt8(format.bitDepth), UInt8(format.colorType.rawValue), 0, 0, 0]
    return content
  }
}
