import Scene

/// A clip, and a quick answer to whether a shape lies wholly inside of it.
///
/// Cairo takes many times longer for what is painted through a curved clip, and nearly all that is in a panel does
/// not come near its corners.
struct DeviceClip {
  let path: Path
  let map: Transform
  /// The rectangle around the clip, in pixels.
  let bounds: Rect
  private let pieces: [Piece]

  /// A straight line from one end of a line or curve to the other, and the rectangle around its control points.
  private struct Piece {
    var start: Point
    var end: Point
    var hull: Rect
  }

  init(_ path: Path, _ map: Transform) {
    self.path = path
    self.map = map
    var pieces: [Piece] = []
    var first = Point.zero
    var pen = Point.zero
    func add(to end: Point, by controls: [Point] = []) {
      let points = controls + [pen, end]
      let left = points.reduce(Double.infinity) { min($0, $1.x) }
      let top = points.reduce(Double.infinity) { min($0, $1.y) }
      let right = points.reduce(-Double.infinity) { max($0, $1.x) }
      let bottom = points.reduce(-Double.infinity) { max($0, $1.y) }
      let hull = Rect(x: left, y: top, width: right - left, height: bottom - top)
      pieces.append(Piece(start: pen, end: end, hull: hull))
      pen = end
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        if pen != first { add(to: first) }
        first = map.apply(p)
        pen = first
      case .line(let p): add(to: map.apply(p))
      case .curve(let p, let q, let r): add(to: map.apply(r), by: [map.apply(p), map.apply(q)])
      case .close: if pen != first { add(to: first) }
      }
    }
    if pen != first { add(to: first) }
    self.pieces = pieces
    let nothing = Rect(x: 0, y: 0, width: 0, height: 0)
    bounds = pieces.dropFirst().reduce(pieces.first?.hull ?? nothing) { $0.union($1.hull) }
  }

  /// Whether the clip takes nothing away from a shape inside of `rect`; `false` when that is not certain.
  func contains(_ rect: Rect) -> Bool {
    let slack = 1e-6
    var winding = 0
    let probe = Point(x: rect.midX, y: rect.midY)
    for piece in pieces {
      let hull = piece.hull
      // No part of the outline may reach into the rectangle; lying on its edge is allowed.
      if hull.x < rect.maxX - slack, hull.maxX > rect.x + slack, hull.y < rect.maxY - slack,
        hull.maxY > rect.y + slack
      {
        return false
      }
      // Outside of its hull a curve winds around the middle as the line between its ends does.
      let (a, b) = (piece.start, piece.end)
      if (a.y <= probe.y) != (b.y <= probe.y) {
        let x = a.x + (probe.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > probe.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return winding != 0
  }
}
