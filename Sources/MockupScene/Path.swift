/// A path of lines and cubic Bézier curves.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve: two control points and the end.
    case curve(Point, Point, Point)
    case close
  }

  /// The rule that determines the inside of a path.
  public enum FillRule: Hashable, Sendable {
    /// The winding number is not 0.
    case nonZero
    /// The number of crossings is odd.
    case evenOdd
  }

  /// The elements, in order.
  public var elements: [Element]

  /// Creates a path.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Whether all coordinates are finite; ``controlBounds`` may ignore others.
  public var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.isFinite
      case .curve(let c1, let c2, let p): c1.isFinite && c2.isFinite && p.isFinite
      case .close: true
      }
    }
  }

  /// Begins a subpath.
  public mutating func move(x: Double, y: Double) {
    elements.append(.move(Point(x: x, y: y)))
  }

  /// Appends a line.
  public mutating func line(x: Double, y: Double) {
    elements.append(.line(Point(x: x, y: y)))
  }

  /// Appends a cubic Bézier curve.
  public mutating func curve(_ c1: Point, _ c2: Point, _ end: Point) {
    elements.append(.curve(c1, c2, end))
  }

  /// Closes the subpath.
  public mutating func close() {
    elements.append(.close)
  }

  /// Appends another path.
  public mutating func append(_ other: Path) {
    elements.append(contentsOf: other.elements)
  }

  public func applying(_ map: Transform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let p): .move(map.apply(p))
        case .line(let p): .line(map.apply(p))
        case .curve(let c1, let c2, let p): .curve(map.apply(c1), map.apply(c2), map.apply(p))
        case .close: .close
        }
      })
  }

  /// The bounds of all points and control points; `nil` for an empty path.
  public var controlBounds: Rect? {
    var bounds: (left: Double, top: Double, right: Double, bottom: Double)?
    func add(_ p: Point) {
      guard let old = bounds else {
        bounds = (p.x, p.y, p.x, p.y)
        return
      }
      bounds = (min(old.left, p.x), min(old.top, p.y), max(old.right, p.x), max(old.bottom, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .curve(let c1, let c2, let p):
        add(c1)
        add(c2)
        add(p)
      case .close: break
      }
    }
    return bounds.map { Rect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path {
  /// The distance of a control point, in radii, for the best cubic approximation of a quarter circle.
  public static let quarterCircle = 0.5522847498307936

  public static func rectangle(_ r: Rect) -> Path {
    var path = Path()
    path.move(x: r.x, y: r.y)
    path.line(x: r.maxX, y: r.y)
    path.line(x: r.maxX, y: r.maxY)
    path.line(x: r.x, y: r.maxY)
    path.close()
    return path
  }

  /// Returns an ellipse that fills a rectangle.
  public static func ellipse(in r: Rect) -> Path {
    let kx = r.width / 2 * quarterCircle
    let ky = r.height / 2 * quarterCircle
    func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    var path = Path()
    path.move(x: r.maxX, y: r.midY)
    path.curve(p(r.maxX, r.midY + ky), p(r.midX + kx, r.maxY), p(r.midX, r.maxY))
    path.curve(p(r.midX - kx, r.maxY), p(r.x, r.midY + ky), p(r.x, r.midY))
    path.curve(p(r.x, r.midY - ky), p(r.midX - kx, r.y), p(r.midX, r.y))
    path.curve(p(r.midX + kx, r.y), p(r.maxX, r.midY - ky), p(r.maxX, r.midY))
    path.close()
    return path
  }

  /// Returns a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - r: the rectangle.
  ///   - radius: the radius of the corners, in points.
  ///   - smoothing: 0 for circular corners; up to 1 for *continuous* corners, whose curvature increases gradually.
  ///     Apple's platforms use about 0.6. A corner takes `(1 + smoothing) · radius` of each edge; smoothing decreases
  ///     if that exceeds half the edge.
  public static func roundedRectangle(_ r: Rect, radius: Double, smoothing: Double = 0) -> Path {
    let half = min(r.width, r.height) / 2
    let radius = max(0, min(radius, half))
    guard radius > 0 else { return rectangle(r) }
    let corner = ContinuousCorner(radius: radius, smoothing: max(0, min(smoothing, half / radius - 1, 1)))
    // Each corner in a local frame: the first axis points back along the incoming edge, the second along the outgoing
    // edge.
    let corners: [(at: Point, back: Point, forth: Point)] = [
      (Point(x: r.maxX, y: r.y), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: r.maxX, y: r.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: r.x, y: r.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (Point(x: r.x, y: r.y), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    var path = Path()
    for (index, frame) in corners.enumerated() {
      func point(_ u: Double, _ v: Double) -> Point {
        Point(
          x: frame.at.x + u * frame.back.x + v * frame.forth.x,
          y: frame.at.y + u * frame.back.y + v * frame.forth.y)
      }
      let start = point(corner.extent, 0)
      if index == 0 { path.move(x: start.x, y: start.y) } else { path.line(x: start.x, y: start.y) }
      for curve in corner.curves {
        path.curve(
          point(curve.0.x, curve.0.y), point(curve.1.x, curve.1.y), point(curve.2.x, curve.2.y))
      }
    }
    path.close()
    return path
  }
}

/// The curves of a rounded corner, in a frame with its origin at the sharp corner: x points back along the incoming
/// edge, y along the outgoing edge.
///
/// A circular arc in the middle joins each straight edge by a cubic curve, whose curvature starts at zero. The angles
/// follow from two constraints: the curve is tangent at both ends, and its control points divide the distance along the
/// edge evenly.
private struct ContinuousCorner {
  /// The length of each edge that the corner takes.
  let extent: Double
  let curves: [(Point, Point, Point)]

  init(radius: Double, smoothing: Double) {
    extent = (1 + smoothing) * radius
    let arcAngle = (1 - smoothing) * Double.pi / 2
    // The arc is symmetric about the diagonal; its center is (radius, radius).
    let startAngle = Double.pi / 4 - arcAngle / 2
    let sine = Trigonometry.sine(startAngle)
    let cosine = Trigonometry.cosine(startAngle)
    // The start of the arc; its direction there points to the other edge.
    let arcStart = Point(x: radius - radius * sine, y: radius - radius * cosine)
    let arcEnd = Point(x: arcStart.y, y: arcStart.x)
    // A circular arc as one cubic: the handle is 4/3·tan(angle/4)·radius.
    let quarterAngle = arcAngle / 4
    let handle =
      4 / 3 * Trigonometry.sine(quarterAngle) / Trigonometry.cosine(quarterAngle) * radius
    let arc = (
      Point(x: arcStart.x - handle * cosine, y: arcStart.y + handle * sine),
      Point(x: arcEnd.x + handle * sine, y: arcEnd.y - handle * cosine), arcEnd
    )
    guard smoothing > 0 else {
      curves = [arc]
      return
    }
    // The tangent at the arc's start meets the edge here; the rest of the distance is split 2 to 1.
    let tangentEnd = arcStart.x + arcStart.y * cosine / sine
    let inner = tangentEnd
    let outer = extent - (extent - tangentEnd) * 2 / 3
    curves = [
      (Point(x: outer, y: 0), Point(x: inner, y: 0), arcStart),
      arc,
      (Point(x: 0, y: inner), Point(x: 0, y: outer), Point(x: 0, y: extent)),
    ]
  }
}
