package enum ImageFormat: UInt64, CaseIterable, Hashable, Sendable {
  case png, jpeg, webP, svg

  private static let pngStart: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Detects the format by the first bytes.
  package init(of bytes: [UInt8]) throws(ImageError) {
    if bytes.starts(with: Self.pngStart) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webP
    } else if Self.looksLikeMarkup(bytes) {
      self = .svg
    } else {
      throw .unknownFormat
    }
  }

  /// Whether a file starts like XML in UTF-8 or UTF-16, or is compressed like an `.svgz`.
  private static func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x1F, 0x8B]) { return true }
    let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x00, 0x09, 0x0A, 0x0D, 0x20]
    return bytes.prefix(1024).first { !marks.contains($0) } == 0x3C
  }
}
