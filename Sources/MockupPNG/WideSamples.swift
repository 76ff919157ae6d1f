/// Samples of 16 bits, the higher byte first: brightness or three colors, and perhaps alpha.
struct WideSamples {
  private let isGray: Bool
  private let hasAlpha: Bool
  /// The color that is transparent, `0xRRRRGGGGBBBB`.
  private let transparent: UInt64?

  init(isGray: Bool, hasAlpha: Bool, transparent: [UInt16]?) {
    self.isGray = isGray
    self.hasAlpha = hasAlpha
    self.transparent = transparent.map { color in
      (isGray ? Array(repeating: color.first ?? 0, count: 3) : color).reduce(0) { $0 << 16 | UInt64($1) }
    }
  }

  /// A pixel of a row, `0xAAAARRRRGGGGBBBB`.
  func pixel(_ row: Span<UInt8>, _ index: Int) -> UInt64 {
    let unit = (isGray ? 1 : 3) &+ (hasAlpha ? 1 : 0)
    func sample(_ number: Int) -> UInt64 {
      let place = 2 &* (index &* unit &+ number)
      return UInt64(row[place]) &<< 8 | UInt64(row[place &+ 1])
    }
    let color = isGray ? sample(0) &* 0x1_0001_0001 : sample(0) &<< 32 | sample(1) &<< 16 | sample(2)
    let alpha = hasAlpha ? sample(unit &- 1) : color == transparent ? 0 : 0xFFFF
    return alpha &<< 48 | color
  }

  /// The pixel with 8 bits a channel, each rounded to the nearest.
  static func narrow(_ pixel: UInt64) -> UInt32 {
    func channel(_ shift: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: (((pixel &>> shift) & 0xFFFF) &* 255 &+ 32_767) / 65_535) &<< UInt32(shift / 2)
    }
    return channel(48) | channel(32) | channel(16) | channel(0)
  }

  /// The same color with 16 bits a channel.
  static func widen(_ pixel: UInt32) -> UInt64 {
    func channel(_ shift: UInt64) -> UInt64 { ((UInt64(pixel) &>> shift) & 0xFF) &* 257 &<< (2 &* shift) }
    return channel(24) | channel(16) | channel(8) | channel(0)
  }
}
