import MockupScene

/// The properties of a PNG other than its pixels.
public struct PNGFile: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Whether the format allows translucent pixels.
  public let hasAlpha: Bool
  /// The density in pixels per meter, if it is the same in both directions.
  public let pixelsPerMeter: Int?

  /// Reads a file up to the start of its pixels.
  ///
  /// - Throws: An error if that part is damaged.
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
        density = horizontal == UInt32(bigEndian: content, at: 4) ? Int(exactly: horizontal) : nil
      }
    }
    self.hasAlpha = hasAlpha
    pixelsPerMeter = density
  }

  /// Unpacks all rows of a file without expanding them to pixels.
  ///
  /// - Throws: An error if the file or its data is damaged.
  package static func checkData(of bytes: [UInt8]) throws(PNGError) {
    var rows = try StoredRows(PNGContent(bytes, maximumPixelCount: .max))
    while try rows.advance() {}
  }

  /// Returns all texts of a file in order: compressed or not, in Unicode or in Latin-1.
  ///
  /// - Throws: An error if the file is damaged, or if the texts together exceed `Limit.pngTextBytes`.
  public static func texts(in bytes: [UInt8]) throws(PNGError) -> [PNGText] {
    var reader = try ChunkReader(bytes)
    var texts: [PNGText] = []
    var room = Limit.pngTextBytes.maximum
    while let chunk = try reader.next() {
      guard let packed = try PackedText(chunk) else { continue }
      let text = try packed.unpacked(maximum: room)
      room -= text.text.utf8.count
      texts.append(text)
    }
    return texts
  }

  /// Returns the first text with a keyword, or `nil`. Other texts are not unpacked.
  ///
  /// - Throws: An error if the file is damaged, or if the text exceeds `Limit.pngTextBytes`.
  package static func text(of keyword: String, in bytes: [UInt8]) throws(PNGError) -> PNGText? {
    var reader = try ChunkReader(bytes)
    while let chunk = try reader.next() {
      guard let packed = try PackedText(chunk), packed.keyword == keyword else { continue }
      return try packed.unpacked(maximum: Limit.pngTextBytes.maximum)
    }
    return nil
  }
}
