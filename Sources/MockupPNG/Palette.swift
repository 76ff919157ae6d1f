/// A palette of at most 256 colors.
struct Palette {
  /// The premultiplied colors: first the translucent ones, then the opaque ones, each in order of appearance.
  let colors: [UInt32]
  let isOpaque: Bool
  /// The palette index of each color, in order of appearance.
  let indices: [UInt8]

  static let maximumCount = 256

  init(_ table: ColorTable) {
    let isTranslucent = table.colors.map { $0 >> 24 != 255 }
    let order = table.colors.indices.filter { isTranslucent[$0] } + table.colors.indices.filter { !isTranslucent[$0] }
    colors = order.map { table.colors[$0] }
    isOpaque = table.isOpaque
    var indices = [UInt8](repeating: 0, count: order.count)
    for (index, number) in order.enumerated() { indices[number] = UInt8(index) }
    self.indices = indices
  }

  /// The bits per index: 1, 2, 4, or 8.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }
}

/// Up to 256 colors, numbered in order of appearance.
struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// Whether all colors are opaque, including the first one that did not fit.
  private(set) var isOpaque = true
  /// Open addressing: the color in the low half, its number plus 1 in the high half; 0 is an empty slot.
  private var slots = [UInt64](repeating: 0, count: 1_024)

  /// Returns the number of a color, which is added if it is new; `nil` if the table is full.
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
