/// The content of a PNG's first chunk.
struct PNGHeader {
  /// Pixels a row.
  let width: Int
  /// Rows.
  let height: Int
  /// How colors are stored.
  let colorType: PNGColorType
  /// Bits a sample.
  let bitDepth: Int
  /// Whether the pixels come in the seven passes of Adam7.
  let isInterlaced: Bool

  /// Reads the chunk that stands at the beginning of a file.
  init(_ reader: inout ChunkReader) throws(PNGError) {
    guard let chunk = try reader.next(), chunk.type == .header else {
      throw .missingChunk(ChunkType.header.name)
    }
    let content = chunk.content
    guard content.count == 13 else { throw .invalidChunk(ChunkType.header.name) }
    let bytes = Array(content)
    width = Int(UInt32(bigEndian: bytes, at: 0))
    height = Int(UInt32(bigEndian: bytes, at: 4))
    let sides = 1...0x7FFF_FFFF
    guard sides.contains(width), sides.contains(height) else { throw .invalidChunk(ChunkType.header.name) }
    guard let colorType = PNGColorType(rawValue: Int(bytes[9])), colorType.bitDepths.contains(Int(bytes[8])) else {
      throw .invalidColorType(colorType: Int(bytes[9]), bitDepth: Int(bytes[8]))
    }
    self.colorType = colorType
    bitDepth = Int(bytes[8])
    guard bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else { throw .invalidChunk(ChunkType.header.name) }
    isInterlaced = bytes[12] == 1
  }

  /// Bits a pixel.
  var bitsPerPixel: Int { bitDepth * colorType.sampleCount }

  /// How many bytes `count` pixels of a row take, without the byte of the filter.
  func byteCount(ofPixels count: Int) -> Int {
    (count * bitsPerPixel + 7) / 8
  }

  /// How many bytes all rows take before they are compressed.
  var sampleBytes: Int {
    passes.reduce(0) { $0 + $1.rows(of: height) * (1 + byteCount(ofPixels: $1.columns(of: width))) }
  }

  /// The parts in which the pixels come; those without pixels left out.
  var passes: [InterlacePass] {
    let all = isInterlaced ? InterlacePass.adam7 : [InterlacePass.whole]
    return all.filter { $0.columns(of: width) > 0 && $0.rows(of: height) > 0 }
  }
}
