import MockupScene

struct EllipticalArc {
  var radiusX: Double
  var radiusY: Double
  /// In degrees.
  var rotation: Double
  var isLarge: Bool
  /// Whether the angle increases.
  var isSweeping: Bool

  /// Returns the arc as cubic curves of at most 90 degrees each.
  func curves(from start: Point, to end: Point) -> [(Point, Point, Point)] {
    var rx = abs(radiusX)
    var ry = abs(radiusY)
    guard start != end else { return [] }
    guard rx > 0, ry > 0 else { return [(start, end, end)] }
    let angle = rotation * Double.pi / 180
    let sine = Trigonometry.sine(angle)
    let cosine = Trigonometry.cosine(angle)
    // Half the chord, in the ellipse's axes.
    let dx = (start.x - end.x) / 2
    let dy = (start.y - end.y) / 2
    let x = cosine * dx + sine * dy
    let y = -sine * dx + cosine * dy
    // Scales up radii that are too small, as SVG requires.
    let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let distance = reach < 1 ? (1 / reach - 1).squareRoot() : 0
    let factor = distance * (isLarge == isSweeping ? -1 : 1)
    let centerX = factor * rx * y / ry
    let centerY = -factor * ry * x / rx
    // Start and end on the unit circle.
    let from = Point(x: (x - centerX) / rx, y: (y - centerY) / ry)
    let to = Point(x: (-x - centerX) / rx, y: (-y - centerY) / ry)
    let middle = Point(
      x: cosine * centerX - sine * centerY + (start.x + end.x) / 2,
      y: sine * centerX + cosine * centerY + (start.y + end.y) / 2)
    func point(_ p: Point) -> Point {
      Point(
        x: middle.x + cosine * rx * p.x - sine * ry * p.y, y: middle.y + sine * rx * p.x + cosine * ry * p.y)
    }
    let direction = isSweeping ? 1.0 : -1.0
    var result = Self.unitArc(from: from, to: to, direction: direction, depth: 0).map { curve in
      (point(curve.0), point(curve.1), point(curve.2))
    }
    // The last point must equal the given one exactly.
    if let last = result.popLast() { result.append((last.0, last.1, end)) }
    return result
  }

  /// Halves an arc of the unit circle until each part is at most 90 degrees, without computing angles.
  private static func unitArc(
    from u: Point, to v: Point, direction: Double, depth: Int
  ) -> [(Point, Point, Point)] {
    let dot = max(-1, min(1, u.x * v.x + u.y * v.y))
    let turn = (u.x * v.y - u.y * v.x) * direction
    if depth < 4, turn < 0 || dot < -1e-9 {
      var half = Point(x: u.x + v.x, y: u.y + v.y)
      let length = (half.x * half.x + half.y * half.y).squareRoot()
      if length < 1e-6 {
        half = Point(x: -u.y * direction, y: u.x * direction)
      } else {
        let sign = turn < 0 ? -1.0 : 1.0
        half = Point(x: half.x / length * sign, y: half.y / length * sign)
      }
      return unitArc(from: u, to: half, direction: direction, depth: depth + 1)
        + unitArc(from: half, to: v, direction: direction, depth: depth + 1)
    }
    // The handle of a cubic that approximates an arc is 4/3·tan(angle/4).
    let halfCosine = ((1 + dot) / 2).squareRoot()
    let halfSine = ((1 - dot) / 2).squareRoot()
    let handle = 4 / 3 * halfSine / (1 + halfCosine) * direction
    return [
      (
        Point(x: u.x - handle * u.y, y: u.y + handle * u.x),
        Point(x: v.x + handle * v.y, y: v.y - handle * v.x), v
      )
    ]
  }
}
