/// Bits that mark the units of a row that differ from the unit above or from the unit to the left.
///
/// Both marks are set behind the last unit, so that searches end. Marks are computed 64 at a time and scanned without a
/// loop over units, because run lengths are unpredictable and a mispredicted branch costs more than the comparison.
package struct RowMarks {
  private let width: Int
  /// The marks against the units above, then those against the units to the left, the first unit in the lowest bit.
  package private(set) var words: [UInt64]

  /// The number of words for a row of `width` units, including one of padding that is read behind the end.
  static func wordCount(width: Int) -> Int { 2 * (width / 64 + 2) }

  /// Creates marks that differ from above in all units.
  package init(width: Int) {
    self.width = width
    words = Array(repeating: 0, count: Self.wordCount(width: width))
    reset()
  }

  private mutating func reset() {
    let half = words.count / 2
    for index in 0..<half {
      words[index] = .max
      words[half + index] = 0
    }
    let end: UInt64 = 1 << UInt64(width % 64)
    words[half - 2] = end | (end - 1)
    words[words.count - 2] = end
  }

  /// Marks the units of the next row.
  ///
  /// - Parameter above: The row marked before; empty for the first row.
  /// - Returns: Whether any unit differs from the one above. If none does, the marks to the left are unchanged.
  package mutating func mark<Unit: RowUnit>(_ row: Span<Unit>, under above: Span<Unit>) -> Bool {
    guard row.count == width, above.count == width else {
      markFirst(row)
      return true
    }
    let width = width
    return words.withUnsafeMutableBufferPointer { words in
      row.withUnsafeBufferPointer { row in
        above.withUnsafeBufferPointer { above in
          guard let row = row.baseAddress, let above = above.baseAddress else { return false }
          return Self.mark(row, above, width, words)
        }
      }
    }
  }

  /// Marks the units of a row without a row above it.
  private mutating func markFirst<Unit: RowUnit>(_ row: Span<Unit>) {
    reset()
    let half = words.count / 2
    for x in row.indices where x == 0 || row[x] != row[x - 1] { words[half + x / 64] |= 1 << UInt64(x % 64) }
  }

  private static func mark<Unit: RowUnit>(
    _ row: UnsafePointer<Unit>, _ above: UnsafePointer<Unit>, _ width: Int, _ words: UnsafeMutableBufferPointer<UInt64>
  ) -> Bool {
    let half = words.count &>> 1
    var isChanged = false
    // Whether the unit to the left differs from the one above it.
    var isLeftChanged = false
    let rest = width & 63
    for word in 0..<(width &>> 6) {
      let x = word &<< 6
      let bits = Unit.areEqual(row + x, above + x) ? 0 : differences(row + x, above + x)
      words[word] = bits
      if bits != 0 {
        words[half &+ word] = x > 0 ? differences(row + x, row + x - 1) : firstDifferences(row, width)
        isChanged = true
      } else if isLeftChanged {
        words[half &+ word] = words[half &+ word] & ~1 | (row[x] == row[x &- 1] ? 0 : 1)
      }
      isLeftChanged = bits &>> 63 != 0
    }
    guard rest > 0 else { return isChanged }
    // The last 64 units, some of which were compared already.
    let word = width &>> 6
    let end = 1 &<< UInt64(truncatingIfNeeded: rest)
    guard word > 0 else {
      let bits = slowDifferences(row, above, 0..<rest)
      words[word] = bits | end
      if bits != 0 { words[half &+ word] = slowDifferences(row + 1, row, 0..<(rest &- 1)) &<< 1 | 1 | end }
      return bits != 0
    }
    let overlap = UInt64(truncatingIfNeeded: 64 &- rest)
    let last = width &- 64
    let areEqual = Unit.areEqual(row + last, above + last)
    let bits = areEqual ? 0 : differences(row + last, above + last) &>> overlap
    words[word] = bits | end
    if bits != 0 || isLeftChanged { words[half &+ word] = differences(row + last, row + last - 1) &>> overlap | end }
    return isChanged || bits != 0
  }

  /// Returns a bit for each of 64 units that differ.
  @inline(__always)
  private static func differences<Unit: RowUnit>(
    _ one: UnsafePointer<Unit>, _ other: UnsafePointer<Unit>
  ) -> UInt64 {
    var bits: UInt64 = 0
    var start = 0
    while start < 64 {
      bits |= Unit.differences(one + start, other + start) &<< UInt64(truncatingIfNeeded: start)
      start &+= Unit.unitsPerBlock
    }
    return bits
  }

  /// Compares the first 64 units with those to the left; the first unit counts as different.
  private static func firstDifferences<Unit: RowUnit>(_ row: UnsafePointer<Unit>, _ width: Int) -> UInt64 {
    let bits = width > 64 ? differences(row + 1, row) : slowDifferences(row + 1, row, 0..<63)
    return bits &<< 1 | 1
  }

  private static func slowDifferences<Unit: RowUnit>(
    _ one: UnsafePointer<Unit>, _ other: UnsafePointer<Unit>, _ range: Range<Int>
  ) -> UInt64 {
    range.reduce(0) { one[$1] == other[$1] ? $0 : $0 | 1 &<< UInt64(truncatingIfNeeded: $1) }
  }

  /// The first unit from `x` on that differs from the one above, or the width.
  @inline(__always)
  package static func nextChange(_ words: Span<UInt64>, from x: Int) -> Int { next(words, x &>> 6, x) }

  /// The first unit from `x` on that differs from the one to the left, or the width.
  @inline(__always)
  package static func runEnd(_ words: Span<UInt64>, from x: Int) -> Int { next(words, words.count &>> 1 &+ x &>> 6, x) }

  /// The marks of 64 units from any position; past the end of the row there are none.
  package struct Window {
    /// Units that differ from those above, the first one in the lowest bit.
    package private(set) var above: UInt64
    /// Units that differ from those to the left.
    package private(set) var left: UInt64

    /// The number of units at which a copy can be detected, as it takes three of them.
    package static let foreseenCopies = 62

    /// - Parameter hasAbove: Whether the marks against the row above are used.
    @inline(__always)
    package init(_ words: Span<UInt64>, from x: Int, hasAbove: Bool) {
      let index = x &>> 6
      above = hasAbove ? Self.bits(words, index, x & 63) : .max
      left = Self.bits(words, words.count &>> 1 &+ index, x & 63)
    }

    @inline(__always)
    private static func bits(_ words: Span<UInt64>, _ index: Int, _ shift: Int) -> UInt64 {
      let shift = UInt64(truncatingIfNeeded: shift)
      return words[index] &>> shift | (words[index &+ 1] &<< 1) &<< (63 &- shift)
    }

    /// The number of leading units that equal those above, if it is less than 64.
    @inline(__always) package var aboveCount: Int { above.trailingZeroBitCount }

    /// The number of leading units that equal those to the left, if it is less than 64.
    @inline(__always) package var leftCount: Int { left.trailingZeroBitCount }

    /// Units that start three equal to those to the left, or to those above.
    @inline(__always)
    package var copies: UInt64 {
      let copies = ~(above | above &>> 1 | above &>> 2) | ~(left | left &>> 1 | left &>> 2)
      return copies & ((1 &<< UInt64(Self.foreseenCopies)) &- 1)
    }

    /// Advances by fewer than 64 units; the bits moved in at the end are unknown.
    @inline(__always)
    package mutating func advance(by count: Int) {
      above &>>= UInt64(truncatingIfNeeded: count)
      left &>>= UInt64(truncatingIfNeeded: count)
    }
  }

  /// Returns those of 64 units from `64 · word` on that differ from both neighbors.
  @inline(__always)
  static func new(_ words: Span<UInt64>, _ word: Int) -> UInt64 { words[word] & words[words.count &>> 1 &+ word] }

  /// Returns those of 64 units from `64 · word` on that differ from above and equal the unit to the left.
  @inline(__always)
  static func continued(_ words: Span<UInt64>, _ word: Int) -> UInt64 {
    words[word] & ~words[words.count &>> 1 &+ word]
  }

  static func isRunStart(_ words: Span<UInt64>, _ x: Int) -> Bool { runEnd(words, from: x) == x }

  @inline(__always)
  private static func next(_ words: Span<UInt64>, _ first: Int, _ x: Int) -> Int {
    var index = first
    var word = words[index] & (UInt64.max &<< UInt64(truncatingIfNeeded: x & 63))
    while word == 0 {
      index &+= 1
      word = words[index]
    }
    return (x & ~63) &+ (index &- first) &<< 6 &+ word.trailingZeroBitCount
  }
}

