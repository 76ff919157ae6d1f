import MockupScene

/// A gradient on the pixel grid: each pixel has the color at its middle, rounded to the nearest value.
///
/// Channels change linearly between stops along a row, so they are accumulated as integers from an exact start. At the
/// end of the widest possible row, the error is less than 1/500 of a step.
struct GradientPixels: PixelSource {
  /// A segment in which the channels change linearly: `base + slope · u`.
  private struct Piece {
    /// The position along the gradient at which the segment ends.
    var end: Double
    var base: SIMD4<Double>
    var slope: SIMD4<Double>
  }

  /// The largest change per pixel, in lengths of the gradient.
  private static let maximumSlope = 1e9
  /// The largest distance of the image's corner from the start, in lengths of the gradient.
  private static let maximumOffset = 1e15
  /// Stops closer than this form an edge.
  private static let shortest = 1e-9

  let frame: PixelFrame
  let isOpaque: Bool
  /// The position of pixel (x, y) along the gradient is `across · x + down · y + origin`; it never decreases along a
  /// row.
  private var across, down, origin: Double
  /// In ascending order, covering −∞ to +∞.
  private var pieces: [Piece] = []

  /// - Parameters:
  ///   - map: Transforms the gradient's coordinates to pixels.
  ///   - frame: The pixels to paint.
  /// - Returns: `nil` if the gradient has only one color or no length, or `map` is not invertible.
  init?(_ gradient: Scene.Gradient, _ map: Transform, frame: PixelFrame) {
    let determinant = map.a * map.d - map.b * map.c
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let square = dx * dx + dy * dy
    guard gradient.plainColor == nil, determinant != 0, square > 0 else { return nil }
    self.frame = frame
    isOpaque = gradient.isOpaque
    let (gx, gy) = (dx / square, dy / square)
    across = (gx * map.d - gy * map.b) / determinant
    down = (gy * map.a - gx * map.c) / determinant
    // A pixel's middle is half a pixel from its corner.
    origin = across * (0.5 - map.tx) + down * (0.5 - map.ty) - gx * gradient.start.x - gy * gradient.start.y
    // The comparisons also reject NaN. The limits prevent overflow far outside the visible range.
    guard abs(across) < Self.maximumSlope, abs(down) < Self.maximumSlope, abs(origin) < Self.maximumOffset else {
      return nil
    }
    var stops = gradient.stops.map { (position: $0.offset, color: Self.channels(Pixel.premultiplied($0.color))) }
    if across < 0 {
      (across, down, origin) = (-across, -down, -origin)
      stops = stops.reversed().map { (-$0.position, $0.color) }
    }
    guard let first = stops.first, let last = stops.last else { return nil }
    pieces.append(Piece(end: first.position, base: first.color, slope: .zero))
    for (from, to) in zip(stops, stops.dropFirst()) where to.position - from.position > Self.shortest {
      let slope = (to.color - from.color) / (to.position - from.position)
      pieces.append(Piece(end: to.position, base: from.color - slope * from.position, slope: slope))
    }
    pieces.append(Piece(end: .infinity, base: last.color, slope: .zero))
  }

  func write(_ part: PixelFrame, to pixels: inout [UInt32]) {
    Self.fit(&pixels, to: part)
    var span = pixels.mutableSpan
    for row in 0..<part.height {
      write(part.y + row, from: part.x, to: &span, row * part.width..<(row + 1) * part.width)
    }
  }

  /// Writes the pixels of a row.
  ///
  /// - Parameters:
  ///   - first: The column of the first pixel.
  ///   - indices: The target indexes.
  private func write(_ row: Int, from first: Int, to pixels: inout MutableSpan<UInt32>, _ indices: Range<Int>) {
    let start = down * Double(row) + origin
    var position = indices.lowerBound
    for piece in pieces {
      var end = indices.upperBound
      if across == 0 {
        if start >= piece.end { continue }
      } else if piece.end < .infinity {
        let column = ((piece.end - start) / across).rounded(.up) - Double(first)
        end = indices.lowerBound + Int(max(0, min(Double(indices.count), column)))
      }
      guard end > position else { continue }
      let u = start + across * Double(first + position - indices.lowerBound)
      let value = piece.base + piece.slope * u
      Self.fill(&pixels, position..<end, value, step: piece.slope * across)
      position = end
      if position == indices.upperBound { return }
    }
  }

  // MARK: Channels

  /// Binary digits after the point of the sums; with 8 before it, one bit is left.
  private static let fractionBits: UInt32 = 23

  /// Fills pixels with channels that start at a value and change linearly.
  private static func fill(
    _ pixels: inout MutableSpan<UInt32>, _ indices: Range<Int>, _ value: SIMD4<Double>, step: SIMD4<Double>
  ) {
    // This check removes bounds checks from the loop.
    guard indices.lowerBound >= 0, indices.upperBound <= pixels.count else { return }
    let unit = Double(1 << Self.fractionBits)
    // Rounding can slightly exceed the last color; the added half keeps the sum in range.
    let start = SIMD4<UInt32>((value.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)) + 0.5) * unit)
    let limit = SIMD4(repeating: 255.0)
    let slope = step.clamped(lowerBound: -limit, upperBound: limit) * unit
    let change = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int64>(slope.rounded(.toNearestOrEven)))
    if change == .zero {
      let pixel = pixel(start)
      for position in indices { pixels[position] = pixel }
      return
    }
    // Plain sums of known length, which the compiler vectorizes.
    var (blue, green, red, alpha) = (start[0], start[1], start[2], start[3])
    for position in indices {
      let low = (blue >> Self.fractionBits) | (green >> Self.fractionBits) << 8
      pixels[position] = low | (red >> Self.fractionBits) << 16 | (alpha >> Self.fractionBits) << 24
      blue &+= change[0]
      green &+= change[1]
      red &+= change[2]
      alpha &+= change[3]
    }
  }

  /// Returns blue, green, red, and alpha from 0 to 255.
  private static func channels(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
  }

  private static func pixel(_ channels: SIMD4<UInt32>) -> UInt32 {
    let values = channels &>> Self.fractionBits
    return values[3] << 24 | values[2] << 16 | values[1] << 8 | values[0]
  }
}
