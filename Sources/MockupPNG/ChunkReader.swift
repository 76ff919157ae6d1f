package struct ChunkReader {
  package struct Chunk {
    package let type: ChunkType
    package let content: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var position: Int
  private var isAtEnd = false

  package init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.starts(with: ChunkWriter.signature) else { throw .notPNG }
    self.bytes = bytes
    position = ChunkWriter.signature.count
  }

  /// Returns the next chunk, or `nil` after `IEND`, which is itself returned.
  package mutating func next() throws(PNGError) -> Chunk? {
    if isAtEnd { return nil }
    guard bytes.count - position >= 12 else { throw .truncated }
    let length = Int(clamping: UInt32(bigEndian: bytes, at: position))
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
  /// Reads four big-endian bytes at `index`, which must exist.
  package init(bigEndian bytes: [UInt8], at index: Int) {
    self =
      UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16 | UInt32(bytes[index + 2]) << 8
      | UInt32(bytes[index + 3])
  }
}

package struct ChunkType: Hashable {
  /// The letters, the first one in the highest byte.
  let code: UInt32

  init(code: UInt32) {
    self.code = code
  }

  private init(_ name: StaticString) {
    code = name.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  static let header = ChunkType("IHDR")
  static let palette = ChunkType("PLTE")
  /// Alpha of palette colors, or the one transparent color.
  static let transparency = ChunkType("tRNS")
  static let sRGB = ChunkType("sRGB")
  static let density = ChunkType("pHYs")
  static let internationalText = ChunkType("iTXt")
  static let latinText = ChunkType("tEXt")
  static let compressedText = ChunkType("zTXt")
  static let data = ChunkType("IDAT")
  static let animation = ChunkType("acTL")
  static let frame = ChunkType("fcTL")
  /// Compressed pixels of a frame after the first one.
  static let frameData = ChunkType("fdAT")
  static let end = ChunkType("IEND")

  var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
  }

  /// The letters as text; other bytes become question marks.
  package var name: String {
    let letters = bytes.map { byte in
      (65...90).contains(byte) || (97...122).contains(byte) ? Character(Unicode.Scalar(byte)) : "?"
    }
    return String(letters)
  }

  /// Whether a reader that does not know the chunk must give up.
  var isCritical: Bool { code & 0x2000_0000 == 0 }
}
