/// The colors of a picture that has at most 256 of them.
struct Palette {
  /// The premultiplied colors: those that are not opaque first, then in the order in which they appear.
  let colors: [UInt32]
  /// Whether all colors are opaque.
  let isOpaque: Bool
  /// For each color, in the order in which they appear, its place among ``colors``.
  let places: [UInt8]

  /// The most colors that a palette holds.
  static let maximumCount = 256

  /// The colors in `table`.
  init(_ table: ColorTable) {
    let isTranslucent = table.colors.map { $0 >> 24 != 255 }
    let order = table.colors.indices.filter { isTranslucent[$0] } + table.colors.indices.filter { !isTranslucent[$0] }
    colors = order.map { table.colors[$0] }
    isOpaque = table.isOpaque
    var places = [UInt8](repeating: 0, count: order.count)
    for (place, number) in order.enumerated() { places[number] = UInt8(place) }
    self.places = places
  }

  /// How many bits the place of a color takes: 1, 2, 4 or 8.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }
}

/// Up to 256 colors, each with its number in the order of their appearance.
struct ColorTable {
  /// The colors in the order of their appearance.
  private(set) var colors: [UInt32] = []
  /// Whether all colors are opaque, also one for which there was no room.
  private(set) var isOpaque = true
  /// Open addressing: the color in the low half, its number plus one in the high one; 0 where nothing is.
  private var slots = [UInt64](repeating: 0, count: 1_024)

  /// Finds the number of a color, which is added if it is not there; `nil` if there is no room for it.
  @inline(__always)
  mutating func number(of color: UInt32) -> UInt8? {
    var slot = Self.hash(color)
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot]) == color {
        return UInt8(truncatingIfNeeded: slots[slot] &>> 32 &- 1)
      }
      slot = (slot &+ 1) & 1_023
    }
    return add(color, at: slot)
  }

  @inline(never)
  private mutating func add(_ color: UInt32, at slot: Int) -> UInt8? {
    if color >> 24 != 255 { isOpaque = false }
    guard colors.count < Palette.maximumCount else { return nil }
    colors.append(color)
    slots[slot] = UInt64(colors.count) << 32 | UInt64(color)
    return UInt8(colors.count - 1)
  }

  @inline(__always)
  private static func hash(_ color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> 22)
  }
}
