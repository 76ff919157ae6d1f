import MockupScene

/// The properties of an image file that its headers tell, read without decoding and without C libraries.
package struct ImageHeader: Sendable {
  package let format: ImageFormat
  /// The size in pixels, upright; `nil` for an SVG, and for a PNG that its decoder rejects.
  package let size: (width: Int, height: Int)?

  /// Reads the headers.
  ///
  /// - Throws: ``ImageError`` for an unknown format, a size beyond the limits, or too many scans.
  package init(of bytes: [UInt8]) throws(ImageError) {
    format = try ImageFormat(of: bytes)
    let size: (width: Int, height: Int)?
    switch format {
    case .png: size = Self.pngSize(bytes)
    case .jpeg: size = try JPEGHeader(bytes).size(orientation: PhotoOrientation(ofJPEG: bytes))
    case .webP:
      guard let found = Self.webPSize(bytes) else { throw .damaged("libwebp cannot read the WebP") }
      size = found
    case .svg: size = nil
    }
    if let size { try ForeignImageSource.check(width: size.width, height: size.height) }
    self.size = size
  }

  /// The number of pixels; 0 without a size.
  package var pixels: Int { size.map { $0.width * $0.height } ?? 0 }

  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
    return (bigEndian(bytes[16..<20]), bigEndian(bytes[20..<24]))
  }

  private static func webPSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (1 + littleEndian(bytes[24..<27]), 1 + littleEndian(bytes[27..<30]))
    case "VP8L":
      guard bytes[20] == 0x2F else { return nil }
      let bits = littleEndian(bytes[21..<25])
      return (1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF))
    case "VP8 ":
      guard Array(bytes[23..<26]) == [0x9D, 0x01, 0x2A] else { return nil }
      return (littleEndian(bytes[26..<28]) & 0x3FFF, littleEndian(bytes[28..<30]) & 0x3FFF)
    default: return nil
    }
  }

  static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
