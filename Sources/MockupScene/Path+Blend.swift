extension Path {
  /// Interpolates between this path and another of the same structure.
  ///
  /// The other path's contours may be in another order, such as the dots of a colon: each pairs with the nearest one
  /// that has the same kinds of elements.
  ///
  /// - Parameters:
  ///   - other: the path at a share of 1.
  ///   - share: the weight of the other path, from 0 to 1.
  ///   - tolerance: the maximum distance of paired points.
  /// - Returns: `nil` if the structures differ.
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

  private var contours: [Path] {
    var contours: [Path] = []
    for element in elements {
      if case .move = element { contours.append(Path()) }
      if contours.isEmpty { contours.append(Path()) }
      contours[contours.count - 1].elements.append(element)
    }
    return contours
  }

  /// Returns the maximum distance of corresponding points; `nil` if the kinds of elements differ.
  private func distance(to other: Path) -> Double? {
    guard elements.count == other.elements.count else { return nil }
    var maximum = 0.0
    for (one, two) in zip(elements, other.elements) {
      guard one.isSameStep(as: two) else { return nil }
      for (start, end) in zip(one.points, two.points) {
        maximum = max(maximum, abs(start.x - end.x), abs(start.y - end.y))
      }
    }
    return maximum
  }
}

extension Path.Element {
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
