enum PixelRun {
  /// Calls `body` with each run of different pixels; the rows start at two offsets.
  static func forEachChange(
    _ first: [UInt32], from left: Int = 0, _ second: [UInt32], from right: Int = 0, count: Int,
    _ body: (Range<Int>) -> Void
  ) {
    var x = 0
    while x < count {
      let start = x + equal(first, from: left + x, second, from: right + x, limit: count - x)
      guard start < count else { break }
      var end = start + 1
      while end < count, first[left &+ end] != second[right &+ end] { end &+= 1 }
      body(start..<end)
      x = end
    }
  }

  /// Calls `body` with each run of different pixels with 16 bits per channel.
  static func forEachChange(_ first: [UInt64], _ second: [UInt64], count: Int, _ body: (Range<Int>) -> Void) {
    var start: Int?
    for x in 0..<count {
      if first[x] != second[x] {
        if start == nil { start = x }
      } else if let begin = start {
        body(begin..<x)
        start = nil
      }
    }
    if let start { body(start..<count) }
  }

  /// Returns the number of equal pixels from two offsets on, at most `limit`, comparing sixteen at a time.
  private static func equal(
    _ first: [UInt32], from left: Int, _ second: [UInt32], from right: Int, limit: Int
  ) -> Int {
    let a = unsafe first.span.bytes
    let b = unsafe second.span.bytes
    var count = 0
    while count &+ 16 <= limit {
      let one = unsafe a.unsafeLoadUnaligned(fromByteOffset: (left &+ count) &* 4, as: SIMD8<UInt64>.self)
      let other = unsafe b.unsafeLoadUnaligned(fromByteOffset: (right &+ count) &* 4, as: SIMD8<UInt64>.self)
      let difference = one ^ other
      let half = difference.lowHalf | difference.highHalf
      let quarter = half.lowHalf | half.highHalf
      if quarter.x | quarter.y != 0 { break }
      count &+= 16
    }
    while count < limit, first[left &+ count] == second[right &+ count] { count &+= 1 }
    return count
  }
}
