/// Turns the samples of a row into pixels, with color multiplied by alpha or not.
struct PixelExpansion {
  private enum Kind {
    /// Samples of 1, 2, 4 or 8 bits, each of which stands for a pixel of the table.
    case table([UInt32], bitDepth: Int)
    /// Samples of 8 or 16 bits: brightness or three colors, and perhaps alpha; or one color is transparent.
    case samples(isGray: Bool, hasAlpha: Bool, bytes: Int, transparent: [Int]?)
  }

  private let kind: Kind
  private let isPremultiplied: Bool

  /// The expansion for pictures with the given header and the content of the chunks `PLTE` and `tRNS`.
  init(
    _ header: PNGHeader, palette: ArraySlice<UInt8>?, transparency: ArraySlice<UInt8>?, isPremultiplied: Bool
  ) throws(PNGError) {
    self.isPremultiplied = isPremultiplied
    let type = header.colorType
    if type == .indexed {
      kind = .table(try Self.colors(palette, transparency, isPremultiplied), bitDepth: header.bitDepth)
      return
    }
    var transparent: [Int]?
    if let transparency {
      let bytes = Array(transparency)
      guard type == .gray || type == .rgb, bytes.count == 2 * type.sampleCount else {
        throw .invalidChunk(ChunkType.transparency.name)
      }
      transparent = stride(from: 0, to: bytes.count, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
    }
    if type == .gray, header.bitDepth <= 8 {
      let highest = 1 << header.bitDepth - 1
      let table = (0...highest).map { level in
        [level] == transparent ? 0 : 0xFF00_0000 | UInt32(level * 255 / highest) * 0x1_0101
      }
      kind = .table(table, bitDepth: header.bitDepth)
      return
    }
    kind = .samples(
      isGray: type == .gray || type == .grayAlpha, hasAlpha: type == .grayAlpha || type == .rgba,
      bytes: header.bitDepth / 8, transparent: transparent)
  }

  private static func colors(
    _ palette: ArraySlice<UInt8>?, _ transparency: ArraySlice<UInt8>?, _ isPremultiplied: Bool
  ) throws(PNGError) -> [UInt32] {
    guard let palette else { throw .missingChunk(ChunkType.palette.name) }
    let bytes = Array(palette)
    let alphas = Array(transparency ?? [])
    guard bytes.count % 3 == 0, (1...Palette.maximumCount).contains(bytes.count / 3) else {
      throw .invalidChunk(ChunkType.palette.name)
    }
    guard alphas.count <= bytes.count / 3 else { throw .invalidChunk(ChunkType.transparency.name) }
    return (0..<(bytes.count / 3)).map { index in
      let alpha = index < alphas.count ? UInt32(alphas[index]) : 255
      let color = UInt32(bytes[3 * index]) << 16 | UInt32(bytes[3 * index + 1]) << 8 | UInt32(bytes[3 * index + 2])
      let pixel = alpha << 24 | color
      return isPremultiplied ? Premultiplication.premultiplied(pixel) : pixel
    }
  }

  /// Writes a row's pixels to `pixels`, from `start` on, `step` apart.
  func expand(
    _ row: Span<UInt8>, count: Int, into pixels: inout MutableSpan<UInt32>, from start: Int, step: Int
  ) throws(PNGError) {
    switch kind {
    case .table(let table, let bitDepth):
      let mask = UInt8(truncatingIfNeeded: 1 << bitDepth - 1)
      for index in 0..<count {
        let bit = index * bitDepth
        let sample = Int(row[bit / 8] >> UInt8(8 - bitDepth - bit % 8) & mask)
        guard sample < table.count else { throw .missingPaletteEntry(sample) }
        pixels[start + index * step] = table[sample]
      }
    case .samples(isGray: false, let hasAlpha, bytes: 1, transparent: nil):
      let unit = hasAlpha ? 4 : 3
      let done = hasAlpha && step == 1 ? expandEights(row, count: count, into: &pixels, from: start) : 0
      for index in done..<count {
        let place = index &* unit
        let color = UInt32(row[place]) << 16 | UInt32(row[place &+ 1]) << 8 | UInt32(row[place &+ 2])
        let alpha = hasAlpha ? UInt32(row[place &+ 3]) : 255
        pixels[start &+ index &* step] = pixel(alpha << 24 | color)
      }
    case .samples(let isGray, let hasAlpha, let bytes, let transparent):
      let colors = isGray ? 1 : 3
      let unit = colors + (hasAlpha ? 1 : 0)
      for index in 0..<count {
        let samples = (0..<unit).map { sample in
          let place = (index * unit + sample) * bytes
          return bytes == 1 ? Int(row[place]) : Int(row[place]) << 8 | Int(row[place + 1])
        }
        if samples == transparent {
          pixels[start + index * step] = 0
          continue
        }
        // 16 bits become 8 by rounding to the nearest.
        let eight = samples.map { UInt32(bytes == 1 ? $0 : ($0 * 255 + 32_767) / 65_535) }
        let color = isGray ? eight[0] * 0x1_0101 : eight[0] << 16 | eight[1] << 8 | eight[2]
        let alpha = hasAlpha ? eight[colors] : 255
        pixels[start + index * step] = pixel(alpha << 24 | color)
      }
    }
  }

  @inline(__always)
  private func pixel(_ straight: UInt32) -> UInt32 {
    isPremultiplied ? Premultiplication.premultiplied(straight) : straight
  }

  /// Writes red, green, blue and alpha to `pixels`, from `start` on, as long as there are eight pixels that need no
  /// multiplication.
  ///
  /// - Returns: how many pixels were written.
  private func expandEights(
    _ row: Span<UInt8>, count: Int, into pixels: inout MutableSpan<UInt32>, from start: Int
  ) -> Int {
    let source = row.bytes
    var target = pixels.mutableBytes
    var index = 0
    while index &+ 8 <= count {
      let stored = source.unsafeLoadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt32>.self)
      let eight = littleEndian(stored)
      if isPremultiplied {
        let half = eight.lowHalf & eight.highHalf
        let pair = half.lowHalf & half.highHalf
        guard (pair.x & pair.y) &>> 24 == 255 else { break }
      }
      let outer = eight & 0xFF00_FF00
      let swapped = outer | (eight & 0xFF) &<< 16 | (eight &>> 16) & 0xFF
      target.storeBytes(of: swapped, toByteOffset: (start &+ index) &* 4, as: SIMD8<UInt32>.self)
      index &+= 8
    }
    return index
  }

  @inline(__always)
  private func littleEndian(_ stored: SIMD8<UInt32>) -> SIMD8<UInt32> {
    #if _endian(little)
      stored
    #else
      SIMD8(
        stored[0].byteSwapped, stored[1].byteSwapped, stored[2].byteSwapped, stored[3].byteSwapped,
        stored[4].byteSwapped, stored[5].byteSwapped, stored[6].byteSwapped, stored[7].byteSwapped)
    #endif
  }
}
