import MockupScene

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

  /// Unpacks the rows of a file, and makes no pixels of them.
  ///
  /// - Throws: an error that says what is wrong with the file or its data.
  package static func checkData(of bytes: [UInt8]) throws(PNGError) {
    var rows = try StoredRows(PNGContent(bytes, maximumPixelCount: .max))
    while try rows.advance() {}
  }

  /// All texts in a file, compressed or not, in Unicode or in Latin-1, in their order.
  ///
  /// - Throws: an error that says what is wrong with the file, also where the texts are longer together than
  ///   `Limit.pngTextBytes`.
  public static func texts(in bytes: [UInt8]) throws(PNGError) -> [PNGText] {
    var reader = try ChunkReader(bytes)
    var texts: [PNGText] = []
    var room = Limit.pngTextBytes.most
    while let chunk = try reader.next() {
      guard let packed = try PackedText(chunk) else { continue }
      let text = try packed.unpacked(most: room)
      room -= text.text.utf8.count
      texts.append(text)
    }
    return texts
  }

  /// The first text of a keyword; `nil` where there is none.
  ///
  /// Other texts are not unpacked, whatever is in them.
  ///
  /// - Throws: an error that says what is wrong with the file, also where the text is longer than
  ///   `Limit.pngTextBytes`.
  package static func text(of keyword: String, in bytes: [UInt8]) throws(PNGError) -> PNGText? {
    var reader = try ChunkReader(bytes)
    while let chunk = try reader.next() {
      guard let packed = try PackedText(chunk), packed.keyword == keyword else { continue }
      return try packed.unpacked(most: Limit.pngTextBytes.most)
    }
    return nil
  }
}
