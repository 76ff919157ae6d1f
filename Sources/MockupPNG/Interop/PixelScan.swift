/// How far rows of pixels are alike; two pixels are compared at a time, then sixteen.
enum PixelScan {
  /// How many pixels of two rows are equal, from `start` on, up to the end of the shorter one.
  @inline(__always)
  static func commonPrefix(_ first: Span<UInt32>, _ second: Span<UInt32>, from start: Int = 0) -> Int {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        let count = min(first.count, second.count)
        guard start >= 0, start < count, let left = first.baseAddress, let right = second.baseAddress else { return 0 }
        guard left[start] == right[start] else { return 0 }
        return longPrefix(left + start, count &- start) { offset in
          UnsafeRawPointer(right + start + offset)
        }
      }
    }
  }

  /// How many pixels, from `start` on, have the value `pixel`.
  @inline(__always)
  static func run(of pixel: UInt32, in row: Span<UInt32>, from start: Int) -> Int {
    row.withUnsafeBufferPointer { row in
      guard start >= 0, start < row.count, let base = row.baseAddress, base[start] == pixel else { return 0 }
      // Each pixel of a run equals the one before.
      return 1
        &+ longPrefix(base + start + 1, row.count &- start &- 1) { offset in
          UnsafeRawPointer(base + start + offset)
        }
    }
  }

  /// How many of the `count` pixels at `left` equal those at `right(0)`.
  @inline(__always)
  private static func longPrefix(
    _ left: UnsafePointer<UInt32>, _ count: Int, _ right: (Int) -> UnsafeRawPointer
  ) -> Int {
    var index = 0
    while index &+ 2 <= count {
      let a = UnsafeRawPointer(left + index).loadUnaligned(as: UInt64.self)
      let difference = a ^ right(index).loadUnaligned(as: UInt64.self)
      if difference != 0 { return index &+ (UInt32(truncatingIfNeeded: difference.littleEndian) == 0 ? 1 : 0) }
      index &+= 2
      if index & 15 == 0 {
        while index &+ 16 <= count, isEqual(left + index, right(index)) { index &+= 16 }
      }
    }
    if index < count, left[index] == right(index).loadUnaligned(as: UInt32.self) { index &+= 1 }
    return index
  }

  /// Whether sixteen pixels are equal.
  @inline(__always)
  private static func isEqual(_ left: UnsafePointer<UInt32>, _ right: UnsafeRawPointer) -> Bool {
    let a = UnsafeRawPointer(left).loadUnaligned(as: SIMD8<UInt64>.self)
    let difference = a ^ right.loadUnaligned(as: SIMD8<UInt64>.self)
    let half = difference.lowHalf | difference.highHalf
    let quarter = half.lowHalf | half.highHalf
    return quarter.x | quarter.y == 0
  }

  /// Copies a row into an array, which must have room for it at `start`, and says which bits all of its pixels have.
  @discardableResult
  static func copy(_ row: Span<UInt32>, to array: inout [UInt32], at start: Int) -> UInt32 {
    row.withUnsafeBufferPointer { source in
      array.withUnsafeMutableBufferPointer { target in
        guard start >= 0, source.count <= target.count - start, let from = source.baseAddress,
          let base = target.baseAddress
        else { return .max }
        let to = base + start
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
  }

  /// Takes the alpha out of colors where they are; most pixels of a picture are opaque and only looked at.
  static func straighten(_ pixels: inout [UInt32], by table: Premultiplication) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var index = 0
      while index &+ 8 <= buffer.count {
        let pixels = UnsafeRawPointer(base + index).loadUnaligned(as: SIMD8<UInt32>.self)
        let half = pixels.lowHalf & pixels.highHalf
        let pair = half.lowHalf & half.highHalf
        if (pair.x & pair.y) &>> 24 != 255 {
          for place in index..<(index &+ 8) { base[place] = table.straight(base[place]) }
        }
        index &+= 8
      }
      while index < buffer.count {
        base[index] = table.straight(base[index])
        index &+= 1
      }
    }
  }

  /// Turns pixels into numbers that lie in memory as the bytes red, green, blue and alpha.
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

  /// Takes the alpha out of the colors of a row; `straight` must be as long as the row.
  static func straighten(_ row: Span<UInt32>, into straight: inout [UInt32], by table: Premultiplication) {
    row.withUnsafeBufferPointer { source in
      straight.withUnsafeMutableBufferPointer { target in
        guard source.count == target.count, let from = source.baseAddress, let to = target.baseAddress else { return }
        var index = 0
        while index &+ 8 <= source.count {
          let pixels = UnsafeRawPointer(from + index).loadUnaligned(as: SIMD8<UInt32>.self)
          let half = (pixels.lowHalf & pixels.highHalf, pixels.lowHalf | pixels.highHalf)
          let pair = (half.0.lowHalf & half.0.highHalf, half.1.lowHalf | half.1.highHalf)
          // Opaque pixels stay as they are, and so does black, as in shadows.
          if (pair.0.x & pair.0.y) &>> 24 == 255 || (pair.1.x | pair.1.y) & 0xFF_FFFF == 0 {
            UnsafeMutableRawPointer(to + index).storeBytes(of: pixels, as: SIMD8<UInt32>.self)
          } else {
            for place in index..<(index &+ 8) { to[place] = table.straight(from[place]) }
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
