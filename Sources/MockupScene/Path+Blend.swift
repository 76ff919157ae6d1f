extension Path {
  /// The outline between this one and another of the same form.
  ///
  /// Contours may stand in another order there, as in the dots of a colon: each is paired with the nearest one that is
  /// drawn with the same steps.
  ///
  /// - Parameters:
  ///   - other: the other outline.
  ///   - share: how much of the other one there is in it, from 0 to 1.
  ///   - tolerance: how far a point may lie from the one that it is paired with.
  /// - Returns: `nil` where the other one has another form.
  public func blended(with other: Path, share: Double, tolerance: Double) -> Path? {
    var candidates = other.contours
    var path = Path()
    path.elements.reserveCapacity(elements.count)
    for contour in contours {
      let distances = candidates.map { contour.distance(to: $0) ?? .infinity }
      guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }),
        distances[nearest] <= tolerance
      else { return nil }
      for (one, two) in zip(contour.elements, candidates.remove(at: nearest).elements) {
        path.elements.append(one.blended(with: two, share: share))
      }
    }
    return candidates.isEmpty ? path : nil
  }

  /// The parts that begin with a move of the pen.
  private var contours: [Path] {
    var contours: [Path] = []
    for element in elements {
      if case .move = element { contours.append(Path()) }
      if contours.isEmpty { contours.append(Path()) }
      contours[contours.count - 1].elements.append(element)
    }
    return contours
  }

  /// How far the points of two outlines lie from each other at most; `nil` where the steps are others.
  private func distance(to other: Path) -> Double? {
    guard elements.count == other.elements.count else { return nil }
    var most = 0.0
    for (one, two) in zip(elements, other.elements) {
      guard one.isSameStep(as: two) else { return nil }
      for (start, end) in zip(one.points, two.points) {
        most = max(most, abs(start.x - end.x), abs(start.y - end.y))
      }
    }
    return most
  }
}

extension Path.Element {
  /// The points of the step, its end last.
  fileprivate var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  fileprivate func isSameStep(as other: Self) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.curve, .curve), (.close, .close): true
    case (.move, _), (.line, _), (.curve, _), (.close, _): false
    }
  }

  /// The step between this one and another of its kind.
  fileprivate func blended(with other: Self, share: Double) -> Self {
    func between(_ one: Point, _ two: Point) -> Point {
      Point(x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share)
    }
    return switch (self, other) {
    case (.move(let one), .move(let two)): .move(between(one, two))
    case (.line(let one), .line(let two)): .line(between(one, two))
    case (.curve(let a, let b, let one), .curve(let c, let d, let two)):
      .curve(between(a, c), between(b, d), between(one, two))
    case (.move, _), (.line, _), (.curve, _), (.close, _): self
    }
  }
}
