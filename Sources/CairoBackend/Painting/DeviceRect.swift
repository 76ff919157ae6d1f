import Scene

extension Transform {
  /// Whether rectangles stay upright rectangles.
  var keepsUpright: Bool { b == 0 && c == 0 }

  /// The upright rectangle around the image of a rectangle.
  func bounds(of rect: Rect) -> Rect {
    let corners = [
      apply(rect.origin), apply(Point(x: rect.maxX, y: rect.y)), apply(Point(x: rect.x, y: rect.maxY)),
      apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    let left = corners.reduce(Double.infinity) { min($0, $1.x) }
    let top = corners.reduce(Double.infinity) { min($0, $1.y) }
    let right = corners.reduce(-Double.infinity) { max($0, $1.x) }
    let bottom = corners.reduce(-Double.infinity) { max($0, $1.y) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How much longer a line becomes, in the mean of all directions.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }
}
