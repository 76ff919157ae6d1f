/// Expands the samples of a row to pixels, premultiplied or straight.
struct PixelExpansion {
  private enum Kind {
    /// Samples of 1, 2, 4, or 8 bits, looked up in a table.
    case table(ColorSamples)
    /// Samples of 8 bits; `transparent` is the one transparent color, if any.
    case bytes(isGray: Bool, hasAlpha: Bool, transparent: UInt32?)
    /// Samples of 16 bits.
    case words(WideSamples)
  }

  private let kind: Kind
  private let isPremultiplied: Bool

  init(_ content: PNGContent, isPremultiplied: Bool) throws(PNGError) {
    self.isPremultiplied = isPremultiplied
    let type = content.header.colorType
    let depth = content.header.bitDepth
    if type == .indexed {
      kind = .table(try ColorSamples(content.palette, content.transparency, bitDepth: depth, isPremultiplied))
      return
    }
    let isGray = type == .gray || type == .grayAlpha
    let hasAlpha = type == .grayAlpha || type == .rgba
    let transparent = try Self.transparentColor(content)
    if depth == 16 {
      kind = .words(WideSamples(isGray: isGray, hasAlpha: hasAlpha, transparent: transparent))
    } else if type == .gray {
      kind = .table(ColorSamples(grayOf: depth, transparent: transparent?.first, isPremultiplied))
    } else {
      let color = transparent.flatMap { color in
        color.allSatisfy { $0 <= 255 } ? color.reduce(0) { $0 << 8 | UInt32($1) } : nil
      }
      kind = .bytes(isGray: isGray, hasAlpha: hasAlpha, transparent: color)
    }
  }

  private static func transparentColor(_ content: PNGContent) throws(PNGError) -> [UInt16]? {
    guard let transparency = content.transparency else { return nil }
    let type = content.header.colorType
    let bytes = Array(transparency)
    guard type == .gray || type == .rgb, bytes.count == 2 * type.sampleCount else {
      throw .invalidChunk(ChunkType.transparency.name)
    }
    return stride(from: 0, to: bytes.count, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
  }

  /// Whether samples need more than 8 bits per channel.
  var isWide: Bool {
    if case .words = kind { true } else { false }
  }

  /// Whether a sample can name a missing color.
  var mayLackColors: Bool {
    if case .table(let colors) = kind { colors.isIncomplete } else { false }
  }

  /// Writes a row's pixels from `start` on, `step` apart.
  func expand(
    _ row: Span<UInt8>, count: Int, into pixels: inout MutableSpan<UInt32>, from start: Int, step: Int
  ) throws(PNGError) {
    switch kind {
    case .table(let colors):
      try colors.expand(row, count: count, into: &pixels, from: start, step: step)
    case .words(let samples):
      for index in 0..<count { pixels[start &+ index &* step] = pixel(WideSamples.narrow(samples.pixel(row, index))) }
    case .bytes(isGray: false, hasAlpha: true, transparent: _):
      let done = step == 1 ? expandEights(row, count: count, into: &pixels, from: start) : 0
      let source = row.bytes
      for index in done..<count {
        // Red, green, blue, alpha.
        let stored = UInt32(bigEndian: source.unsafeLoadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
        pixels[start &+ index &* step] = pixel(stored &>> 8 | stored &<< 24)
      }
    case .bytes(let isGray, let hasAlpha, let transparent):
      let unit = (isGray ? 1 : 3) &+ (hasAlpha ? 1 : 0)
      for index in 0..<count {
        let offset = index &* unit
        let color =
          isGray
          ? UInt32(row[offset]) &* 0x1_0101
          : UInt32(row[offset]) &<< 16 | UInt32(row[offset &+ 1]) &<< 8 | UInt32(row[offset &+ 2])
        let alpha = hasAlpha ? UInt32(row[offset &+ unit &- 1]) : color == transparent ? 0 : 255
        pixels[start &+ index &* step] = pixel(alpha &<< 24 | color)
      }
    }
  }

  /// Writes a row's straight pixels with 16 bits per channel, `0xAAAARRRRGGGGBBBB`, without loss of precision.
  func expandWide(
    _ row: Span<UInt8>, count: Int, into pixels: inout MutableSpan<UInt64>, from start: Int, step: Int
  ) throws(PNGError) {
    if case .words(let samples) = kind {
      for index in 0..<count { pixels[start &+ index &* step] = samples.pixel(row, index) }
      return
    }
    var narrow = [UInt32](repeating: 0, count: count)
    var target = narrow.mutableSpan
    try expand(row, count: count, into: &target, from: 0, step: 1)
    for index in 0..<count { pixels[start &+ index &* step] = WideSamples.widen(narrow[index]) }
  }

  @inline(__always)
  private func pixel(_ straight: UInt32) -> UInt32 {
    isPremultiplied ? Premultiplication.premultiplied(straight) : straight
  }

  /// Writes pixels from `start` on in groups of eight, up to the first group that needs multiplication.
  ///
  /// - Returns: The number of written pixels.
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
