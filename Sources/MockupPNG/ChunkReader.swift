/// Reads the chunks of a PNG, one after the other.
struct ChunkReader {
  /// A chunk of the file.
  struct Chunk {
    /// What it is.
    let type: ChunkType
    /// What it holds.
    let content: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var position: Int
  private var isAtEnd = false

  /// The chunks of a file.
  init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.starts(with: ChunkWriter.signature) else { throw .notPNG }
    self.bytes = bytes
    position = ChunkWriter.signature.count
  }

  /// The next chunk; `nil` after the last one, which has been given out then.
  mutating func next() throws(PNGError) -> Chunk? {
    if isAtEnd { return nil }
    guard bytes.count - position >= 12 else { throw .truncated }
    let length = Int(UInt32(bigEndian: bytes, at: position))
    let type = ChunkType(code: UInt32(bigEndian: bytes, at: position + 4))
    guard length <= bytes.count - position - 12 else { throw .truncated }
    let start = position + 8
    let sum = Checksum.crc32(bytes.span.extracting((start - 4)..<(start + length)))
    guard sum == UInt32(bigEndian: bytes, at: start + length) else { throw .corruptChunk(type.name) }
    position = start + length + 4
    isAtEnd = type == .end
    return Chunk(type: type, content: bytes[start..<(start + length)])
  }
}

extension UInt32 {
  /// The number in the four bytes from `index` on, the highest first; they must be there.
  init(bigEndian bytes: [UInt8], at index: Int) {
    self =
      UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16 | UInt32(bytes[index + 2]) << 8
      | UInt32(bytes[index + 3])
  }
}

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
  /// How many pictures an animation has, and how often it is played.
  static let animation = ChunkType("acTL")
  /// Where a picture of an animation stands and how long it is seen.
  static let frame = ChunkType("fcTL")
  /// A part of the compressed pixels of a picture of an animation after the first one.
  static let frameData = ChunkType("fdAT")
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
