public import Scene

/// Reads PNGs of every kind: all color types and bit depths, interlaced or not.
///
/// Samples of 16 bits are rounded to 8; color profiles and gamma are passed over, the colors are taken for sRGB.
public enum PNGDecoder {
  /// The most pixels of a picture that are read unless the caller says otherwise: 8,192 × 8,192.
  public static let defaultMaximumPixelCount = 1 << 26

  /// The pixels of a PNG.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - maximumPixelCount: a larger picture is refused before any memory is taken for it.
  /// - Throws: an error that says what is wrong with the file.
  public static func decode(
    _ bytes: [UInt8], maximumPixelCount: Int = defaultMaximumPixelCount
  ) throws(PNGError) -> Raster {
    let (header, pixels) = try pixels(bytes, maximumPixelCount, isPremultiplied: true)
    return Raster(width: header.width, height: header.height, pixels: pixels)
  }

  /// The pixels of a PNG, with colors as the file has them: not multiplied by alpha.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - maximumPixelCount: a larger picture is refused before any memory is taken for it.
  /// - Throws: an error that says what is wrong with the file.
  public static func decodeStraight(
    _ bytes: [UInt8], maximumPixelCount: Int = defaultMaximumPixelCount
  ) throws(PNGError) -> StraightRaster {
    let (header, pixels) = try pixels(bytes, maximumPixelCount, isPremultiplied: false)
    return StraightRaster(width: header.width, height: header.height, pixels: pixels)
  }

  private static func pixels(
    _ bytes: [UInt8], _ maximumPixelCount: Int, isPremultiplied: Bool
  ) throws(PNGError) -> (PNGHeader, [UInt32]) {
    let file = try Content(bytes)
    let header = file.header
    let (count, overflows) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflows, count <= maximumPixelCount else {
      throw .tooLarge(width: header.width, height: header.height)
    }
    let expansion = try PixelExpansion(
      header, palette: file.palette, transparency: file.transparency, isPremultiplied: isPremultiplied)
    return (header, try pixels(try inflate(file), header, expansion, count))
  }

  private static func inflate(_ file: Content) throws(PNGError) -> [UInt8] {
    let header = file.header
    let size = header.passes.reduce(0) { sum, pass in
      sum + pass.rows(of: header.height) * (1 + header.byteCount(ofPixels: pass.columns(of: header.width)))
    }
    // DEFLATE makes at most 258 bytes of two bits: so a short file cannot ask for much memory.
    guard size / 1_032 <= file.data.count else { throw .corruptData }
    guard let data = try Inflater().decompress(file.data, limit: size), data.count == size else {
      throw .corruptData
    }
    return data
  }

  private static func pixels(
    _ inflated: consuming [UInt8], _ header: PNGHeader, _ expansion: PixelExpansion, _ count: Int
  ) throws(PNGError) -> [UInt32] {
    // Taken over, not copied: the rows are undone where they are.
    var data = inflated
    var pixels = [UInt32](repeating: 0, count: count)
    var source = data.mutableSpan
    var target = pixels.mutableSpan
    let unit = max(1, header.bitsPerPixel / 8)
    var position = 0
    for pass in header.passes {
      let columns = pass.columns(of: header.width)
      let length = header.byteCount(ofPixels: columns)
      for rowIndex in 0..<pass.rows(of: header.height) {
        guard let filter = RowFilter(rawValue: source[position]) else {
          throw .unknownFilter(Int(source[position]))
        }
        let row = (position + 1)..<(position + 1 + length)
        filter.undo(&source, row: row, above: rowIndex == 0 ? nil : position - length, unit: unit)
        try expansion.expand(
          source.span.extracting(row), count: columns, into: &target,
          from: (pass.y + rowIndex * pass.dy) * header.width + pass.x, step: pass.dx)
        position = row.upperBound
      }
    }
    return pixels
  }
}

/// The chunks of a PNG that matter for its pixels.
private struct Content {
  let header: PNGHeader
  private(set) var palette: ArraySlice<UInt8>?
  private(set) var transparency: ArraySlice<UInt8>?
  private(set) var data: [UInt8] = []

  init(_ bytes: [UInt8]) throws(PNGError) {
    var reader = try ChunkReader(bytes)
    header = try PNGHeader(&reader)
    while let chunk = try reader.next() {
      switch chunk.type {
      case .palette: palette = chunk.content
      case .transparency: transparency = chunk.content
      case .data: data += chunk.content
      case .header: throw .invalidChunk(ChunkType.header.name)
      case .end: break
      default:
        if chunk.type.isCritical { throw .unknownCriticalChunk(chunk.type.name) }
      }
    }
    if data.isEmpty { throw .missingChunk(ChunkType.data.name) }
  }
}
