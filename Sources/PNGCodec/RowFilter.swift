/// The ways in which the bytes of a row are written as differences.
enum RowFilter: UInt8 {
  /// As they are.
  case none
  /// From the byte of the pixel to the left.
  case sub
  /// From the byte above.
  case up
  /// From the mean of both.
  case average
  /// From whichever of left, above and above left is nearest to left + above - above left.
  case paeth

  /// Undoes the filter.
  ///
  /// - Parameters:
  ///   - bytes: the data, in which the earlier rows are undone.
  ///   - row: where the row is.
  ///   - above: where the row above begins; `nil` for none, which counts as zeros.
  ///   - unit: bytes a pixel, at least 1.
  func undo(_ bytes: inout MutableSpan<UInt8>, row: Range<Int>, above: Int?, unit: Int) {
    // With nothing above, each filter is one of the simpler ones, or nearly.
    switch (self, above) {
    case (.none, _), (.up, nil): return
    case (.sub, _), (.paeth, nil):
      if unit == 4 {
        Self.undoSub(&bytes, row: row)
      } else {
        for index in row.dropFirst(unit) { bytes[index] &+= bytes[index &- unit] }
      }
    case (.average, nil):
      for index in row.dropFirst(unit) { bytes[index] &+= bytes[index &- unit] &>> 1 }
    case (.up, let above?):
      Self.undoUp(&bytes, row: row, distance: row.lowerBound - above)
    case (.average, let above?):
      let distance = row.lowerBound - above
      for index in row.prefix(unit) { bytes[index] &+= bytes[index &- distance] &>> 1 }
      for index in row.dropFirst(unit) {
        let sum = UInt16(bytes[index &- unit]) &+ UInt16(bytes[index &- distance])
        bytes[index] &+= UInt8(truncatingIfNeeded: sum &>> 1)
      }
    case (.paeth, let above?):
      let distance = row.lowerBound - above
      if unit == 4 {
        Self.undoPaeth(&bytes, row: row, distance: distance)
        return
      }
      for index in row.prefix(unit) { bytes[index] &+= bytes[index &- distance] }
      for index in row.dropFirst(unit) {
        bytes[index] &+= Self.nearest(
          left: bytes[index &- unit], above: bytes[index &- distance], corner: bytes[index &- distance &- unit])
      }
    }
  }

  // MARK: Many bytes at a time

  /// Adds the row above, 32 bytes at a time.
  private static func undoUp(_ bytes: inout MutableSpan<UInt8>, row: Range<Int>, distance: Int) {
    var index = row.lowerBound
    var raw = bytes.mutableBytes
    while index &+ 32 <= row.upperBound {
      let above = raw.unsafeLoadUnaligned(fromByteOffset: index &- distance, as: SIMD32<UInt8>.self)
      let sum = raw.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD32<UInt8>.self) &+ above
      raw.storeBytes(of: sum, toByteOffset: index, as: SIMD32<UInt8>.self)
      index &+= 32
    }
    while index < row.upperBound {
      bytes[index] &+= bytes[index &- distance]
      index &+= 1
    }
  }

  /// Adds the pixel to the left, of four bytes.
  private static func undoSub(_ bytes: inout MutableSpan<UInt8>, row: Range<Int>) {
    var raw = bytes.mutableBytes
    var left = SIMD4<UInt8>()
    var index = row.lowerBound
    while index &+ 4 <= row.upperBound {
      left &+= raw.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
      raw.storeBytes(of: left, toByteOffset: index, as: SIMD4<UInt8>.self)
      index &+= 4
    }
  }

  /// Adds the nearest of three pixels of four bytes; to the left of the row there are zeros.
  private static func undoPaeth(_ bytes: inout MutableSpan<UInt8>, row: Range<Int>, distance: Int) {
    var raw = bytes.mutableBytes
    var left = SIMD4<Int16>()
    var corner = SIMD4<Int16>()
    var index = row.lowerBound
    while index &+ 4 <= row.upperBound {
      let above = SIMD4<Int16>(
        truncatingIfNeeded: raw.unsafeLoadUnaligned(fromByteOffset: index &- distance, as: SIMD4<UInt8>.self))
      let toLeft = above &- corner
      let toAbove = left &- corner
      let toCorner = magnitude(toLeft &+ toAbove)
      let (leftSize, aboveSize) = (magnitude(toLeft), magnitude(toAbove))
      let isLeft = (leftSize .<= aboveSize) .& (leftSize .<= toCorner)
      let nearest = corner.replacing(with: above, where: aboveSize .<= toCorner).replacing(with: left, where: isLeft)
      let difference = raw.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD4<UInt8>.self)
      let pixel = difference &+ SIMD4<UInt8>(truncatingIfNeeded: nearest)
      raw.storeBytes(of: pixel, toByteOffset: index, as: SIMD4<UInt8>.self)
      left = SIMD4<Int16>(truncatingIfNeeded: pixel)
      corner = above
      index &+= 4
    }
  }

  @inline(__always)
  private static func magnitude(_ vector: SIMD4<Int16>) -> SIMD4<Int16> {
    let sign = vector &>> 15
    return (vector ^ sign) &- sign
  }

  @inline(__always)
  private static func nearest(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let toLeft = Int(above) &- Int(corner)
    let toAbove = Int(left) &- Int(corner)
    let toCorner = toLeft &+ toAbove
    if abs(toLeft) <= abs(toAbove), abs(toLeft) <= abs(toCorner) { return left }
    return abs(toAbove) <= abs(toCorner) ? above : corner
  }
}
