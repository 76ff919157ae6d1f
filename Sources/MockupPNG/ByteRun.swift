enum ByteRun {
  static func isEqual(_ first: RawSpan, _ second: RawSpan) -> Bool {
    guard first.byteCount == second.byteCount else { return false }
    var index = 0
    while index &+ 32 <= first.byteCount {
      let difference =
        first.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self)
        ^ second.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self)
      let half = difference.lowHalf | difference.highHalf
      if half.x | half.y != 0 { return false }
      index &+= 32
    }
    while index < first.byteCount {
      if first.unsafeLoad(fromByteOffset: index, as: UInt8.self)
        != second.unsafeLoad(fromByteOffset: index, as: UInt8.self)
      {
        return false
      }
      index &+= 1
    }
    return true
  }
}
