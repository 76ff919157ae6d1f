/// The last rows that differ from the row above them, as far back as DEFLATE can copy from.
struct RowWindow: ~Copyable {
  private let width: Int
  private let unit: Int
  private let rowLength: Int
  /// The number of slots less one; a power of two less one.
  private let slotMask: Int
  /// How many different rows, the present one included, can be near enough.
  private let reach: Int
  /// For each slot the last row of the picture that looks like it.
  private var lastRows: FixedBuffer<Int>
  /// The rows, one slot after the other.
  private var storage: FixedBuffer<UInt32>
  /// The bits that all pixels so far have in common.
  private(set) var commonBits = UInt32.max
  /// How many different rows there were; also the number of the present one.
  private(set) var rowNumber = 0
  /// How many rows the picture has so far.
  private var pictureRows = 0

  /// A window over rows of `width` pixels, each of `unit` bytes, behind a filter byte.
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

  /// Whether the present row is the first one, so that there is none above.
  var isFirst: Bool { rowNumber == 1 }

  /// The pixels of the present row.
  subscript(x: Int) -> UInt32 { @inline(__always) get { storage[currentStart &+ x] } }

  /// Where the present row begins in `storage`.
  private var currentStart: Int { @inline(__always) get { start(of: rowNumber) } }

  @inline(__always)
  private func start(of number: Int) -> Int { (number & slotMask) &* width }

  /// Marks the pixels of a row that may come next.
  ///
  /// - Returns: whether it differs from the present one.
  func mark(_ marks: inout RowMarks, _ row: Span<UInt32>) -> Bool {
    let range = pictureRows == 0 ? 0..<0 : currentStart..<(currentStart + width)
    return storage.withSpan(of: range, changing: &marks) { $1.mark(row, under: $0) }
  }

  /// Brings a checksum up to date with the present row.
  ///
  /// - Parameters:
  ///   - range: the pixels that may differ from those above.
  ///   - isRepeated: whether the row above is the same.
  func update(_ adler: inout RowAdler, _ range: Range<Int>, _ layout: PixelLayout, isRepeated: Bool) {
    guard !range.isEmpty, !isRepeated else { return }
    let (start, above) = (currentStart, start(of: rowNumber &- 1))
    storage.withSpan(of: start..<(start &+ width)) { row in
      storage.withSpan(of: above..<(above &+ width), changing: &adler) { $1.replace(range, of: $0, by: row, layout) }
    }
  }

  /// Adds a row that differs from the one before.
  mutating func append(_ row: Span<UInt32>) {
    rowNumber += 1
    commonBits &= storage.replacePixels(from: currentStart, by: row)
    repeatRow()
  }

  /// Adds the present row once more.
  mutating func repeatRow() {
    lastRows[rowNumber & slotMask] = pictureRows
    pictureRows += 1
  }

  /// Pixels like those from `x` on that were seen before, and how many bytes they are away; `nil` when there are none, or
  /// they are too far away.
  @inline(__always)
  func match(at place: PlaceTable.Place, _ x: Int) -> (count: Int, distance: Int)? {
    guard place.row > 0, rowNumber &- place.row < reach else { return nil }
    let rows = pictureRows &- 1 &- lastRows[place.row & slotMask]
    let distance = rows &* rowLength &+ (x &- place.x) &* unit
    guard distance <= Distance.maximum, distance > 0 else { return nil }
    let count = storage.commonPrefix(
      currentStart &+ x, start(of: place.row) &+ place.x, atMost: width &- max(x, place.x))
    return (count, distance)
  }
}

/// Remembers where in the picture something was seen last, by a short hash.
///
/// A place that comes back need not be right: whoever asks compares.
struct PlaceTable: ~Copyable {
  /// A pixel of a row of the window.
  struct Place {
    let row: Int
    let x: Int
  }

  private var places: FixedBuffer<UInt64>
  private let shift: UInt64

  /// A table of 2 to the power of `bits` places.
  init(bits: Int) {
    places = FixedBuffer(repeating: 0, count: 1 << bits)
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

/// Adler-32 over rows, brought up to date from what changes from row to row.
///
/// The checksum holds two sums modulo 65,521: `a` of all bytes, and `b` of all values that `a` went through. For a
/// row of n bytes, b grows by n·a and by the sum of the bytes weighted with n, n - 1, … 1. Both sums of a row
/// follow from those of the row above and the pixels that differ, so that equal pixels cost nothing.
struct RowAdler {
  private static let modulus = 65_521

  private let rowLength: Int
  private var a = 1
  private var b = 0
  /// The plain and the weighted sum of the bytes of the present row.
  private var rowSum = 0
  private var weightedRowSum = 0

  /// The checksum of nothing, for rows of `rowLength` bytes, the first of which is a filter byte of zero.
  init(rowLength: Int) {
    self.rowLength = rowLength
  }

  /// The checksum of all rows so far.
  var value: UInt32 { UInt32(b << 16 | a) }

  /// Notes that the pixels of `range` may differ between the row above and the present one.
  mutating func replace(_ range: Range<Int>, of above: Span<UInt32>, by row: Span<UInt32>, _ layout: PixelLayout) {
    let sums = RowSums(range, of: above, and: row, layout: layout)
    rowSum &+= sums.plain
    // The byte at place p of a row, where the filter byte has place 0, weighs rowLength - p.
    weightedRowSum &+=
      (rowLength &- 1) &* sums.plain &- layout.bytesPerPixel &* sums.byPixel &- sums.byByte
  }

  /// Notes the bytes of the present row, all but the filter byte.
  mutating func replaceRow(by row: Span<UInt8>) {
    // The sums of the row alone, which a checksum holds that starts with a = 1 and b = 0.
    let sums = Checksum.adler32(row)
    rowSum = Int(sums & 0xFFFF) - 1
    weightedRowSum = Int(sums >> 16) + Self.modulus - row.count % Self.modulus
  }

  /// Adds the present row to the checksum.
  mutating func finishRow() {
    b = (b &+ rowLength % Self.modulus &* a &+ weightedRowSum % Self.modulus) % Self.modulus
    a = (a &+ rowSum % Self.modulus) % Self.modulus
  }
}
