/// Samples of up to 8 bits, each looked up in a color table.
struct ColorSamples {
  /// The pixel of every possible sample.
  private let pixels: [UInt32]
  /// Number of colors in the file.
  private let count: Int
  private let bitDepth: Int

  /// Reads the content of the chunks `PLTE` and `tRNS`.
  init(
    _ palette: ArraySlice<UInt8>?, _ transparency: ArraySlice<UInt8>?, bitDepth: Int, _ isPremultiplied: Bool
  ) throws(PNGError) {
    guard let palette else { throw .missingChunk(ChunkType.palette.name) }
    let bytes = Array(palette)
    let alphas = Array(transparency ?? [])
    guard bytes.count % 3 == 0, (1...Palette.maximumCount).contains(bytes.count / 3) else {
      throw .invalidChunk(ChunkType.palette.name)
    }
    guard alphas.count <= bytes.count / 3 else { throw .invalidChunk(ChunkType.transparency.name) }
    let colors = (0..<(bytes.count / 3)).map { index in
      let alpha = index < alphas.count ? UInt32(alphas[index]) : 255
      let color = UInt32(bytes[3 * index]) << 16 | UInt32(bytes[3 * index + 1]) << 8 | UInt32(bytes[3 * index + 2])
      let pixel = alpha << 24 | color
      return isPremultiplied ? Premultiplication.premultiplied(pixel) : pixel
    }
    self.init(colors, bitDepth: bitDepth)
  }

  /// Gray levels, of which one may be transparent.
  init(grayOf bitDepth: Int, transparent: UInt16?, _ isPremultiplied: Bool) {
    let highest = 1 << bitDepth - 1
    let levels = (0...highest).map { level in
      let pixel = 0xFF00_0000 | UInt32(level * 255 / highest) * 0x1_0101
      guard level == transparent.map(Int.init) else { return pixel }
      return isPremultiplied ? 0 : pixel & 0xFF_FFFF
    }
    self.init(levels, bitDepth: bitDepth)
  }

  private init(_ colors: [UInt32], bitDepth: Int) {
    count = colors.count
    self.bitDepth = bitDepth
    pixels = colors + repeatElement(0, count: max(0, 1 << bitDepth - colors.count))
  }

  /// Whether a sample can name a missing color.
  var isIncomplete: Bool { count < 1 << bitDepth }

  /// Writes the pixels of a row from `start` on, `step` apart.
  func expand(
    _ row: Span<UInt8>, count: Int, into target: inout MutableSpan<UInt32>, from start: Int, step: Int
  ) throws(PNGError) {
    let table = pixels.span
    var highest = 0
    if bitDepth == 8 {
      for index in 0..<count {
        let sample = Int(row[index])
        highest = max(highest, sample)
        target[start &+ index &* step] = table[sample]
      }
    } else {
      let mask = 1 << bitDepth - 1
      var rest = 0
      var bits = 0
      var byte = 0
      for index in 0..<count {
        if bits == 0 {
          rest = Int(row[byte])
          byte &+= 1
          bits = 8
        }
        bits &-= bitDepth
        let sample = rest &>> bits & mask
        highest = max(highest, sample)
        target[start &+ index &* step] = table[sample]
      }
    }
    guard highest < self.count else { throw .missingPaletteEntry(highest) }
  }
}

/// Big-endian samples of 16 bits: gray or RGB, with or without alpha.
struct WideSamples {
  private let isGray: Bool
  private let hasAlpha: Bool
  /// The transparent color, `0xRRRRGGGGBBBB`.
  private let transparent: UInt64?

  init(isGray: Bool, hasAlpha: Bool, transparent: [UInt16]?) {
    self.isGray = isGray
    self.hasAlpha = hasAlpha
    self.transparent = transparent.map { color in
      (isGray ? Array(repeating: color.first ?? 0, count: 3) : color).reduce(0) { $0 << 16 | UInt64($1) }
    }
  }

  /// Returns a pixel of a row, `0xAAAARRRRGGGGBBBB`.
  func pixel(_ row: Span<UInt8>, _ index: Int) -> UInt64 {
    let unit = (isGray ? 1 : 3) &+ (hasAlpha ? 1 : 0)
    func sample(_ number: Int) -> UInt64 {
      let offset = 2 &* (index &* unit &+ number)
      return UInt64(row[offset]) &<< 8 | UInt64(row[offset &+ 1])
    }
    let color = isGray ? sample(0) &* 0x1_0001_0001 : sample(0) &<< 32 | sample(1) &<< 16 | sample(2)
    let alpha = hasAlpha ? sample(unit &- 1) : color == transparent ? 0 : 0xFFFF
    return alpha &<< 48 | color
  }

  static func narrow(_ pixel: UInt64) -> UInt32 {
    func channel(_ shift: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: (((pixel &>> shift) & 0xFFFF) &* 255 &+ 32_767) / 65_535) &<< UInt32(shift / 2)
    }
    return channel(48) | channel(32) | channel(16) | channel(0)
  }

  static func widen(_ pixel: UInt32) -> UInt64 {
    func channel(_ shift: UInt64) -> UInt64 { ((UInt64(pixel) &>> shift) & 0xFF) &* 257 &<< (2 &* shift) }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }
}
