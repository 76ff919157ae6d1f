/// Remembers where in the picture something was seen last, by a short hash.
///
/// A place that comes back need not be right: whoever asks compares.
struct PlaceTable {
  /// A unit of a row of the window.
  struct Place {
    let row: Int
    let x: Int
  }

  private var places: [UInt64]
  private let shift: UInt64

  /// A table of 2 to the power of `bits` places.
  init(bits: Int) {
    places = Array(repeating: 0, count: 1 << bits)
    shift = UInt64(64 - bits)
  }

  /// Where `key` was seen last, if it was; from now on that is `place`. Row 0 stands for never.
  @inline(__always)
  mutating func exchange(_ key: UInt64, _ place: Place) -> Place {
    // Multiplicative hashing with 2⁶⁴ divided by the golden ratio; the high bits are the good ones.
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    let old = places[slot]
    places[slot] = UInt64(truncatingIfNeeded: place.row) &<< 32 | UInt64(truncatingIfNeeded: place.x)
    return Place(row: Int(truncatingIfNeeded: old &>> 32), x: Int(truncatingIfNeeded: old & 0xFFFF_FFFF))
  }
}
