import TestSupport

/// A picture of exact colors, 16 bits per channel, and the forms in which PNGs can store it.
struct EncodedImage {
  /// The set of colors, which determines the possible forms.
  enum Palette: Int, CaseIterable {
    case blackAndWhite, gray, wideGray, fewColors, opaque, keyed, translucent, wide
  }

  let palette: Palette
  let width: Int
  let height: Int
  /// The colors, `0xAAAARRRRGGGGBBBB`.
  var pixels: [UInt64]

  /// The one transparent color, if any.
  private static let key: UInt64 = 0x0000_1111_2222_3333

  init(_ palette: Palette, width: Int, height: Int, _ random: inout SeededGenerator) {
    self.palette = palette
    self.width = width
    self.height = height
    pixels = []
    while pixels.count < width * height {
      let color = Self.color(palette, &random)
      pixels += repeatElement(color, count: 1 + random.next(12))
    }
    pixels.removeLast(pixels.count - width * height)
  }

  /// A color of a palette; half of the time the closest neighbor of another one.
  static func color(_ palette: Palette, _ random: inout SeededGenerator) -> UInt64 {
    func byte() -> UInt64 { UInt64(random.next(2) == 0 ? 100 + random.next(3) : random.next(256)) * 257 }
    func word() -> UInt64 { UInt64(random.next(2) == 0 ? 30_000 + random.next(3) : random.next(65_536)) }
    func color(_ alpha: UInt64, _ red: UInt64, _ green: UInt64, _ blue: UInt64) -> UInt64 {
      alpha << 48 | red << 32 | green << 16 | blue
    }
    func gray(_ level: UInt64) -> UInt64 { color(0xFFFF, level, level, level) }
    switch palette {
    case .blackAndWhite: return gray(random.next(2) == 0 ? 0 : 0xFFFF)
    case .gray: return gray(byte())
    case .wideGray: return gray(word())
    case .fewColors:
      let level = UInt64(random.next(4)) * 257
      return color(random.next(2) == 0 ? 0xFFFF : level, level, 0x8080, UInt64(random.next(3)) * 0x7070)
    case .opaque: return color(0xFFFF, byte(), byte(), byte())
    case .keyed: return random.next(3) == 0 ? key : color(0xFFFF, byte(), byte(), byte())
    case .translucent: return color(byte(), byte(), byte(), byte())
    case .wide: return color(word(), word(), word(), word())
    }
  }

  /// The pixels with 8 bits per channel, each rounded to the nearest.
  var narrow: [UInt32] {
    pixels.map { pixel in
      [48, 32, 16, 0].reduce(0) { $0 << 8 | UInt32((Double(pixel >> $1 & 0xFFFF) / 257).rounded()) }
    }
  }

  /// The types and depths that preserve all colors.
  var forms: [(type: UInt8, depth: Int)] {
    let full: [(UInt8, Int)] = [(6, 8), (6, 16)]
    switch palette {
    case .blackAndWhite:
      let few = [1, 2, 4, 8].flatMap { [(0, $0), (3, $0)] as [(UInt8, Int)] }
      return few + [(0, 16), (2, 8), (2, 16), (4, 8), (4, 16)] + full
    case .gray: return [(0, 8), (0, 16), (2, 8), (2, 16), (3, 8), (4, 8), (4, 16)] + full
    case .wideGray: return [(0, 16), (2, 16), (4, 16), (6, 16)]
    case .fewColors: return [(3, 8), (3, 8)] + full
    case .opaque, .keyed: return [(2, 8), (2, 16)] + full
    case .translucent: return full
    case .wide: return [(6, 16)]
    }
  }

  /// The picture as a PNG of random form: type, depth, filters, order of rows and colors.
  func png(_ random: inout SeededGenerator) -> [UInt8] {
    let form = forms[random.next(forms.count)]
    let sampleCount = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][form.type] ?? 1
    let isInterlaced = random.next(4) == 0
    var png = HandmadePNG(
      width: width, height: height, bitDepth: UInt8(form.depth), colorType: form.type,
      interlace: isInterlaced ? 1 : 0)
    // Ignored, although it would change all colors.
    if random.next(3) == 0 { png.append("gAMA", [0, 0, 0, UInt8(random.next(200))]) }
    var colors: [UInt64] = []
    if form.type == 3 {
      colors = Set(pixels).sorted()
      // Some colors occur twice.
      for _ in 0..<min(random.next(9), 1 << form.depth - colors.count) {
        colors.append(colors[random.next(colors.count)])
      }
      if random.next(2) == 0 { colors.shuffle(using: &random) }
      png.append("PLTE", colors.flatMap { [UInt8($0 >> 32 & 0xFF), UInt8($0 >> 16 & 0xFF), UInt8($0 & 0xFF)] })
      png.append("tRNS", colors.map { UInt8($0 >> 48 & 0xFF) })
    } else if palette == .keyed, form.type == 2 {
      let shift: UInt64 = form.depth == 8 ? 8 : 0
      png.append(
        "tRNS",
        [32, 16, 0].flatMap { index in
          let sample = (Self.key >> index & 0xFFFF) >> shift
          return [UInt8(sample >> 8), UInt8(sample & 0xFF)]
        })
    }
    let filters = (0..<height).map { _ in random.next(5) }
    let choices = pixels.map { pixel in
      colors.isEmpty ? 0 : colors.indices.filter { colors[$0] == pixel }.randomElement(using: &random) ?? 0
    }
    let rows = PackedRows(
      width: width, height: height, bitDepth: form.depth, sampleCount: sampleCount, isInterlaced: isInterlaced)
    let bytes = rows.bytes(filter: { filters[$0] }) { x, y, number in
      if form.type == 3 { return choices[y * width + x] }
      let isAlpha = number == 3 || form.type == 4 && number == 1
      let shift: UInt64 = isAlpha ? 48 : 32 - 16 * UInt64(number)
      return Int(pixels[y * width + x] >> shift & 0xFFFF) >> (16 - form.depth)
    }
    png.finish(bytes, chunkSize: 50 + random.next(2_000))
    return png.bytes
  }
}
