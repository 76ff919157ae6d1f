enum RowScan {
  static func commonPrefix(_ first: Span<UInt32>, _ second: Span<UInt32>) -> Int {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        guard let left = first.baseAddress, let right = second.baseAddress else { return 0 }
        return commonPrefix(left, right, min(first.count, second.count))
      }
    }
  }

  /// Returns the number of leading equal pixels out of `count`, optimized for none.
  @inline(__always)
  static func commonPrefix(_ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, _ count: Int) -> Int {
    guard count > 0, left[0] == right[0] else { return 0 }
    let (one, other) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
    let end = count &* 4
    var offset = 0
    while offset &+ 8 <= end {
      let difference = word(one + offset) ^ word(other + offset)
      if difference != 0 { return (offset &+ difference.trailingZeroBitCount / 8) / 4 }
      offset &+= 8
      if offset & 63 == 0 {
        while offset &+ 64 <= end, isEqual(one + offset, other + offset) { offset &+= 64 }
      }
    }
    // One pixel may be left.
    let index = offset / 4
    return index < count && left[index] == right[index] ? count : index
  }

  @inline(__always)
  private static func word(_ pointer: UnsafeRawPointer) -> UInt64 {
    pointer.loadUnaligned(as: UInt64.self).littleEndian
  }

  @inline(__always)
  private static func isEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    let difference = left.loadUnaligned(as: SIMD8<UInt64>.self) ^ right.loadUnaligned(as: SIMD8<UInt64>.self)
    let half = difference.lowHalf | difference.highHalf
    let quarter = half.lowHalf | half.highHalf
    return quarter.x | quarter.y == 0
  }

  /// Copies a row into an array with room for it at `start`, and returns the bits that all pixels have in common.
  @discardableResult
  static func copy(_ row: Span<UInt32>, to array: inout [UInt32], at start: Int) -> UInt32 {
    array.withUnsafeMutableBufferPointer { target in
      guard start >= 0, row.count <= target.count - start, let base = target.baseAddress else { return .max }
      return copy(row, to: base + start)
    }
  }

  /// Copies a row to memory with room for it, and returns the bits that all pixels have in common.
  static func copy(_ row: Span<UInt32>, to: UnsafeMutablePointer<UInt32>) -> UInt32 {
    row.withUnsafeBufferPointer { source in
      guard let from = source.baseAddress else { return .max }
      var all = SIMD16<UInt32>(repeating: .max)
      var index = 0
      while index &+ 16 <= source.count {
        let pixels = UnsafeRawPointer(from + index).loadUnaligned(as: SIMD16<UInt32>.self)
        all &= pixels
        UnsafeMutableRawPointer(to + index).storeBytes(of: pixels, as: SIMD16<UInt32>.self)
        index &+= 16
      }
      var common = UInt32.max
      for lane in all.indices { common &= all[lane] }
      while index < source.count {
        common &= from[index]
        to[index] = from[index]
        index &+= 1
      }
      return common
    }
  }

  /// Converts to straight alpha in place; opaque pixels, which are the majority, are skipped.
  static func straighten(_ pixels: inout [UInt32], by table: Premultiplication) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var index = 0
      while index &+ 8 <= buffer.count {
        let pixels = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<UInt32>.self)
        let half = pixels.lowHalf & pixels.highHalf
        let pair = half.lowHalf & half.highHalf
        if (pair.x & pair.y) &>> 24 != 255 {
          for position in index..<(index &+ 8) { base[position] = table.straight(base[position]) }
        }
        index &+= 8
      }
      while index < buffer.count {
        base[index] = table.straight(base[index])
        index &+= 1
      }
    }
  }

  /// Reorders pixels so that their bytes in memory are red, green, blue, and alpha.
  static func orderAsRGBA(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var index = 0
      while index &+ 8 <= buffer.count {
        let pixels = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<UInt32>.self)
        let ordered = pixels & 0xFF00_FF00 | (pixels &>> 16) & 0xFF | (pixels & 0xFF) &<< 16
        UnsafeMutableRawPointer(base + index).storeBytes(of: ordered, as: SIMD8<UInt32>.self)
        index &+= 8
      }
      while index < buffer.count {
        let pixel = base[index]
        base[index] = pixel & 0xFF00_FF00 | (pixel &>> 16) & 0xFF | (pixel & 0xFF) &<< 16
        index &+= 1
      }
    }
  }

  /// Converts a row to straight alpha; `straight` must have room for it at `start`.
  static func straighten(
    _ row: Span<UInt32>, into straight: inout [UInt32], at start: Int = 0, by table: Premultiplication
  ) {
    row.withUnsafeBufferPointer { source in
      straight.withUnsafeMutableBufferPointer { target in
        guard start >= 0, source.count <= target.count - start, let from = source.baseAddress,
          let base = target.baseAddress
        else { return }
        let to = base + start
        var index = 0
        while index &+ 8 <= source.count {
          let pixels = UnsafeRawPointer(from + index).loadUnaligned(as: SIMD8<UInt32>.self)
          let half = (pixels.lowHalf & pixels.highHalf, pixels.lowHalf | pixels.highHalf)
          let pair = (half.0.lowHalf & half.0.highHalf, half.1.lowHalf | half.1.highHalf)
          // Opaque pixels stay unchanged, and so does black, as in shadows.
          if (pair.0.x & pair.0.y) &>> 24 == 255 || (pair.1.x | pair.1.y) & 0xFF_FFFF == 0 {
            UnsafeMutableRawPointer(to + index).storeBytes(of: pixels, as: SIMD8<UInt32>.self)
          } else {
            for position in index..<(index &+ 8) { to[position] = table.straight(from[position]) }
          }
          index &+= 8
        }
        while index < source.count {
          to[index] = table.straight(from[index])
          index &+= 1
        }
      }
    }
  }
}
