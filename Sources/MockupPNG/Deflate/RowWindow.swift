/// The last rows that differ from the row above them, as far back as DEFLATE can copy from.
struct RowWindow<Unit: RowUnit> {
  private let width: Int
  private let unit: Int
  private let rowLength: Int
  /// The number of slots less one; a power of two less one.
  private let slotMask: Int
  /// How many different rows, the present one included, can be near enough.
  private let reach: Int
  /// For each slot the last row of the picture that looks like it.
  private var lastRows: [Int]
  /// The rows, one slot after the other.
  private(set) var storage: [Unit]
  /// The bits that all units so far have in common.
  private(set) var commonBits = Unit.max
  /// How many different rows there were; also the number of the present one.
  private(set) var rowNumber = 0
  /// How many rows the picture has so far.
  private var pictureRows = 0

  /// A window over rows of `width` units, each of `unit` bytes, behind a filter byte.
  init(width: Int, unit: Int) {
    self.width = width
    self.unit = unit
    rowLength = 1 + width * unit
    reach = Distance.maximum / rowLength + 2
    let slotCount = 1 << (Int.bitWidth - (reach - 1).leadingZeroBitCount)
    slotMask = slotCount - 1
    lastRows = Array(repeating: 0, count: slotCount)
    // A row of zeros lies above the first row.
    storage = Array(repeating: 0, count: slotCount * width)
  }

  /// Whether the present row is the first one, so that there is none above.
  var isFirst: Bool { rowNumber == 1 }

  /// Where the present row lies in `storage`.
  var currentRange: Range<Int> { range(of: rowNumber) }

  /// Where the last different row lies in `storage`.
  var aboveRange: Range<Int> { range(of: rowNumber - 1) }

  /// How many of the first units of `row` equal those of the present one; none if there is no present one.
  func commonPrefix(_ row: Span<Unit>) -> Int {
    pictureRows == 0 ? 0 : RowScan.commonPrefix(row, storage.span.extracting(currentRange))
  }

  @inline(__always)
  private func range(of number: Int) -> Range<Int> {
    let start = (number & slotMask) &* width
    return start..<(start &+ width)
  }

  /// Adds a row that differs from the one before.
  mutating func append(_ row: Span<Unit>) {
    rowNumber += 1
    commonBits &= RowScan.copy(row, to: &storage, at: currentRange.lowerBound)
    repeatRow()
  }

  /// Adds the present row once more.
  mutating func repeatRow() {
    lastRows[rowNumber & slotMask] = pictureRows
    pictureRows += 1
  }

  /// A unit seen before: how many bytes it is away from the one at `x` of the present row, and where it and the
  /// rest of its row are in `storage`; `nil` when it is too far away.
  @inline(__always)
  func find(_ place: PlaceTable.Place, from x: Int) -> (distance: Int, units: Range<Int>)? {
    guard place.row > 0, rowNumber &- place.row < reach else { return nil }
    let rows = pictureRows &- 1 &- lastRows[place.row & slotMask]
    let distance = rows &* rowLength &+ (x &- place.x) &* unit
    guard distance <= Distance.maximum, distance > 0 else { return nil }
    let row = range(of: place.row)
    return (distance, (row.lowerBound &+ place.x)..<row.upperBound)
  }
}

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

/// Adler-32 over rows of units, brought up to date from what changes from row to row.
///
/// The checksum holds two sums modulo 65,521: `a` of all bytes, and `b` of all values that `a` went through. For a
/// row of n bytes, b grows by n·a and by the sum of the bytes weighted with n, n - 1, … 1. Both sums of a row
/// follow from those of the row above and the units that differ, so that equal units cost nothing.
struct RowAdler {
  private static let modulus = 65_521

  private let rowLength: Int
  private let layout: UnitLayout
  private var a = 1
  private var b = 0
  /// The plain and the weighted sum of the bytes of the present row.
  private var rowSum = 0
  private var weightedRowSum = 0

  /// The checksum of nothing, for rows of `width` units behind a filter byte of zero.
  init(width: Int, layout: UnitLayout) {
    rowLength = 1 + width * layout.bytesPerUnit
    self.layout = layout
  }

  /// The checksum of all rows so far.
  var value: UInt32 { UInt32(b << 16 | a) }

  /// Notes that the units of `range` may differ between the row above and the present one.
  mutating func replace<Unit: RowUnit>(_ range: Range<Int>, of above: Span<Unit>, by row: Span<Unit>) {
    let sums = RowSums(range, of: above, and: row, layout: layout)
    rowSum &+= sums.plain
    // The byte at place p of a row, where the filter byte has place 0, weighs rowLength - p.
    weightedRowSum &+=
      (rowLength &- 1) &* sums.plain &- layout.bytesPerUnit &* sums.byUnit &- sums.byByte
  }

  /// Adds the present row to the checksum.
  mutating func finishRow() {
    b = (b &+ rowLength % Self.modulus &* a &+ weightedRowSum % Self.modulus) % Self.modulus
    a = (a &+ rowSum % Self.modulus) % Self.modulus
  }
}
