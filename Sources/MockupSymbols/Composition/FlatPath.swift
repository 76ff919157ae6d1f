package import MockupScene

package struct FlatPath {
  package struct Line {
    package var points: [Point]
    var isClosed: Bool
  }

  /// The maximum distance from the curve, in grid units: a hundredth of a point in a menu.
  static let tolerance = 0.008

  /// The minimum distance of two corners, in grid units.
  static let minimum = 1e-4

  package var lines: [Line] = []

  package init(_ path: Path) {
    for stroke in PenStroke.strokes(of: path) {
      var line = Line(points: [stroke.start], isClosed: stroke.isClosed)
      for piece in stroke.pieces { line.append(piece) }
      if line.isClosed, line.points.count > 1, let last = line.points.last,
        last.distance(to: stroke.start) < Self.minimum
      {
        line.points.removeLast()
      }
      lines.append(line)
    }
  }
}

extension FlatPath.Line {
  fileprivate mutating func append(_ piece: PenStroke.Piece) {
    guard !piece.isStraight else {
      add(piece.end)
      return
    }
    // The second difference of the control points bounds the distance of a cubic curve from its chords.
    let dx = max(
      abs(piece.start.x - 2 * piece.first.x + piece.second.x), abs(piece.first.x - 2 * piece.second.x + piece.end.x))
    let dy = max(
      abs(piece.start.y - 2 * piece.first.y + piece.second.y), abs(piece.first.y - 2 * piece.second.y + piece.end.y))
    let bend = (dx * dx + dy * dy).squareRoot()
    let count = max(2, min(64, (0.75 * bend / FlatPath.tolerance).squareRoot().rounded(.up)))
    for index in 1...Int(count) { add(piece.point(at: Double(index) / count)) }
  }

  private mutating func add(_ point: Point) {
    // A segment between nearly equal points has no reliable direction.
    guard let last = points.last, last.distance(to: point) < FlatPath.minimum else {
      points.append(point)
      return
    }
  }
}

/// A subpath of lines and curves.
package struct PenStroke {
  /// A cubic curve; a line has its control points at its ends.
  struct Piece {
    var start, first, second, end: Point

    var isStraight: Bool { first == start && second == end }

    func point(at t: Double) -> Point {
      guard !isStraight else { return start.toward(end, t) }
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(
        x: a * start.x + b * first.x + c * second.x + d * end.x,
        y: a * start.y + b * first.y + c * second.y + d * end.y)
    }

    /// Returns the part between two parameters from 0 to 1.
    func part(from low: Double, to high: Double) -> Piece {
      guard !isStraight else {
        let (from, to) = (start.toward(end, low), start.toward(end, high))
        return Piece(start: from, first: from, second: to, end: to)
      }
      let rest = split(at: high).0
      return high > 0 ? rest.split(at: low / high).1 : rest
    }

    private func split(at t: Double) -> (Piece, Piece) {
      let (a, b, c) = (start.toward(first, t), first.toward(second, t), second.toward(end, t))
      let (d, e) = (a.toward(b, t), b.toward(c, t))
      let middle = d.toward(e, t)
      return (
        Piece(start: start, first: a, second: d, end: middle), Piece(start: middle, first: e, second: c, end: end)
      )
    }
  }

  var start: Point
  var pieces: [Piece] = []
  var isClosed = false

  /// Returns the subpaths of a path, without moves that draw nothing.
  static func strokes(of path: Path) -> [PenStroke] {
    var result: [PenStroke] = []
    var open: PenStroke?
    func line(from start: Point, to end: Point) -> Piece { Piece(start: start, first: start, second: end, end: end) }
    for element in path.elements {
      switch element {
      case .move(let point):
        if let open, !open.pieces.isEmpty { result.append(open) }
        open = PenStroke(start: point)
      case .line(let end):
        if let at = open?.end { open?.pieces.append(line(from: at, to: end)) }
      case .curve(let first, let second, let end):
        if let at = open?.end { open?.pieces.append(Piece(start: at, first: first, second: second, end: end)) }
      case .close:
        guard var closed = open else { continue }
        if closed.end != closed.start { closed.pieces.append(line(from: closed.end, to: closed.start)) }
        closed.isClosed = true
        if !closed.pieces.isEmpty { result.append(closed) }
        open = PenStroke(start: closed.start)
      }
    }
    if let open, !open.pieces.isEmpty { result.append(open) }
    return result
  }

  var end: Point { pieces.last?.end ?? start }

  var path: Path {
    var path = Path([.move(start)])
    for piece in pieces {
      path.elements.append(piece.isStraight ? .line(piece.end) : .curve(piece.first, piece.second, piece.end))
    }
    if isClosed { path.close() }
    return path
  }
}

extension Point {
  /// Interpolates linearly; `t` is from 0 to 1.
  package func toward(_ other: Point, _ t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  package func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
