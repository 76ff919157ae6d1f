/// The last rows that differ from the row above them, as far back as DEFLATE can copy from.
struct RowWindow {
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
  private(set) var storage: [UInt32]
  /// The bits that all units so far have in common.
  private(set) var commonBits = UInt32.max
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
  func commonPrefix(_ row: Span<UInt32>) -> Int {
    pictureRows == 0 ? 0 : PixelScan.commonPrefix(row, storage.span.extracting(currentRange))
  }

  @inline(__always)
  private func range(of number: Int) -> Range<Int> {
    let start = (number & slotMask) &* width
    return start..<(start &+ width)
  }

  /// Adds a row that differs from the one before.
  mutating func append(_ row: Span<UInt32>) {
    rowNumber += 1
    commonBits &= PixelScan.copy(row, to: &storage, at: currentRange.lowerBound)
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
