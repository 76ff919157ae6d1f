/// The name of a chunk: four letters.
struct ChunkType: Hashable {
  /// The letters, the first one in the highest byte.
  let code: UInt32

  /// A name from its four bytes.
  init(code: UInt32) {
    self.code = code
  }

  private init(_ name: StaticString) {
    code = name.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The size of the picture and how its pixels are stored.
  static let header = ChunkType("IHDR")
  /// The colors of a palette.
  static let palette = ChunkType("PLTE")
  /// The alpha of a palette's colors, or the one color that is transparent.
  static let transparency = ChunkType("tRNS")
  /// That the colors are sRGB.
  static let sRGB = ChunkType("sRGB")
  /// The size of a pixel.
  static let density = ChunkType("pHYs")
  /// A text in Unicode.
  static let internationalText = ChunkType("iTXt")
  /// A text in Latin-1.
  static let latinText = ChunkType("tEXt")
  /// A compressed text in Latin-1.
  static let compressedText = ChunkType("zTXt")
  /// A part of the compressed pixels.
  static let data = ChunkType("IDAT")
  /// The end of the file.
  static let end = ChunkType("IEND")

  /// The letters as bytes.
  var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
  }

  /// The letters as text; bytes that are no letters become question marks.
  var name: String {
    let letters = bytes.map { byte in
      (65...90).contains(byte) || (97...122).contains(byte) ? Character(Unicode.Scalar(byte)) : "?"
    }
    return String(letters)
  }

  /// Whether a reader that does not know the chunk must give up.
  var isCritical: Bool { code & 0x2000_0000 == 0 }
}
