package import MockupScene

/// The pictures of an animated PNG, whole and one under the other: so that all of them are compared, not only the first.
package enum PNGFrames {
  /// Reads the pictures of an animation that ``PNGAnimation`` wrote; of any other PNG its one picture.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - maximumPixelCount: pictures that have more pixels together are refused before any memory is taken for them.
  /// - Throws: an error that says what is wrong with the file; also for an animation whose pictures are laid over one
  ///   another, or taken away.
  package static func decode(_ bytes: [UInt8], maximumPixelCount: Int) throws(PNGError) -> StraightRaster {
    let parts = try Part.all(in: bytes)
    let first = try PNGDecoder.decodeStraight(bytes, maximumPixelCount: maximumPixelCount)
    guard parts.count > 1 else { return first }
    let (count, overflows) = first.pixels.count.multipliedReportingOverflow(by: parts.count)
    guard !overflows, count <= maximumPixelCount else {
      throw .tooLarge(width: first.width, height: first.height * parts.count, most: maximumPixelCount)
    }
    let content = try PNGContent(bytes, maximumPixelCount: maximumPixelCount)
    var pixels = first.pixels
    pixels.reserveCapacity(count)
    for part in parts.dropFirst() {
      let piece = try part.pixels(of: content)
      let start = pixels.count
      pixels += pixels[(start - first.pixels.count)...]
      for y in 0..<part.place.height {
        let target = start + (part.place.y + y) * first.width + part.place.x
        pixels.replaceSubrange(
          target..<(target + part.place.width),
          with: piece[(y * part.place.width)..<((y + 1) * part.place.width)])
      }
    }
    return StraightRaster(width: first.width, height: first.height * parts.count, pixels: pixels)
  }

  /// A picture of an animation as it is stored.
  private struct Part {
    let place: PixelPart
    var data: [UInt8] = []

    /// What the file says of its animation; nothing where it has none.
    static func all(in bytes: [UInt8]) throws(PNGError) -> [Part] {
      var reader = try ChunkReader(bytes)
      let header = try PNGHeader(&reader)
      var parts: [Part] = []
      while let chunk = try reader.next() {
        switch chunk.type {
        case .frame: parts.append(Part(place: try place(Array(chunk.content), in: header)))
        case .frameData:
          guard chunk.content.count > 4, !parts.isEmpty else { throw .invalidChunk(chunk.type.name) }
          parts[parts.count - 1].data += chunk.content.dropFirst(4)
        default: break
        }
      }
      return parts
    }

    private static func place(_ content: [UInt8], in header: PNGHeader) throws(PNGError) -> PixelPart {
      let invalid = PNGError.invalidChunk(ChunkType.frame.name)
      guard content.count == 26, content[24] == FrameDisposal.none.rawValue, content[25] == FrameBlend.source.rawValue
      else { throw invalid }
      let numbers = [4, 8, 12, 16].map { Int(UInt32(bigEndian: content, at: $0)) }
      let place = PixelPart(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
      // None of these is more than 32 bits long, so that no sum overflows.
      guard place.width > 0, place.height > 0, place.x + place.width <= header.width,
        place.y + place.height <= header.height
      else { throw invalid }
      return place
    }

    /// The pixels of the rectangle.
    func pixels(of file: PNGContent) throws(PNGError) -> [UInt32] {
      try PNGDecoder.straightPixels(of: file.replacing(width: place.width, height: place.height, data: data))
    }
  }
}
