import MockupScene

/// Rows of a raster scaled to another width, from which new rows are mixed.
///
/// The loops are plain sums of known length, which the compiler vectorizes.
struct ChannelLines {
  /// Channels are stored in units of 1/64 of 1/255, which leaves room for overshoot of the kernel.
  private static let parts: Float = 64
  /// Binary digits after the point in products of channel and weight.
  private static let productFractionBits: Int32 = 20

  private let width: Int
  private var rows = 0..<0
  /// For each row, the blue, green, red, and alpha values of each pixel.
  private var values: [Int16] = []

  private let across: ScalingAxis
  /// The weights of each new pixel as a vector, if there are four.
  private let fourWeights: [SIMD4<Float>]

  /// - Parameter across: The horizontal scaling.
  init(_ across: ScalingAxis) {
    self.across = across
    width = across.count
    var fours: [SIMD4<Float>] = []
    if across.taps == 4 {
      fours.reserveCapacity(across.count)
      for position in stride(from: 0, to: across.weights.count, by: 4) {
        fours.append(SIMD4<Float>(SIMD4<Int16>(across.weights[position..<position + 4])))
      }
    }
    fourWeights = fours
  }

  // MARK: Source rows

  /// Drops the rows above and adds missing rows of a raster.
  mutating func hold(_ wanted: Range<Int>, of raster: Raster) {
    if wanted.lowerBound < rows.lowerBound || wanted.lowerBound > rows.upperBound {
      values.removeAll(keepingCapacity: true)
      rows = wanted.lowerBound..<wanted.lowerBound
    }
    values.removeFirst((wanted.lowerBound - rows.lowerBound) * 4 * width)
    let missing = rows.upperBound..<max(rows.upperBound, wanted.upperBound)
    rows = wanted.lowerBound..<missing.upperBound
    guard !missing.isEmpty else { return }
    let start = values.count
    values.append(contentsOf: repeatElement(0, count: missing.count * 4 * width))
    for (position, row) in missing.enumerated() {
      let line = raster.pixels[row * raster.width..<(row + 1) * raster.width].map(Self.channels)
      if across.taps == 4 {
        Self.stretchFour(line, across.starts, fourWeights, to: &values, start + position * 4 * width)
      } else {
        Self.stretchMany(line, across, to: &values, start + position * 4 * width)
      }
    }
  }

  /// Scales a row in which each new pixel has four sources.
  private static func stretchFour(
    _ line: [SIMD4<Float>], _ starts: [Int], _ weights: [SIMD4<Float>], to values: inout [Int16], _ first: Int
  ) {
    // All sources of a new pixel as one vector, so that each is loaded with one bounds check.
    var fours: [SIMD16<Float>] = []
    fours.reserveCapacity(line.count)
    for position in 0..<max(0, line.count - 3) {
      let left = SIMD8<Float>(lowHalf: line[position], highHalf: line[position + 1])
      let right = SIMD8<Float>(lowHalf: line[position + 2], highHalf: line[position + 3])
      fours.append(SIMD16<Float>(lowHalf: left, highHalf: right))
    }
    let (fourSpan, startSpan, weightSpan) = (fours.span, starts.span, weights.span)
    var span = values.mutableSpan
    var target = span.mutableBytes
    var position = 2 * first
    for column in 0..<weightSpan.count {
      let four = fourSpan[startSpan[column]]
      let weight = weightSpan[column]
      var sum: SIMD4<Float> = four.lowHalf.lowHalf * weight[0]
      sum += four.lowHalf.highHalf * weight[1]
      sum += four.highHalf.lowHalf * weight[2]
      sum += four.highHalf.highHalf * weight[3]
      target.storeBytes(of: rounded(sum), toByteOffset: position, as: SIMD4<Int16>.self)
      position &+= 8
    }
  }

