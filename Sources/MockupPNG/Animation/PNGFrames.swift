package import MockupScene

/// All frames of an animated PNG, stacked top to bottom in one image so that a comparison covers all of them.
package enum PNGFrames {
  /// Reads the frames of an animation that ``PNGAnimation`` wrote, or the image of any other PNG.
  ///
  /// - Parameter maximumPixelCount: The limit for all frames together, checked before memory is allocated.
  /// - Throws: An error if the file is damaged, or if a frame uses blending or disposal.
  package static func decode(_ bytes: [UInt8], maximumPixelCount: Int) throws(PNGError) -> StraightRaster {
    let parts = try Part.all(in: bytes)
    let first = try PNGDecoder.decodeStraight(bytes, maximumPixelCount: maximumPixelCount)
    guard parts.count > 1 else { return first }
    let (count, overflows) = first.pixels.count.multipliedReportingOverflow(by: parts.count)
    guard !overflows, count <= maximumPixelCount else {
      throw .tooLarge(width: first.width, height: first.height * parts.count, maximum: maximumPixelCount)
    }
    let content = try PNGContent(bytes, maximumPixelCount: maximumPixelCount)
    var pixels = first.pixels
    pixels.reserveCapacity(count)
    for part in parts.dropFirst() {
      let piece = try part.pixels(of: content)
      let start = pixels.count
      pixels += pixels[(start - first.pixels.count)...]
      for y in 0..<part.area.height {
        let target = start + (part.area.y + y) * first.width + part.area.x
        pixels.replaceSubrange(
          target..<(target + part.area.width),
          with: piece[(y * part.area.width)..<((y + 1) * part.area.width)])
      }
    }
    return StraightRaster(width: first.width, height: first.height * parts.count, pixels: pixels)
  }

  private struct Part {
    let area: PixelPart
    var data: [UInt8] = []

    /// Empty if the file has no animation.
    static func all(in bytes: [UInt8]) throws(PNGError) -> [Part] {
      var reader = try ChunkReader(bytes)
      let header = try PNGHeader(&reader)
      var parts: [Part] = []
      while let chunk = try reader.next() {
        switch chunk.type {
        case .frame: parts.append(Part(area: try area(Array(chunk.content), in: header)))
        case .frameData:
          guard chunk.content.count > 4, !parts.isEmpty else { throw .invalidChunk(chunk.type.name) }
          parts[parts.count - 1].data += chunk.content.dropFirst(4)
        default: break
        }
      }
      return parts
    }

    private static func area(_ content: [UInt8], in header: PNGHeader) throws(PNGError) -> PixelPart {
      let invalid = PNGError.invalidChunk(ChunkType.frame.name)
      guard content.count == 26, content[24] == FrameDisposal.none.rawValue, content[25] == FrameBlend.source.rawValue
      else { throw invalid }
      // All values have at most 32 bits, so the sums cannot overflow.
      let numbers = [4, 8, 12, 16].map { Int64(UInt32(bigEndian: content, at: $0)) }
      let (width, height, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3])
      guard width > 0, height > 0, x + width <= header.width, y + height <= header.height else { throw invalid }
      return PixelPart(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
    }

    func pixels(of file: PNGContent) throws(PNGError) -> [UInt32] {
      try PNGDecoder.straightPixels(of: file.replacing(width: area.width, height: area.height, data: data))
    }
  }
}
