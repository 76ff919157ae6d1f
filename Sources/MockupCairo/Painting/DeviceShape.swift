import MockupScene

/// The inside of a path, in pixels, and a quick answer to where a rectangle stands to it.
///
/// Nearly all that is in a panel does not come near its corners, and nearly all of a panel is wholly covered: neither
/// needs to be looked at pixel by pixel.
struct DeviceShape: Hashable {
  let path: Path
  let map: Transform
  let rule: Path.FillRule
  /// The rectangle around the shape, in pixels.
  let bounds: Rect
  private let pieces: [Piece]

  /// Where a rectangle stands to a shape.
  enum Standing {
    /// The shape covers all of it.
    case inside
    /// The shape covers nothing of it.
    case outside
    /// It may be either, or both.
    case crossing
  }

  /// A straight line from one end of a line or curve to the other, and the rectangle around its control points.
  private struct Piece {
    var start: Point
    var end: Point
    var hull: Rect
  }

  init(_ path: Path, _ map: Transform, _ rule: Path.FillRule = .nonZero) {
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

  // All else follows from these.
  static func == (one: DeviceShape, other: DeviceShape) -> Bool {
    one.map == other.map && one.rule == other.rule && one.path == other.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(map)
    hasher.combine(rule)
  }

  /// Where a rectangle stands; lying on the outline with an edge counts as not touching it.
  func standing(of rect: Rect) -> Standing {
    let slack = 1e-6
    var winding = 0
    let probe = Point(x: rect.midX, y: rect.midY)
    for piece in pieces {
      let hull = piece.hull
      guard
        hull.x >= rect.maxX - slack || hull.maxX <= rect.x + slack || hull.y >= rect.maxY - slack
          || hull.maxY <= rect.y + slack
      else { return .crossing }
      // Outside of its hull a curve winds around the middle as the line between its ends does.
      let (a, b) = (piece.start, piece.end)
      if (a.y <= probe.y) != (b.y <= probe.y) {
        let x = a.x + (probe.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > probe.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return (rule == .evenOdd ? winding % 2 != 0 : winding != 0) ? .inside : .outside
  }

  /// Whether a line of some thickness along the outline may touch a rectangle.
  func outlineTouches(_ rect: Rect, reach: Double) -> Bool {
    let near = rect.inset(by: -reach)
    return pieces.contains {
      $0.hull.x <= near.maxX && $0.hull.maxX >= near.x && $0.hull.y <= near.maxY && $0.hull.maxY >= near.y
    }
  }
}

extension Rect {
  /// The smallest rectangle around four points.
  init(around a: Point, _ b: Point, _ c: Point, _ d: Point) {
    let (left, top) = (min(min(a.x, b.x), min(c.x, d.x)), min(min(a.y, b.y), min(c.y, d.y)))
    let (right, bottom) = (max(max(a.x, b.x), max(c.x, d.x)), max(max(a.y, b.y), max(c.y, d.y)))
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
