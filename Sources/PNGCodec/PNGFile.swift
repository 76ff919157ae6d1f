/// What can be learned of a PNG without reading its pixels.
public struct PNGFile: Hashable, Sendable {
  /// Pixels a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Whether pixels may be other than opaque.
  public let hasAlpha: Bool
  /// How many pixels fill a meter, where the file says so for both directions alike.
  public let pixelsPerMeter: Int?

  /// The longest text that is read, in bytes: 64 MB.
  public static let maximumTextSize = 1 << 26

  /// Looks at a file, no further than to the beginning of its pixels.
  ///
  /// - Throws: an error that says what is wrong with the file.
  public init(_ bytes: [UInt8]) throws(PNGError) {
    var reader = try ChunkReader(bytes)
    let header = try PNGHeader(&reader)
    width = header.width
    height = header.height
    var hasAlpha = header.colorType == .rgba || header.colorType == .grayAlpha
    var density: Int?
    while let chunk = try reader.next(), chunk.type != .data {
      if chunk.type == .transparency { hasAlpha = true }
      if chunk.type == .density, chunk.content.count == 9, chunk.content.last == 1 {
        let content = Array(chunk.content)
        let horizontal = UInt32(bigEndian: content, at: 0)
        density = horizontal == UInt32(bigEndian: content, at: 4) ? Int(horizontal) : nil
      }
    }
    self.hasAlpha = hasAlpha
    pixelsPerMeter = density
  }

  /// All texts in a file, compressed or not, in Unicode or in Latin-1, in their order.
  ///
  /// - Throws: an error that says what is wrong with the file.
  public static func texts(in bytes: [UInt8]) throws(PNGError) -> [PNGText] {
    var reader = try ChunkReader(bytes)
    var texts: [PNGText] = []
    while let chunk = try reader.next() {
      switch chunk.type {
      case .internationalText, .latinText, .compressedText: texts.append(try PNGText(chunk))
      default: continue
      }
    }
    return texts
  }
}
