/// Writes the chunks of a PNG, one after the other.
struct ChunkWriter {
  /// What has been written and not been given away.
  private(set) var bytes: [UInt8] = []

  /// The bytes that every PNG begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Begins the file.
  mutating func appendSignature() {
    bytes.append(contentsOf: Self.signature)
  }

  /// Adds a chunk; `content` is shorter than 2³¹ bytes.
  mutating func append(_ type: ChunkType, _ content: [UInt8] = []) {
    bytes.reserveCapacity(bytes.count + content.count + 12)
    bytes.append(bigEndian: UInt32(truncatingIfNeeded: content.count))
    bytes.append(bigEndian: type.code)
    bytes.append(contentsOf: content)
    let start = Checksum.crc32(type.bytes.span)
    bytes.append(bigEndian: Checksum.crc32(content.span, start: start))
  }

  /// Gives away what has been written.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

extension [UInt8] {
  /// Adds a number in four bytes, the highest first.
  mutating func append(bigEndian value: UInt32) {
    append(UInt8(truncatingIfNeeded: value >> 24))
    append(UInt8(truncatingIfNeeded: value >> 16))
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }
}
