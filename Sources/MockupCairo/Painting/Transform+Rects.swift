import MockupScene

extension Transform {
  /// Whether upright rectangles stay upright.
  var keepsUpright: Bool { b == 0 && c == 0 }

  func bounds(of rect: Rect) -> Rect {
    Rect(
      around: apply(rect.origin), apply(Point(x: rect.maxX, y: rect.y)), apply(Point(x: rect.x, y: rect.maxY)),
      apply(Point(x: rect.maxX, y: rect.maxY)))
  }

  /// The geometric mean of the scale factors.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }
}

extension Path {
  /// Whether the path is exactly one upright rectangle.
  var isRectangle: Bool {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4]
    else { return false }
    return a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x || a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
  }
}
