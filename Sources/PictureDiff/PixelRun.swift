/// How far rows of pixels are alike.
enum PixelRun {
  /// How many pixels, at most `limit`, are equal from two places on; sixteen are compared at a time.
  static func equal(_ first: [UInt32], from left: Int, _ second: [UInt32], from right: Int, limit: Int) -> Int {
    let a = first.span.bytes
    let b = second.span.bytes
    var count = 0
    while count &+ 16 <= limit {
      let one = a.unsafeLoadUnaligned(fromByteOffset: (left &+ count) &* 4, as: SIMD8<UInt64>.self)
      let other = b.unsafeLoadUnaligned(fromByteOffset: (right &+ count) &* 4, as: SIMD8<UInt64>.self)
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
