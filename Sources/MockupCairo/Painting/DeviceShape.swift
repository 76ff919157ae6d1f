package import MockupScene

/// A filled path in pixels, with a fast test for its relation to a rectangle.
///
/// Almost nothing in a panel is near its corners, and almost all of a panel is completely covered, so neither needs a
/// test per pixel.
package struct DeviceShape: Hashable {
  package let path: Path
  let map: Transform
  let rule: Path.FillRule
  /// The bounding box of the shape in pixels.
  let bounds: Rect
  private let pieces: [Piece]

  package enum Containment {
    case inside
    case outside
    /// The relation is unknown, or the shape covers a part.
    case crossing
  }

  /// The straight line between the ends of a line or curve, and the bounding box of its control points.
  private struct Piece {
    var start: Point
    var end: Point
    var hull: Rect
  }

  package init(_ path: Path, _ map: Transform, _ rule: Path.FillRule = .nonZero) {
    self.path = path
    self.map = map
    self.rule = rule
    var pieces: [Piece] = []
    var first = Point.zero
    var pen = Point.zero
    pieces.reserveCapacity(path.elements.count)
    func addLine(to end: Point) { addCurve(pen, end, to: end) }
    func addCurve(_ first: Point, _ second: Point, to end: Point) {
      pieces.append(Piece(start: pen, end: end, hull: Rect(around: pen, first, second, end)))
      pen = end
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        if pen != first { addLine(to: first) }
        first = map.apply(p)
        pen = first
      case .line(let p): addLine(to: map.apply(p))
      case .curve(let p, let q, let r): addCurve(map.apply(p), map.apply(q), to: map.apply(r))
      case .close: if pen != first { addLine(to: first) }
      }
    }
    if pen != first { addLine(to: first) }
    self.pieces = pieces
    bounds =
      pieces.first.map { first in pieces.dropFirst().reduce(first.hull) { $0.union($1.hull) } }
      ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  // All other properties follow from these three.
  package static func == (one: DeviceShape, other: DeviceShape) -> Bool {
    one.map == other.map && one.rule == other.rule && one.path == other.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(map)
    hasher.combine(rule)
  }

  /// Returns the relation of a rectangle; a shared edge does not count as touching.
  package func containment(of rect: Rect) -> Containment {
    let slack = 1e-6
    var winding = 0
    let probe = Point(x: rect.midX, y: rect.midY)
    for piece in pieces {
      let hull = piece.hull
      guard
        hull.x >= rect.maxX - slack || hull.maxX <= rect.x + slack || hull.y >= rect.maxY - slack
          || hull.maxY <= rect.y + slack
      else { return .crossing }
      // Outside its hull, a curve has the same winding as the line between its ends.
      let (a, b) = (piece.start, piece.end)
      if (a.y <= probe.y) != (b.y <= probe.y) {
        let x = a.x + (probe.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > probe.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return (rule == .evenOdd ? winding % 2 != 0 : winding != 0) ? .inside : .outside
  }

  /// Returns whether a stroke along the outline may touch a rectangle.
  func outlineTouches(_ rect: Rect, reach: Double) -> Bool {
    let near = rect.inset(by: -reach)
    return pieces.contains {
      $0.hull.x <= near.maxX && $0.hull.maxX >= near.x && $0.hull.y <= near.maxY && $0.hull.maxY >= near.y
    }
  }
}

extension Rect {
  init(around a: Point, _ b: Point, _ c: Point, _ d: Point) {
    let (left, top) = (min(min(a.x, b.x), min(c.x, d.x)), min(min(a.y, b.y), min(c.y, d.y)))
    let (right, bottom) = (max(max(a.x, b.x), max(c.x, d.x)), max(max(a.y, b.y), max(c.y, d.y)))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
