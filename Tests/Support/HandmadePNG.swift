/// Writes PNGs independently of the code under test: stored blocks, bitwise checksums.
package struct HandmadePNG {
  package private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package init() {}

  package init(width: Int, height: Int, bitDepth: UInt8, colorType: UInt8, interlace: UInt8 = 0) {
    let size = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
    append("IHDR", size + [bitDepth, colorType, 0, 0, interlace])
  }

  package mutating func append(_ name: String, _ content: [UInt8]) {
    let body = Array(name.utf8) + content
    bytes += Self.bigEndian(UInt32(content.count)) + body + Self.bigEndian(Self.crc32(body))
  }

  /// - Parameter rows: the rows, each with its filter byte.
  package mutating func finish(_ rows: [UInt8], chunkSize: Int = 1_000) {
    let stream = Self.zlib(rows)
    for start in stride(from: 0, to: stream.count, by: chunkSize) {
      append("IDAT", Array(stream[start..<min(start + chunkSize, stream.count)]))
    }
    append("IEND", [])
  }

  /// Returns a zlib stream of stored blocks.
  package static func zlib(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let part = content[start..<min(start + 65_535, content.count)]
      start += part.count
      let low = UInt8(part.count & 0xFF)
      let high = UInt8(part.count >> 8)
      stream += [start == content.count ? 1 : 0, low, high, ~low, ~high] + part
    } while start < content.count
    return stream + bigEndian(adler32(content))
  }

  package static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  package static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  /// Returns the chunks in file order; a chunk with a wrong checksum is not sound.
  package static func chunks(of file: [UInt8]) -> [(name: String, content: [UInt8], isValid: Bool)] {
    var chunks: [(name: String, content: [UInt8], isValid: Bool)] = []
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let body = Array(file[(position + 4)..<(position + 8 + length)])
      let sum = Array(file[(position + 8 + length)..<(position + 12 + length)])
      let name = String(decoding: body.prefix(4), as: UTF8.self)
      chunks.append((name, Array(body.dropFirst(4)), sum == bigEndian(crc32(body))))
      position += 12 + length
    }
    return chunks
  }
}
