import MockupScene

/// The few large pixels through which a translucent panel is seen. Their grid begins at the picture's origin.
struct BackdropGrid {
  /// The sides that a pixel may have, in points: for each the blur is no finer than it has to be. With 1/2 there are as
  /// many pixels as most screens have, and the places of all of them have few digits.
  private static let steps = [0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16]
  /// The least standard deviation that hides the pixels, counted in pixels.
  private static let leastSigma = 4.0
  /// A wider blur than this, in points, looks no different.
  private static let mostSigma = 1000.0
  /// The pixels on each side that are there for viewers alone: a cubic curve looks two pixels ahead.
  private static let margin = 2
  /// The longest side of a request, in points.
  private static let mostPoints = 1e6
  /// The most pixels a side, and in all.
  private static let mostASide = 30_000
  private static let mostPixels = 8_000_000

  /// The side of a pixel, in points.
  let step: Double
  let blur: BoxBlur
  /// The pixels that are handed out; some may lie outside of the picture.
  let window: PixelFrame
  /// The pixels of the picture that are looked at. Beyond them the outermost go on.
  let source: PixelFrame

  /// - Returns: `nil` where there is nothing to see, or far too much.
  init?(_ request: BlurredBackdrop.Request, picture: Size) {
    let rect = request.rect
    // Also false for what is no number.
    guard rect.width > 0, rect.height > 0, rect.width < Self.mostPoints, rect.height < Self.mostPoints,
      abs(rect.x) < Self.mostPoints, abs(rect.y) < Self.mostPoints, request.sigma >= 0, picture.width > 0,
      picture.height > 0, picture.width < Self.mostPoints, picture.height < Self.mostPoints
    else { return nil }
    let sigma = min(request.sigma, Self.mostSigma)
    let finest = Self.steps.lastIndex { $0 * Self.leastSigma <= sigma } ?? 0
    for step in Self.steps[finest...] {
      let blur = BoxBlur(sigma: sigma / step)
      let scale = Transform(scaleX: 1 / step, scaleY: 1 / step)
      let touched = PixelFrame(around: scale.bounds(of: rect))
      let window = touched.grown(by: Self.margin)
      let near = window.grown(by: blur.reach)
      guard near.width <= Self.mostASide, near.height <= Self.mostASide, near.width * near.height <= Self.mostPixels
      else { continue }
      self.step = step
      self.blur = blur
      self.window = window
      let columns = Self.places(near.x..<near.maxX, within: picture.width / step)
      let rows = Self.places(near.y..<near.maxY, within: picture.height / step)
      source = PixelFrame(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
      return
    }
    return nil
  }

  /// The rectangle that the window fills, in points.
  var rect: Rect { Transform(scaleX: step, scaleY: step).bounds(of: window.rect) }

  /// The places that lie in the picture as a whole, or the one that is nearest to them.
  private static func places(_ places: Range<Int>, within length: Double) -> Range<Int> {
    // A pixel that only a part of the picture fills would let nothing shine in.
    let count = max(1, Int((length + 1e-6).rounded(.down)))
    let first = max(0, min(count - 1, places.lowerBound))
    return first..<max(first + 1, min(count, places.upperBound))
  }
}

extension PixelFrame {
  /// The frame with some more pixels on each side.
  func grown(by count: Int) -> PixelFrame {
    PixelFrame(x: x - count, y: y - count, width: width + 2 * count, height: height + 2 * count)
  }
}
