/// How the pixels of one direction of a stretched raster come from the old ones: each is a weighted mean of all that it
/// touches.
struct ScalingAxis {
  /// Weights are counted in so many parts of 1.
  static let unit: Int16 = 1 << 14

  /// The first new pixel that is wanted.
  let first: Int
  /// The first new pixel of all.
  let origin: Int
  /// How many new pixels are wanted.
  let count: Int
  /// How many old pixels take part in each new one, those that weigh nothing included.
  let taps: Int
  /// For each new pixel the first old one that takes part.
  let starts: [Int]
  /// For each new pixel the weights of the old ones, `taps` of them. They add up to as much of the pixel as is covered.
  let weights: [Int16]
  /// Whether the pixels are not scaled at all, but moved by whole ones.
  let isIdentity: Bool
  /// Whether the first and the last new pixel of all are covered wholly.
  let isWhole: Bool

  /// - Parameters:
  ///   - length: how many old pixels there are.
  ///   - start: where the first of them begins, in new pixels.
  ///   - extent: how many new pixels all of them fill.
  ///   - limits: the new pixels that are wanted.
  init(from length: Int, start: Double, extent: Double, limits: Range<Int>) {
    let end = start + extent
    origin = Int(start.rounded(.down))
    let pixels = (origin..<Int(end.rounded(.up))).clamped(to: limits)
    first = pixels.lowerBound
    count = pixels.count
    isWhole = start == start.rounded() && end == end.rounded()
    isIdentity = start == start.rounded() && extent == Double(length)
    let step = Double(length) / extent
    // Made smaller, the bell widens to take in all that falls into a pixel.
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
      for place in low...max(low, high) {
        let weight = Self.bell((Double(place) - center) / spread)
        // Beyond the edge the outermost pixels go on.
        values[max(0, min(taps - 1, place - window))] += weight
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

  /// The old pixels that take part in some of the new ones, which are counted from the first that is wanted.
  func sources(of places: Range<Int>) -> Range<Int> {
    guard let low = starts[places].first, let high = starts[places].last else { return 0..<0 }
    return low..<high + taps
  }

  /// Adds whole numbers whose sum is as near as can be to the sum of the values, so that one color stays that color.
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
