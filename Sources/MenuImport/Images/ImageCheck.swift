import MockupFiles
import PositionedXML

/// Checks that a picture can show the file of an image, as far as this needs no decoder.
enum ImageCheck {
  /// Returns the reason that a file cannot be shown, as a clause; `nil` for none.
  ///
  /// - Parameter bytes: The contents of the file; `nil` if it cannot be read or is too large.
  static func problem(of file: String, _ bytes: [UInt8]?) -> String? {
    guard let bytes else { return "has a file that is missing or too large" }
    let isWhole =
      switch FileSystem.ending(of: file) {
      case "svg": isSVG(bytes)
      case "png": isPNG(bytes)
      case "webp": bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
      default: bytes.starts(with: [0xFF, 0xD8, 0xFF])
      }
    return isWhole ? nil : "has a damaged file"
  }

  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    guard let root = try? XMLParser.parse(bytes) else { return false }
    return root.name == "svg" || root.name.hasSuffix(":svg")
  }

  /// Whether the chunks of a PNG are whole, from the header to the end.
  private static func isPNG(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return false }
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = bytes[index + 4..<index + 8]
      if index == 8, !name.elementsEqual("IHDR".utf8) { return false }
      index += 12 + length
      if name.elementsEqual("IEND".utf8) { return index <= bytes.count }
    }
    return false
  }
}
