public import MockupScene

/// Writes a PNG from bands of pixels, so that the picture may be higher than memory likes.
///
/// Hand in the bands from top to bottom with ``append(_:)``, take what is finished with ``takeBytes()`` as often as
/// you like, and end with ``finish()``. The bytes in all depend on the pixels, not on the height of the bands.
/// Bands are written as RGB or RGBA with 8 bits; ``encode(_:metadata:)`` knows all pixels beforehand and uses a
/// palette where one is large enough.
public struct PNGEncoder: ~Copyable {
  /// The widest picture that is written, in pixels: some rows of it must fit into memory.
  public static let maximumWidth = Limit.pictureSide.most

  private let width: Int
  private let height: Int
  private var rows: RowWriter
  private var chunks: ChunkWriter
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
    try Self.checkSize(width: width, height: height)
    var chunks = ChunkWriter()
    try chunks.begin(width: width, height: height, hasAlpha ? .straightAlpha : .opaque, metadata)
    self.chunks = chunks
    self.width = width
    self.height = height
    rows = RowWriter(width: width, hasAlpha: hasAlpha)
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
    try checkSize(raster)
    var colors = ColorTable()
    if let rows = IndexedRows(PixelPart(wholeOf: raster), of: raster, &colors) {
      let palette = Palette(colors)
      var chunks = ChunkWriter()
      try chunks.begin(width: raster.width, height: raster.height, .indexed(palette), metadata)
      rows.compress(by: palette, pieceSize: chunkSize) { chunks.append(.data, $0) }
      chunks.append(.end)
      return chunks.takeBytes()
    }
    // The counting of colors ended with the first one too many. If all were opaque up to there, they most likely all
    // are, and it is quicker to find out on the way.
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
}
