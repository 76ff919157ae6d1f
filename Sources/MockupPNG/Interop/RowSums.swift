/// Sums over the differences between two rows, four pixels at a time.
struct RowSums {
  /// The difference of the sums of all bytes.
  private(set) var plain: Int64 = 0
  /// The same with each byte weighted by the number of pixels before its own.
  private(set) var byPixel: Int64 = 0
  /// The same with each byte weighted by its position in its pixel.
  private(set) var byByte: Int64 = 0

  init(_ range: Range<Int>, of old: Span<UInt32>, and new: Span<UInt32>, layout: PixelLayout) {
    var start = range.lowerBound
    while start < range.upperBound {
      // 4,096 pixels at a time: 1,024 steps of four lanes, each up to 4 · 255, sum up to less than 2³¹ twice over.
      let end = min(start &+ 4_096, range.upperBound)
      // Written out so that the layout is a constant in each loop.
      switch layout {
      case .rgb: add(start..<end, old, new, .rgb)
      case .rgba: add(start..<end, old, new, .rgba)
      }
      start = end
    }
  }

  /// Returns the sum of the bytes of each pixel, plain and weighted by position.
  @inline(__always)
  private static func weigh(_ pixels: SIMD4<UInt32>, _ layout: PixelLayout) -> (SIMD4<UInt32>, SIMD4<UInt32>) {
    let green = (pixels &>> 8) & 0xFF
    let blue = pixels & 0xFF
    let colors = ((pixels &>> 16) & 0xFF) &+ green &+ blue
    guard layout == .rgba else { return (colors, green &+ blue &+ blue) }
    let alpha = pixels &>> 24
    return (colors &+ alpha, green &+ ((blue &+ alpha) &<< 1) &+ alpha)
  }

  @inline(__always)
  private mutating func add(
    _ range: Range<Int>, _ old: Span<UInt32>, _ new: Span<UInt32>, _ layout: PixelLayout
  ) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard range.lowerBound >= 0, range.upperBound <= min(old.count, new.count), let old = old.baseAddress,
          let new = new.baseAddress
        else { return }
        // All arithmetic is modulo 2³²; the true values fit into 32 bits with a sign.
        var sum = SIMD4<UInt32>()
        var sumOfSums = SIMD4<UInt32>()
        var inner = SIMD4<UInt32>()
        var index = range.lowerBound
        while index < range.upperBound {
          var after = SIMD4<UInt32>()
          var before = SIMD4<UInt32>()
          if index &+ 4 <= range.upperBound {
            after = UnsafeRawPointer(new + index).loadUnaligned(as: SIMD4<UInt32>.self)
            before = UnsafeRawPointer(old + index).loadUnaligned(as: SIMD4<UInt32>.self)
          } else {
            for lane in 0..<(range.upperBound &- index) {
              after[lane] = new[index &+ lane]
              before[lane] = old[index &+ lane]
            }
          }
          let newSums = Self.weigh(after, layout)
          let oldSums = Self.weigh(before, layout)
          sum &+= newSums.0 &- oldSums.0
          inner &+= newSums.1 &- oldSums.1
          sumOfSums &+= sum
          index &+= 4
        }
        // A pixel of step k of n is in the sum of sums n - k times.
        let steps = Int64((index &- range.lowerBound) / 4)
        for lane in 0..<4 {
          let laneSum = Int64(Int32(truncatingIfNeeded: sum[lane]))
          plain &+= laneSum
          byByte &+= Int64(Int32(truncatingIfNeeded: inner[lane]))
          byPixel &+= laneSum &* Int64(range.lowerBound &+ lane)
          byPixel &+= 4 &* (steps &* laneSum &- Int64(Int32(truncatingIfNeeded: sumOfSums[lane])))
        }
      }
    }
  }
}
