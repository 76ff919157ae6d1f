/// Source pixels and weights along one axis of a scaled raster: each new pixel is a weighted mean of the source pixels
/// that it touches.
struct ScalingAxis {
  /// The weight that represents 1.
  static let unit: Int16 = 1 << 14

  /// The first requested pixel.
  let first: Int
  /// The first of all new pixels.
  let origin: Int
  /// The number of requested pixels.
  let count: Int
  /// The number of source pixels per new pixel, including those of weight 0.
  let taps: Int
  /// The first source pixel of each new pixel.
  let starts: [Int]
  /// For each new pixel, `taps` weights, whose sum is the covered part of the pixel.
  let weights: [Int16]
  /// Whether pixels are only moved by whole pixels.
  let isIdentity: Bool
  /// Whether the first and the last of all new pixels are completely covered.
  let isIntegral: Bool

  /// - Parameters:
  ///   - length: The number of source pixels.
  ///   - start: The start of the first source pixel in new pixels.
  ///   - extent: The number of new pixels that all source pixels fill.
  ///   - limits: The requested pixels.
  init(from length: Int, start: Double, extent: Double, limits: Range<Int>) {
    let end = start + extent
    origin = Int(start.rounded(.down))
    let pixels = (origin..<Int(end.rounded(.up))).clamped(to: limits)
    first = pixels.lowerBound
    count = pixels.count
    isIntegral = start == start.rounded() && end == end.rounded()
    isIdentity = start == start.rounded() && extent == Double(length)
    let step = Double(length) / extent
    // For a reduction, the kernel widens to include everything that falls into a pixel.
    let spread = max(1, step)
    let taps = min(length, Int((4 * spread).rounded(.up)))
    var starts: [Int] = []
    var weights: [Int16] = []
    starts.reserveCapacity(pixels.count)
    weights.reserveCapacity(pixels.count * taps)
    var values = Array(repeating: 0.0, count: taps)
    for pixel in pixels {
      let center = (Double(pixel) + 0.5 - start) * step - 0.5
      let low = Int((center - 2 * spread).rounded(.down)) + 1
      let high = Int((center + 2 * spread).rounded(.down))
      let window = max(0, min(length - taps, low))
      for tap in 0..<taps { values[tap] = 0 }
      var sum = 0.0
      for index in low...max(low, high) {
        let weight = Self.bell((Double(index) - center) / spread)
        // The outermost pixels are repeated beyond the edges.
        values[max(0, min(taps - 1, index - window))] += weight
        sum += weight
      }
      let coverage = min(Double(pixel) + 1, end) - max(Double(pixel), start)
      starts.append(window)
      Self.append(values, factor: coverage * Double(Self.unit) / sum, to: &weights)
    }
    self.taps = taps
    self.starts = starts
    self.weights = weights
  }

  /// Returns the source pixels of some new pixels, given relative to the first requested one.
  func sources(of targets: Range<Int>) -> Range<Int> {
    guard let low = starts[targets].first, let high = starts[targets].last else { return 0..<0 }
    return low..<high + taps
  }

  /// Appends integers with error diffusion, so that a uniform color stays the same.
  private static func append(_ values: [Double], factor: Double, to weights: inout [Int16]) {
    var sum = 0.0
    var given = 0
    for value in values {
      sum += value * factor
      let total = Int(sum.rounded())
      weights.append(Int16(clamping: total - given))
      given = total
    }
  }

  /// Mitchell and Netravali's cubic with B = C = 1/3: neither blurred nor ringing to the eye.
  private static func bell(_ x: Double) -> Double {
    let x = abs(x)
    if x < 1 { return (7 * x * x * x - 12 * x * x + 16.0 / 3) / 6 }
    if x < 2 { return (-7.0 / 3 * x * x * x + 12 * x * x - 20 * x + 32.0 / 3) / 6 }
    return 0
  }
}
