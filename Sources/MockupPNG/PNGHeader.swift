import MockupScene

struct PNGHeader {
  let width: Int
  let height: Int
  let colorType: PNGColorType
  let bitDepth: Int
  /// Whether the pixels are stored in the seven passes of Adam7.
  let isInterlaced: Bool

  private init(width: Int, height: Int, like other: PNGHeader) {
    self.width = width
    self.height = height
    colorType = other.colorType
    bitDepth = other.bitDepth
    isInterlaced = other.isInterlaced
  }

  /// The header of another image with the same pixel format.
  func replacing(width: Int, height: Int) -> PNGHeader { PNGHeader(width: width, height: height, like: self) }

  init(_ reader: inout ChunkReader) throws(PNGError) {
    guard let chunk = try reader.next(), chunk.type == .header else {
      throw .missingChunk(ChunkType.header.name)
    }
    let content = chunk.content
    guard content.count == 13 else { throw .invalidChunk(ChunkType.header.name) }
    let bytes = Array(content)
    width = Int(clamping: UInt32(bigEndian: bytes, at: 0))
    height = Int(clamping: UInt32(bigEndian: bytes, at: 4))
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

  var bitsPerPixel: Int { bitDepth * colorType.sampleCount }

  /// Returns the packed size of `count` pixels of a row, without the filter byte.
  func byteCount(ofPixels count: Int) -> Int {
    (count * bitsPerPixel + 7) / 8
  }

  /// The size of all rows before compression, including filter bytes.
  var sampleBytes: Int {
    let bytes = passes.reduce(0) {
      $0 + Int64($1.rows(of: height)) * Int64(1 + byteCount(ofPixels: $1.columns(of: width)))
    }
    return Int(clamping: bytes)
  }

  /// The passes that have pixels.
  var passes: [InterlacePass] {
    let all = isInterlaced ? InterlacePass.adam7 : [InterlacePass.full]
    return all.filter { $0.columns(of: width) > 0 && $0.rows(of: height) > 0 }
  }
}

/// The storage of colors. Raw values are those of the header.
enum PNGColorType: Int {
  case gray = 0
  case rgb = 2
  case indexed = 3
  case grayAlpha = 4
  case rgba = 6

  var sampleCount: Int {
    switch self {
    case .gray, .indexed: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  var bitDepths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .indexed: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }
}

/// The chunks of a PNG that determine its pixels.
struct PNGContent {
  private(set) var header: PNGHeader
  private(set) var palette: ArraySlice<UInt8>?
  private(set) var transparency: ArraySlice<UInt8>?
  private(set) var data: [UInt8] = []

  /// Reads a file to its end, including checksums.
  ///
  /// For an animation, only the default image is read: the chunks of other frames are not critical.
  ///
  /// - Throws: An error if the file is damaged or has more pixels than allowed.
  init(_ bytes: [UInt8], maximumPixelCount: Int) throws(PNGError) {
    var reader = try ChunkReader(bytes)
    header = try PNGHeader(&reader)
    // Both sides are less than 2³¹.
    guard Int64(header.width) * Int64(header.height) <= maximumPixelCount else {
      throw .tooLarge(width: header.width, height: header.height, maximum: maximumPixelCount)
    }
    let widest = Limit.pictureSide.maximum
    guard header.width <= widest else { throw .tooWide(width: header.width, maximum: widest) }
    while let chunk = try reader.next() {
      switch chunk.type {
      case .palette: palette = chunk.content
      case .transparency: transparency = chunk.content
      case .data: data += chunk.content
      case .header: throw .invalidChunk(ChunkType.header.name)
      case .end: break
      default:
        if chunk.type.isCritical { throw .unknownCriticalChunk(chunk.type.name) }
      }
    }
    try checkData()
  }

  private func checkData() throws(PNGError) {
    if data.isEmpty { throw .missingChunk(ChunkType.data.name) }
    guard header.sampleBytes <= InflateStream.longest(from: data.count) else {
      throw .impossibleSize(width: header.width, height: header.height, data: data.count)
    }
  }

  /// Returns a frame of the same file: with the same colors but another size and other data.
  func replacing(width: Int, height: Int, data: [UInt8]) throws(PNGError) -> PNGContent {
    var content = self
    content.header = header.replacing(width: width, height: height)
    content.data = data
    try content.checkData()
    return content
  }
}
