/// Up to 256 colors, each with its place in the order of their appearance.
struct ColorTable {
  /// The colors in the order of their appearance.
  private(set) var colors: [UInt32] = []
  /// Open addressing: the color in the low half, its place plus one in the high one; 0 where nothing is.
  private var slots = [UInt64](repeating: 0, count: 1_024)

  /// Adds a color that may be there already; `false` if there is no room for it.
  @inline(__always)
  mutating func insert(_ color: UInt32) -> Bool {
    var slot = Self.hash(color)
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot]) == color { return true }
      slot = (slot &+ 1) & 1_023
    }
    guard colors.count < Palette.maximumCount else { return false }
    colors.append(color)
    slots[slot] = UInt64(colors.count) << 32 | UInt64(color)
    return true
  }

  /// The place of a color; 0 for one that is not there.
  @inline(__always)
  func place(of color: UInt32) -> UInt32 {
    var slot = Self.hash(color)
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot]) == color {
        return UInt32(truncatingIfNeeded: slots[slot] &>> 32) &- 1
      }
      slot = (slot &+ 1) & 1_023
    }
    return 0
  }

  @inline(__always)
  private static func hash(_ color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> 22)
  }
}
