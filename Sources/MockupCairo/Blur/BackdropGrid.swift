import MockupScene

/// The grid of large pixels of a blurred backdrop. It starts at the image's origin.
struct BackdropGrid {
  /// The possible pixel sides in points; the largest that is fine enough for the blur is used. 1/2 matches the
  /// resolution of most screens, and all positions have few digits.
  private static let steps = [0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16]
  /// The smallest standard deviation, in pixels, that hides the pixels.
  private static let minimumSigma = 4.0
  /// Blurs wider than this, in points, look the same.
  private static let maximumSigma = 1000.0
  /// Extra pixels on each side for viewers: a cubic interpolation reads two pixels ahead.
  private static let margin = 2
  /// The longest side of a request, in points.
  private static let maximumPoints = 1e6
  /// The limits per side and in total.
  private static let maximumSide = 30_000
  private static let maximumPixels = 8_000_000

  /// The side of a pixel in points.
  let step: Double
  let blur: BoxBlur
  /// The pixels of the result; some may lie outside the image.
  let window: PixelFrame
  /// The pixels of the image to read. The outermost ones are repeated beyond the edges.
  let source: PixelFrame

  /// - Returns: `nil` if nothing is visible or a limit is exceeded.
  init?(_ request: BlurredBackdrop.Request, image: Size) {
    let rect = request.rect
    // The comparisons also reject NaN.
    guard rect.width > 0, rect.height > 0, rect.width < Self.maximumPoints, rect.height < Self.maximumPoints,
      abs(rect.x) < Self.maximumPoints, abs(rect.y) < Self.maximumPoints, request.sigma >= 0, image.width > 0,
      image.height > 0, image.width < Self.maximumPoints, image.height < Self.maximumPoints
    else { return nil }
    let sigma = min(request.sigma, Self.maximumSigma)
    let finest = Self.steps.lastIndex { $0 * Self.minimumSigma <= sigma } ?? 0
    for step in Self.steps[finest...] {
      let blur = BoxBlur(sigma: sigma / step)
      let scale = Transform(scaleX: 1 / step, scaleY: 1 / step)
      let touched = PixelFrame(around: scale.bounds(of: rect))
      let window = touched.grown(by: Self.margin)
      let near = window.grown(by: blur.reach)
      guard near.width <= Self.maximumSide, near.height <= Self.maximumSide,
        near.width * near.height <= Self.maximumPixels
      else { continue }
      self.step = step
      self.blur = blur
      self.window = window
      let columns = Self.indices(near.x..<near.maxX, within: image.width / step)
      let rows = Self.indices(near.y..<near.maxY, within: image.height / step)
      source = PixelFrame(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
      return
    }
    return nil
  }

  var rect: Rect { Transform(scaleX: step, scaleY: step).bounds(of: window.rect) }

  /// Returns the indexes of complete pixels within the image, or of the nearest one.
  private static func indices(_ indices: Range<Int>, within length: Double) -> Range<Int> {
    // A pixel partly outside the image would be partly transparent.
    let count = max(1, Int((length + 1e-6).rounded(.down)))
    let first = max(0, min(count - 1, indices.lowerBound))
    return first..<max(first + 1, min(count, indices.upperBound))
  }
}

extension PixelFrame {
  func grown(by count: Int) -> PixelFrame {
    PixelFrame(x: x - count, y: y - count, width: width + 2 * count, height: height + 2 * count)
  }
}
