/// The PNG filters, named after the byte that a difference refers to.
package enum RowFilter: UInt8 {
  case none
  /// The pixel to the left.
  case sub
  /// The row above.
  case up
  /// The mean of left and above.
  case average
  /// The one of left, above, and above left that is nearest to left + above - above left.
  case paeth

  /// Reconstructs a row from the row above and its filtered bytes.
  ///
  /// Rows of menus are mostly flat, so zero differences are skipped many bytes at a time.
  ///
  /// - Parameters:
  ///   - differences: The filtered bytes.
  ///   - row: The row above, or zeros, of the same length; replaced by the reconstructed row.
  ///   - unit: Bytes per pixel, at least 1.
  /// - Returns: `false` if the row is known to equal the one above.
  package func undo(_ differences: Span<UInt8>, over row: inout MutableSpan<UInt8>, unit: Int) -> Bool {
    guard differences.count == row.count else { return true }
    switch (self, unit) {
    case (.none, _): return Self.undoNone(differences, &row)
    case (.up, _): return Self.undoUp(differences, &row)
    case (.sub, 3): RowLoops.undoSub(differences, over: &row, unit: 3)
    case (.sub, 4): RowLoops.undoSub(differences, over: &row, unit: 4)
    case (.average, 3): Self.undoAverage(differences, &row, unit: 3)
    case (.average, 4): Self.undoAverage(differences, &row, unit: 4)
    case (.paeth, 3): RowLoops.undoPaeth(differences, over: &row, unit: 3)
    case (.paeth, 4): RowLoops.undoPaeth(differences, over: &row, unit: 4)
    case (.sub, _), (.average, _), (.paeth, _): undoBytes(differences, &row, from: 0, unit: unit)
    }
    return true
  }

  // MARK: One byte at a time

  private func undoBytes(_ differences: Span<UInt8>, _ row: inout MutableSpan<UInt8>, from start: Int, unit: Int) {
    // The row replaces the one above, so each pixel's original bytes are kept for the next pixel's corner.
    var corners = [UInt8](repeating: 0, count: unit)
    var lane = start % unit
    for index in start..<row.count {
      let above = row[index]
      let left = index < unit ? 0 : row[index &- unit]
      let prediction: UInt8
      switch self {
      case .none: prediction = 0
      case .sub: prediction = left
      case .up: prediction = above
      case .average: prediction = Self.mean(left, above)
      case .paeth: prediction = Self.nearest(left: left, above: above, corner: corners[lane])
      }
      row[index] = differences[index] &+ prediction
      corners[lane] = above
      lane = lane &+ 1 == unit ? 0 : lane &+ 1
    }
  }

  @inline(__always)
  private static func mean(_ one: UInt8, _ other: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt16(one) &+ UInt16(other)) &>> 1)
  }

  @inline(__always)
  private static func nearest(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let toLeft = Int(above) &- Int(corner)
    let toAbove = Int(left) &- Int(corner)
    let toCorner = toLeft &+ toAbove
    if abs(toLeft) <= abs(toAbove), abs(toLeft) <= abs(toCorner) { return left }
    return abs(toAbove) <= abs(toCorner) ? above : corner
  }

  // MARK: Many bytes at a time

  private typealias Block = SIMD4<UInt64>

  private static func undoNone(_ differences: Span<UInt8>, _ row: inout MutableSpan<UInt8>) -> Bool {
    let source = differences.bytes
    var target = row.mutableBytes
    var isChanged = false
    var index = 0
    while index &+ 32 <= source.byteCount {
      let new = source.unsafeLoadUnaligned(fromByteOffset: index, as: Block.self)
      if !isZero(new ^ target.unsafeLoadUnaligned(fromByteOffset: index, as: Block.self)) {
        isChanged = true
        target.storeBytes(of: new, toByteOffset: index, as: Block.self)
      }
      index &+= 32
    }
    while index < source.byteCount {
      if row[index] != differences[index] {
        isChanged = true
        row[index] = differences[index]
      }
      index &+= 1
    }
    return isChanged
  }

  private static func undoUp(_ differences: Span<UInt8>, _ row: inout MutableSpan<UInt8>) -> Bool {
    let source = differences.bytes
    var target = row.mutableBytes
    var isChanged = false
    var index = 0
    while index &+ 32 <= source.byteCount {
      if !isZero(source.unsafeLoadUnaligned(fromByteOffset: index, as: Block.self)) {
        isChanged = true
        let sum =
          source.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD32<UInt8>.self)
          &+ target.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD32<UInt8>.self)
        target.storeBytes(of: sum, toByteOffset: index, as: SIMD32<UInt8>.self)
      }
      index &+= 32
    }
    while index < source.byteCount {
      if differences[index] != 0 {
        isChanged = true
        row[index] &+= differences[index]
      }
      index &+= 1
    }
    return isChanged
  }

  /// Undoes `average` for pixels of three or four bytes.
  private static func undoAverage(_ differences: Span<UInt8>, _ row: inout MutableSpan<UInt8>, unit: Int) {
    let source = differences.bytes
    var target = row.mutableBytes
    var left = SIMD4<UInt8>()
    var index = 0
    while index &+ 4 <= source.byteCount {
      let above = target.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
      // The mean without the carry, which does not fit into 8 bits.
      let mean = (left & above) &+ ((left ^ above) &>> 1)
      left = mean &+ source.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
      target.storeBytes(of: unit == 4 ? left : keepingLast(left, of: above), toByteOffset: index, as: SIMD4<UInt8>.self)
      index &+= unit
    }
    finish(.average, differences, &row, from: index, unit: unit)
  }

  /// Reconstructs the last pixel of a row with three bytes per pixel, where loading four would pass the end.
  private static func finish(
    _ filter: RowFilter, _ differences: Span<UInt8>, _ row: inout MutableSpan<UInt8>, from start: Int, unit: Int
  ) {
    guard start < row.count else { return }
    filter.undoBytes(differences, &row, from: start, unit: unit)
  }

  @inline(__always)
  private static func keepingLast(_ pixel: SIMD4<UInt8>, of above: SIMD4<UInt8>) -> SIMD4<UInt8> {
    var result = pixel
    result.w = above.w
    return result
  }

  @inline(__always)
  private static func isZero(_ block: Block) -> Bool {
    let half = block.lowHalf | block.highHalf
    return half.x | half.y == 0
  }
}
