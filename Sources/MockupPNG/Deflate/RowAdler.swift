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
  mutating func replace(_ range: Range<Int>, of above: Span<UInt32>, by row: Span<UInt32>) {
    let sums = PixelSums(range, of: above, and: row, layout: layout)
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