extension Span where Element: BitwiseCopyable {
  @inline(__always)
  func append(to array: inout [Element]) { withUnsafeBufferPointer { array.append(contentsOf: $0) } }
}

/// A unit of a row: a palette index of one byte, or a pixel of 32 bits.
package protocol RowUnit: FixedWidthInteger, UnsignedInteger, BitwiseCopyable {
  /// Returns a bit for each differing unit in 64 bytes, the first one in the lowest bit.
  static func differences(_ one: UnsafePointer<Self>, _ other: UnsafePointer<Self>) -> UInt64
}

extension UInt8: RowUnit {}
extension UInt32: RowUnit {}

extension RowUnit {
  @inline(__always) static var unitsPerBlock: Int { 64 / MemoryLayout<Self>.size }

  @inline(__always)
  static func areEqual(_ one: UnsafePointer<Self>, _ other: UnsafePointer<Self>) -> Bool {
    let (left, right) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
    var all = SIMD8<UInt64>()
    var offset = 0
    while offset < 64 &* MemoryLayout<Self>.size {
      all |=
        left.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
        ^ right.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
      offset &+= 64
    }
    let half = all.lowHalf | all.highHalf
    let quarter = half.lowHalf | half.highHalf
    return quarter.x | quarter.y == 0
  }
}

extension UInt32 {
  @inline(__always)
  package static func differences(_ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>) -> UInt64 {
    let bits = SIMD16<Int32>(
      1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200, 0x400, 0x800, 0x1000, 0x2000, 0x4000, 0x8000)
    let left = UnsafeRawPointer(one).loadUnaligned(as: SIMD16<Int32>.self)
    let right = UnsafeRawPointer(other).loadUnaligned(as: SIMD16<Int32>.self)
    let marked = unsafeBitCast(left .!= right, to: SIMD16<Int32>.self) & bits
    let half = marked.lowHalf | marked.highHalf
    let quarter = half.lowHalf | half.highHalf
    let pair = quarter.lowHalf | quarter.highHalf
    return UInt64(truncatingIfNeeded: pair.x | pair.y)
  }
}

extension UInt8 {
  @inline(__always)
  package static func differences(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>) -> UInt64 {
    var bits: UInt64 = 0
    for word in 0..<8 {
      let offset = 8 &* word
      let left = UnsafeRawPointer(one).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let right = UnsafeRawPointer(other).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let difference = (left ^ right).littleEndian
      // The highest bit of each byte that is not zero, then all eight of them side by side.
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      let highest = ((difference & low) &+ low | difference) & ~low
      let gathered = (highest &>> 7) &* 0x0102_0408_1020_4080
      bits |= (gathered &>> 56) &<< UInt64(truncatingIfNeeded: offset)
    }
    return bits
  }
}
