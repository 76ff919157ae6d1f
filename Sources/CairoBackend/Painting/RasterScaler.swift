import Scene

/// Brings rasters to another size: each new pixel is a weighted mean of all old ones that it touches.
enum RasterScaler {
  /// A raster on the grid of pixels.
  struct Placed {
    var raster: Raster
    /// The left top pixel.
    var x, y: Int
  }

  /// The most pixels that a scaled raster may have.
  private static let mostPixels = 1 << 28

  /// The pixels that a raster covers when it is stretched to a rectangle, whose edges may lie between pixels.
  ///
  /// - Parameter rows: the rows of the picture that are wanted.
  /// - Returns: `nil` where nothing is covered.
  static func stretch(_ raster: Raster, to rect: Rect, rows: Range<Int>) -> Placed? {
    guard raster.width > 0, raster.height > 0, rect.width > 0, rect.height > 0, abs(rect.x) < 1e7, abs(rect.y) < 1e7,
      rect.width < 1e7, rect.height < 1e7
    else { return nil }
    let across = Axis(from: raster.width, start: rect.x, length: rect.width)
    let down = Axis(from: raster.height, start: rect.y, length: rect.height, limits: rows)
    let (width, height) = (across.weights.count, down.weights.count)
    guard width > 0, height > 0, width.multipliedReportingOverflow(by: height).partialValue <= mostPixels else {
      return nil
    }
    if across.isIdentity, down.isIdentity, width == raster.width, height == raster.height {
      return Placed(raster: raster, x: across.first, y: down.first)
    }
    // Only the rows that are needed are brought to the new width.
    let needed = down.sources
    var lines: [SIMD4<Float>] = []
    lines.reserveCapacity(needed.count * width)
    for row in needed {
      for weights in across.weights {
        var sum = SIMD4<Float>()
        for (place, weight) in zip(weights.places, weights.values) {
          sum += channels(raster.pixels[row * raster.width + place]) * weight
        }
        lines.append(sum)
      }
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for weights in down.weights {
      for column in 0..<width {
        var sum = SIMD4<Float>()
        for (place, weight) in zip(weights.places, weights.values) {
          sum += lines[(place - needed.lowerBound) * width + column] * weight
        }
        pixels.append(pixel(sum))
      }
    }
    return Placed(raster: Raster(width: width, height: height, pixels: pixels), x: across.first, y: down.first)
  }

  /// How the pixels of one direction come from the old ones.
  private struct Axis {
    struct Weights {
      var places: Range<Int>
      var values: [Float]
    }

    /// The first new pixel.
    var first: Int
    var weights: [Weights] = []
    var isIdentity: Bool

    init(from count: Int, start: Double, length: Double, limits: Range<Int>? = nil) {
      let end = start + length
      var pixels = Int(start.rounded(.down))..<Int(end.rounded(.up))
      if let limits { pixels = pixels.clamped(to: limits) }
      first = pixels.lowerBound
      isIdentity = start == start.rounded() && length == Double(count)
      let step = Double(count) / length
      // Made smaller, the bell widens to take in all that falls into a pixel.
      let spread = max(1, step)
      for pixel in pixels {
        let center = (Double(pixel) + 0.5 - start) * step - 0.5
        let low = Int((center - 2 * spread).rounded(.up))
        let high = Int((center + 2 * spread).rounded(.down))
        // Beyond the edge the outermost pixels go on.
        let places = max(0, min(count - 1, low))..<max(0, min(count - 1, high)) + 1
        var values = Array(repeating: 0.0, count: places.count)
        var sum = 0.0
        for place in low...max(low, high) {
          let weight = RasterScaler.bell((Double(place) - center) / spread)
          values[max(places.lowerBound, min(places.upperBound - 1, place)) - places.lowerBound] += weight
          sum += weight
        }
        let coverage = min(Double(pixel) + 1, end) - max(Double(pixel), start)
        weights.append(Weights(places: places, values: values.map { Float($0 / sum * coverage) }))
      }
    }

    /// The old pixels that take part.
    var sources: Range<Int> {
      let low = weights.map(\.places.lowerBound).min() ?? 0
      return low..<max(low, weights.map(\.places.upperBound).max() ?? 0)
    }
  }

  /// Mitchell and Netravali's cubic with B = C = 1/3: neither blurred nor ringing to the eye.
  private static func bell(_ x: Double) -> Double {
    let x = abs(x)
    if x < 1 { return (7 * x * x * x - 12 * x * x + 16.0 / 3) / 6 }
    if x < 2 { return (-7.0 / 3 * x * x * x + 12 * x * x - 20 * x + 32.0 / 3) / 6 }
    return 0
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(Float(pixel >> 24), Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
  }

  /// The nearest pixel; no color is stronger than its alpha.
  private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    let alpha = max(0, min(255, channels[0].rounded()))
    func part(_ value: Float) -> UInt32 { UInt32(max(0, min(alpha, value.rounded()))) }
    return UInt32(alpha) << 24 | part(channels[1]) << 16 | part(channels[2]) << 8 | part(channels[3])
  }
}
