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