  /// Scales a row with any number of sources.
  private static func stretchMany(
    _ line: [SIMD4<Float>], _ across: ScalingAxis, to values: inout [Int16], _ first: Int
  ) {
    let taps = across.taps
    let (source, starts, weights) = (line.span, across.starts.span, across.weights.span)
    var span = values.mutableSpan
    var target = span.mutableBytes
    for column in 0..<across.count {
      var sum = SIMD4<Float>.zero
      for tap in 0..<taps { sum += source[starts[column] + tap] * Float(weights[column * taps + tap]) }
      target.storeBytes(of: rounded(sum), toByteOffset: 2 * first + 8 * column, as: SIMD4<Int16>.self)
    }
  }

  /// Returns blue, green, red, and alpha, scaled so that the product with a weight is in parts.
  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
      * (parts / Float(ScalingAxis.unit))
  }

  @inline(__always) private static func rounded(_ values: SIMD4<Float>) -> SIMD4<Int16> {
    // Adding 3 · 2²² moves the integer part to the lowest bits, with room for negative values.
    let ones: Float = 12_582_912
    return SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(values + ones, to: SIMD4<Int32>.self))
  }

  // MARK: New rows

  /// Mixes a new row, rounding each channel to the nearest value.
  ///
  /// - Parameter first: The index of the first pixel.
  func mix(
    _ down: ScalingAxis, _ row: Int, _ columns: Range<Int>, to pixels: inout MutableSpan<UInt32>, _ first: Int
  ) {
    let start = (down.starts[row] - rows.lowerBound) * 4 * width + 4 * columns.lowerBound
    let weights = Array(down.weights[row * down.taps..<(row + 1) * down.taps])
    var bytes = pixels.mutableBytes
    if weights.count == 4 {
      mixFour(from: start, weights, to: &bytes, 4 * first, 4 * columns.count)
    } else {
      mixMany(from: start, weights, to: &bytes, 4 * first, 4 * columns.count)
    }
  }

  /// Mixes four rows, as for any enlargement, with half as many bits as ``mixMany``.
  private func mixFour(
    from start: Int, _ weights: [Int16], to target: inout MutableRawSpan, _ first: Int, _ count: Int
  ) {
    let (values, stride) = (values.span, 4 * width)
    let a = values.extracting(start..<start + count)
    let b = values.extracting(start + stride..<start + stride + count)
    let c = values.extracting(start + 2 * stride..<start + 2 * stride + count)
    let d = values.extracting(start + 3 * stride..<start + 3 * stride + count)
    // This check removes bounds checks from the loop.
    guard first >= 0, first + count <= target.byteCount else { return }
    let (wa, wb, wc, wd) = (weights[0], weights[1], weights[2], weights[3])
    @inline(__always) func product(_ value: Int16, _ weight: Int16) -> Int16 {
      Int16(truncatingIfNeeded: (Int32(value) &* Int32(weight)) >> 16)
    }
    for position in 0..<count {
      let upper = product(a[position], wa) &+ product(b[position], wb)
      let lower = product(c[position], wc) &+ product(d[position], wd)
      // Rounding: 8 is half of what the shift removes; 2 is the mean truncation loss of the four products.
      let value = (upper &+ lower &+ 10) >> 4
      target.storeBytes(
        of: UInt8(truncatingIfNeeded: max(0, min(255, value))), toByteOffset: first &+ position, as: UInt8.self)
    }
  }

  private func mixMany(
    from start: Int, _ weights: [Int16], to target: inout MutableRawSpan, _ first: Int, _ count: Int
  ) {
    var sums = Array(repeating: Int32(1) << (Self.productFractionBits - 1), count: count)
    Self.add(values, from: start, stride: 4 * width, weights, to: &sums)
    for position in 0..<count {
      let value = max(0, min(255, sums[position] >> Self.productFractionBits))
      target.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: first + position, as: UInt8.self)
    }
  }

  private static func add(
    _ values: [Int16], from start: Int, stride: Int, _ weights: [Int16], to sums: inout [Int32]
  ) {
    let count = sums.count
    var sums = sums.mutableSpan
    for (tap, weight) in weights.enumerated() where weight != 0 {
      let line = start + tap * stride
      let source = values.span.extracting(line..<line + count)
      for position in 0..<count { sums[position] &+= Int32(source[position]) &* Int32(weight) }
    }
  }
}
