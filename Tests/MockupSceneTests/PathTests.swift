import MockupScene
import Testing

@Suite struct PathTests {
  @Test(arguments: [0, 0.3, 0.6, 1])
  func roundedRectangleStaysInside(smoothing: Double) throws {
    let rect = Rect(x: 10, y: 20, width: 250, height: 120)
    let path = Path.roundedRectangle(rect, radius: 13, smoothing: smoothing)
    let bounds = try #require(path.controlBounds)
    #expect(rect.contains(bounds))
    #expect(abs(bounds.width - rect.width) < 1e-9 && abs(bounds.height - rect.height) < 1e-9)
  }

  @Test func cornerWithoutSmoothingIsACircle() {
    let path = Path.roundedRectangle(Rect(x: 0, y: 0, width: 100, height: 100), radius: 20)
    for point in path.sampledCurves where point.x > 80 && point.y < 20 {
      let distance = ((point.x - 80) * (point.x - 80) + (point.y - 20) * (point.y - 20)).squareRoot()
      #expect(abs(distance - 20) < 0.01)
    }
  }

  @Test func continuousCornerHasNoKink() {
    let path = Path.roundedRectangle(Rect(x: 0, y: 0, width: 200, height: 200), radius: 40, smoothing: 0.6)
    var previous: Point?
    for element in path.elements {
      guard case .curve(let c1, let c2, let end) = element else {
        previous = nil
        continue
      }
      if let (start, direction) = previous.map({ ($0, c1) }), let incoming = path.tangent(into: start) {
        let outgoing = Point(x: direction.x - start.x, y: direction.y - start.y).normalized
        #expect(abs(incoming.x * outgoing.y - incoming.y * outgoing.x) < 1e-6)
      }
      _ = c2
      previous = end
    }
  }

  @Test func radiusGivesWayToASmallRectangle() throws {
    let rect = Rect(x: 0, y: 0, width: 10, height: 6)
    let bounds = try #require(Path.roundedRectangle(rect, radius: 50, smoothing: 1).controlBounds)
    #expect(rect.contains(bounds))
  }

  @Test func mirroringTwiceChangesNothing() {
    let rect = Rect(x: 3, y: 4, width: 5, height: 6)
    #expect(rect.mirrored(in: 100).mirrored(in: 100) == rect)
  }

  @Test func transformsCombine() {
    let scale = Transform(scale: 2, about: Point(x: 10, y: 10))
    let move = Transform(scaleX: 1, scaleY: 1, tx: 5, ty: -5)
    #expect(move.after(scale).apply(Point(x: 10, y: 10)) == Point(x: 15, y: 5))
    #expect(scale.after(move).apply(Point(x: 10, y: 10)) == Point(x: 20, y: 0))
  }

  @Test(arguments: Array(stride(from: -7.0, through: 7, by: 0.25)))
  func sineAndCosineLieOnTheCircle(angle: Double) {
    let sine = Trigonometry.sine(angle)
    let cosine = Trigonometry.cosine(angle)
    #expect(abs(sine * sine + cosine * cosine - 1) < 1e-12)
    #expect(abs(Trigonometry.sine(2 * angle) - 2 * sine * cosine) < 1e-12)
  }
}

extension Point {
  fileprivate var normalized: Point {
    let length = (x * x + y * y).squareRoot()
    return Point(x: x / length, y: y / length)
  }
}

extension Path {
  /// Points on all curves.
  fileprivate var sampledCurves: [Point] {
    var points: [Point] = []
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p): current = p
      case .curve(let c1, let c2, let end):
        for step in 1...10 {
          let t = Double(step) / 10
          let u = 1 - t
          points.append(
            Point(
              x: u * u * u * current.x + 3 * u * u * t * c1.x + 3 * u * t * t * c2.x + t * t * t * end.x,
              y: u * u * u * current.y + 3 * u * u * t * c1.y + 3 * u * t * t * c2.y + t * t * t * end.y))
        }
        current = end
      case .close: break
      }
    }
    return points
  }

  /// The direction in which a curve arrives at a point.
  fileprivate func tangent(into point: Point) -> Point? {
    for case .curve(_, let c2, let end) in elements where end == point {
      return Point(x: end.x - c2.x, y: end.y - c2.y).normalized
    }
    return nil
  }
}
