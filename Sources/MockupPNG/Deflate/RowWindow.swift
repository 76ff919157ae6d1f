/// The last distinct rows, as far back as DEFLATE can copy from.
struct RowWindow: ~Copyable {
  private let width: Int
  private let unit: Int
  private let rowLength: Int
  /// The number of slots, which is a power of two, minus 1.
  private let slotMask: Int
  /// The number of distinct rows within DEFLATE's window, including the current one.
  private let reach: Int
  /// For each slot, the last row of the image with its pixels.
  private var lastRows: FixedBuffer<Int>
  private var storage: FixedBuffer<UInt32>
  /// The bits that all pixels so far have in common.
  private(set) var commonBits = UInt32.max
  /// The number of distinct rows so far, and the number of the current one.
  private(set) var rowNumber = 0
  /// The number of rows of the image so far.
  private var imageRows = 0

  init(width: Int, unit: Int) {
    self.width = width
    self.unit = unit
    rowLength = 1 + width * unit
    reach = Distance.maximum / rowLength + 2
    let slotCount = 1 << (Int.bitWidth - (reach - 1).leadingZeroBitCount)
    slotMask = slotCount - 1
    lastRows = FixedBuffer(repeating: 0, count: slotCount)
    // A row of zeros lies above the first row.
    storage = FixedBuffer(repeating: 0, count: slotCount * width)
  }

  var isFirst: Bool { rowNumber == 1 }

  subscript(x: Int) -> UInt32 { @inline(__always) get { storage[currentStart &+ x] } }

  private var currentStart: Int { @inline(__always) get { start(of: rowNumber) } }

  @inline(__always)
  private func start(of number: Int) -> Int { (number & slotMask) &* width }

  /// Marks the pixels of a candidate for the next row.
  ///
  /// - Returns: Whether it differs from the current row.
  func mark(_ marks: inout RowMarks, _ row: Span<UInt32>) -> Bool {
    let range = imageRows == 0 ? 0..<0 : currentStart..<(currentStart + width)
    return storage.withSpan(of: range, changing: &marks) { $1.mark(row, under: $0) }
  }

  /// Updates a checksum for the current row.
  ///
  /// - Parameters:
  ///   - range: The pixels that may differ from those above.
  ///   - isRepeated: Whether the row equals the one above.
  func update(_ adler: inout RowAdler, _ range: Range<Int>, _ layout: PixelLayout, isRepeated: Bool) {
    guard !range.isEmpty, !isRepeated else { return }
    let (start, above) = (currentStart, start(of: rowNumber &- 1))
    storage.withSpan(of: start..<(start &+ width)) { row in
      storage.withSpan(of: above..<(above &+ width), changing: &adler) { $1.replace(range, of: $0, by: row, layout) }
    }
  }

  /// Appends a row that differs from the previous one.
  mutating func append(_ row: Span<UInt32>) {
    rowNumber += 1
    commonBits &= storage.replacePixels(from: currentStart, by: row)
    repeatRow()
  }

  mutating func repeatRow() {
    lastRows[rowNumber & slotMask] = imageRows
    imageRows += 1
  }

  /// Finds earlier pixels that equal those from `x` on, at most the window's size away. The distance is in bytes.
  @inline(__always)
  func match(at position: PositionTable.Position, _ x: Int) -> (count: Int, distance: Int)? {
    guard position.row > 0, rowNumber &- position.row < reach else { return nil }
    let rows = imageRows &- 1 &- lastRows[position.row & slotMask]
    let distance = rows &* rowLength &+ (x &- position.x) &* unit
    guard distance <= Distance.maximum, distance > 0 else { return nil }
    let count = storage.commonPrefix(
      currentStart &+ x, start(of: position.row) &+ position.x, atMost: width &- max(x, position.x))
    return (count, distance)
  }
}

/// A hash table of the last position of a value.
///
/// Colliding values share a slot, so the caller must compare pixels.
package struct PositionTable: ~Copyable {
  package struct Position {
    package let row: Int
    package let x: Int

    package init(row: Int, x: Int) {
      self.row = row
      self.x = x
    }
  }

  private var positions: FixedBuffer<UInt64>
  private let shift: UInt64

  /// Creates a table of 2 to the power of `bits` slots.
  package init(bits: Int) {
    positions = FixedBuffer(repeating: 0, count: 1 << bits)
    shift = UInt64(64 - bits)
  }

  /// Stores `position` and returns the previous place of `key`; row 0 means none.
  @inline(__always)
  package mutating func exchange(_ key: UInt64, _ position: Position) -> Position {
    // Multiplicative hashing with 2⁶⁴ divided by the golden ratio; the high bits are the good ones.
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    let old = positions[slot]
    positions[slot] = UInt64(truncatingIfNeeded: position.row) &<< 32 | UInt64(truncatingIfNeeded: position.x)
    return Position(row: Int(truncatingIfNeeded: old &>> 32), x: Int(truncatingIfNeeded: old & 0xFFFF_FFFF))
  }
}

/// Adler-32 over rows, updated from the pixels that change between rows.
///
/// The checksum consists of two sums modulo 65,521: `a` of all bytes, and `b` of all values of `a`. For a row of n
/// bytes, b grows by n·a and by the sum of the bytes weighted with n, n - 1, … 1. Both sums of a row follow from those
/// of the row above and the pixels that differ, so equal pixels cost nothing.
package struct RowAdler {
  private static let modulus: Int64 = 65_521

  private let rowLength: Int64
  private var a: Int64 = 1
  private var b: Int64 = 0
  /// The plain and the weighted sum of the bytes of the current row.
  private var rowSum: Int64 = 0
  private var weightedRowSum: Int64 = 0

  /// - Parameter rowLength: Bytes per row, including the filter byte, which is 0.
  package init(rowLength: Int) {
    self.rowLength = Int64(rowLength)
  }

  package var value: UInt32 { UInt32(b << 16 | a) }

  /// Updates the sums for pixels of `range`, the only ones that may differ from the row above.
  package mutating func replace(
    _ range: Range<Int>, of above: Span<UInt32>, by row: Span<UInt32>, _ layout: PixelLayout
  ) {
    let sums = RowSums(range, of: above, and: row, layout: layout)
    rowSum &+= sums.plain
    // The byte at position p of a row, where the filter byte has position 0, weighs rowLength - p.
    weightedRowSum &+=
      (rowLength &- 1) &* sums.plain &- Int64(layout.bytesPerPixel) &* sums.byPixel &- sums.byByte
  }

  /// Replaces the sums by those of a whole row without its filter byte.
  package mutating func replaceRow(by row: Span<UInt8>) {
    // Without the initial a = 1 and b = 0, the checksum of the row holds exactly its two sums.
    let sums = Checksum.adler32(row)
    rowSum = Int64(sums & 0xFFFF) - 1
    weightedRowSum = Int64(sums >> 16) + Self.modulus - Int64(row.count) % Self.modulus
  }

  package mutating func finishRow() {
    b = (b &+ rowLength % Self.modulus &* a &+ weightedRowSum % Self.modulus) % Self.modulus
    a = (a &+ rowSum % Self.modulus) % Self.modulus
  }
}
