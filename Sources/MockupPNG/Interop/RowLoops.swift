/// Undoes the filters that look to the left, for pixels of three or four bytes.
///
/// They take most of the time of reading a photograph, as each pixel depends on the one before.
enum RowLoops {
  /// Undoes `sub`; `row` has the length of `differences`.
  static func undoSub(_ differences: Span<UInt8>, over row: inout MutableSpan<UInt8>, unit: Int) {
    withBytes(differences, &row) { source, target, count in
      unit == 4 ? sub4(source, target, count) : sub3(source, target, count)
    }
  }

  /// Undoes `paeth`; `row` has the length of `differences` and contains the row above.
  static func undoPaeth(_ differences: Span<UInt8>, over row: inout MutableSpan<UInt8>, unit: Int) {
    withBytes(differences, &row) { source, target, count in
      unit == 4 ? paeth4(source, target, count) : paeth3(source, target, count)
    }
  }

  private static func withBytes(
    _ differences: Span<UInt8>, _ row: inout MutableSpan<UInt8>,
    _ body: (UnsafeRawPointer, UnsafeMutableRawPointer, Int) -> Void
  ) {
    differences.withUnsafeBytes { source in
      row.withUnsafeMutableBytes { target in
        guard source.count == target.count, let from = source.baseAddress, let to = target.baseAddress else { return }
        body(from, to, source.count)
      }
    }
  }

  private static func sub4(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ count: Int) {
    var left = SIMD4<UInt8>()
    var index = 0
    while index &+ 4 <= count {
      if index &+ 32 <= count, word(source + index) == 0 {
        // Flat stretches are long: fill eight zeros' worth of pixels at a time.
        let pixels = SIMD8(repeating: unsafeBitCast(left, to: UInt32.self))
        repeat {
          target.storeBytes(of: pixels, toByteOffset: index, as: SIMD8<UInt32>.self)
          index &+= 8
        } while index &+ 32 <= count && word(source + index) == 0
        continue
      }
      left &+= (source + index).loadUnaligned(as: SIMD4<UInt8>.self)
      target.storeBytes(of: left, toByteOffset: index, as: SIMD4<UInt8>.self)
      index &+= 4
    }
  }

  private static func sub3(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ count: Int) {
    var left = SIMD3<UInt8>()
    var index = 0
    while index &+ 3 <= count {
      for byte in 0..<3 {
        left[byte] &+= (source + (index &+ byte)).load(as: UInt8.self)
        target.storeBytes(of: left[byte], toByteOffset: index &+ byte, as: UInt8.self)
      }
      index &+= 3
    }
  }

  private static func paeth4(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ count: Int) {
    var left = SIMD4<Int16>()
    var corner = SIMD4<Int16>()
    var equalsAbove = true
    var index = 0
    while index &+ 4 <= count {
      // If the left pixel equals the one above it, the predictor is the pixel above. A stretch of zero differences then
      // leaves the row unchanged.
      if equalsAbove, index &+ 8 <= count, word(source + index) == 0 {
        repeat { index &+= 8 } while index &+ 8 <= count && word(source + index) == 0
        left = pixel(target + (index &- 4))
        corner = left
        continue
      }
      let above = pixel(target + index)
      left = next(left, above, corner, pixel(source + index))
      let bytes = SIMD4<UInt8>(truncatingIfNeeded: left)
      equalsAbove = unsafeBitCast(bytes, to: UInt32.self) == (target + index).loadUnaligned(as: UInt32.self)
      target.storeBytes(of: bytes, toByteOffset: index, as: SIMD4<UInt8>.self)
      corner = above
      index &+= 4
    }
  }

  private static func paeth3(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ count: Int) {
    var left = SIMD4<Int16>()
    var corner = SIMD4<Int16>()
    var equalsAbove = true
    var index = 0
    while index &+ 3 <= count {
      if equalsAbove, index &+ 8 <= count, word(source + index) == 0 {
        repeat { index &+= 6 } while index &+ 8 <= count && word(source + index) == 0
        left = triple(target + (index &- 3))
        corner = left
        continue
      }
      let above = triple(target + index)
      left = next(left, above, corner, triple(source + index))
      equalsAbove = left == above
      for byte in 0..<3 {
        target.storeBytes(of: UInt8(truncatingIfNeeded: left[byte]), toByteOffset: index &+ byte, as: UInt8.self)
      }
      corner = above
      index &+= 3
    }
  }

  /// Returns the next pixel: the Paeth predictor plus the difference.
  ///
  /// The selection is Fabian Giesen's (stb_image): if `3 · corner - left - above` lies between left and above, the
  /// predictor is the corner; below them it is the larger one, above them the smaller one.
  @inline(__always)
  private static func next(
    _ left: SIMD4<Int16>, _ above: SIMD4<Int16>, _ corner: SIMD4<Int16>, _ difference: SIMD4<Int16>
  ) -> SIMD4<Int16> {
    let bound = corner &+ corner &+ corner &- above &- left
    let smaller = left.replacing(with: above, where: left .> above)
    let larger = above.replacing(with: left, where: left .> above)
    let upper = smaller.replacing(with: corner, where: larger .> bound)
    let nearest = larger.replacing(with: upper, where: bound .> smaller)
    return (nearest &+ difference) & 0xFF
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawPointer) -> UInt64 { bytes.loadUnaligned(as: UInt64.self) }

  @inline(__always)
  private static func pixel(_ bytes: UnsafeRawPointer) -> SIMD4<Int16> {
    SIMD4<Int16>(truncatingIfNeeded: bytes.loadUnaligned(as: SIMD4<UInt8>.self))
  }

  @inline(__always)
  private static func triple(_ bytes: UnsafeRawPointer) -> SIMD4<Int16> {
    SIMD4<Int16>(
      Int16(bytes.load(as: UInt8.self)), Int16((bytes + 1).load(as: UInt8.self)),
      Int16((bytes + 2).load(as: UInt8.self)), 0)
  }
}
