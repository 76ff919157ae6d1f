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
      for index in row.dropFirst(unit) { bytes[index] &+= bytes[index &- unit] }
    case (.average, nil):
      for index in row.dropFirst(unit) { bytes[index] &+= bytes[index &- unit] &>> 1 }
    case (.up, let above?):
      let distance = row.lowerBound - above
      for index in row { bytes[index] &+= bytes[index &- distance] }
    case (.average, let above?):
      let distance = row.lowerBound - above
      for index in row.prefix(unit) { bytes[index] &+= bytes[index &- distance] &>> 1 }
      for index in row.dropFirst(unit) {
        let sum = UInt16(bytes[index &- unit]) &+ UInt16(bytes[index &- distance])
        bytes[index] &+= UInt8(truncatingIfNeeded: sum &>> 1)
      }
    case (.paeth, let above?):
      let distance = row.lowerBound - above
      for index in row.prefix(unit) { bytes[index] &+= bytes[index &- distance] }
      for index in row.dropFirst(unit) {
        bytes[index] &+= Self.nearest(
          left: bytes[index &- unit], above: bytes[index &- distance], corner: bytes[index &- distance &- unit])
      }
    }
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
