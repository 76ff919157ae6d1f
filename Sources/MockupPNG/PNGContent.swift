import MockupScene

/// The chunks of a PNG that matter for its pixels.
struct PNGContent {
  let header: PNGHeader
  private(set) var palette: ArraySlice<UInt8>?
  private(set) var transparency: ArraySlice<UInt8>?
  private(set) var data: [UInt8] = []

  /// Reads a file up to its end; checksums are checked.
  ///
  /// Of an animation only the picture is read that every reader shows: the chunks of the others are not critical.
  ///
  /// - Throws: an error that says what is wrong, also where the picture has more pixels than allowed.
  init(_ bytes: [UInt8], maximumPixelCount: Int) throws(PNGError) {
    var reader = try ChunkReader(bytes)
    header = try PNGHeader(&reader)
    // Both sides are less than 2³¹.
    guard header.width * header.height <= maximumPixelCount else {
      throw .tooLarge(width: header.width, height: header.height, most: maximumPixelCount)
    }
    let widest = Limit.pictureSide.most
    guard header.width <= widest else { throw .tooWide(width: header.width, most: widest) }
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
    if data.isEmpty { throw .missingChunk(ChunkType.data.name) }
    guard header.sampleBytes <= InflateStream.longest(from: data.count) else {
      throw .impossibleSize(width: header.width, height: header.height, data: data.count)
    }
  }
}
