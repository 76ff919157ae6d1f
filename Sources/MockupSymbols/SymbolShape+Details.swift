import MockupScene

extension SymbolShape {
  /// The minimum gap between a detail and its neighbors, in grid units.
  private static let minimumGap = 0.55
  /// The length in grid units from which a line determines the weight of a symbol.
  private static let longLine = 7.0

  /// Returns the greatest line width factor of each element.
  ///
  /// Details, such as rays, dots, and the bar of an exclamation mark, must not merge with each other or their
  /// neighbors, which have no such bound.
  func detailThicknesses(beside thickness: Double, keepsEdge: [Bool]) -> [Double] {
    let lines = elements.indices.map { index in
      FlatPath(elements[index].path).lines.map { ThickLine($0, of: elements[index], keepsEdge: keepsEdge[index]) }
    }
    let isDetail = elements.indices.map { index in
      guard !keepsEdge[index] else { return false }
      // In parallel bars, such as a waveform, every gap is a detail.
      let isBars = lines[index].count > 2 && lines[index].allSatisfy { $0.path.points.count == 2 }
      return isBars
        || lines[index].allSatisfy { line in
          (elements[index].fill != nil || !line.path.isClosed) && max(line.box.width, line.box.height) < Self.longLine
        }
    }
    var limits = elements.map { _ in Double.infinity }
    for detail in elements.indices where isDetail[detail] {
      for (index, line) in lines[detail].enumerated() {
        for other in elements.indices {
          let others = other == detail ? lines[other][..<index] : lines[other][...]
          for neighbor in others {
            let gap = line.gap(to: neighbor, leaving: Self.minimumGap)
            // Touching elements have no gap to keep.
            guard gap > Self.minimumGap / 2 else { continue }
            let growth = line.growth + (isDetail[other] ? neighbor.growth : 0)
            let taken = isDetail[other] ? 0 : neighbor.growth * (thickness - 1)
            limits[detail] = min(limits[detail], 1 + max(0, gap - Self.minimumGap - taken) / growth)
          }
        }
      }
    }
    return limits
  }
}

/// A stroke, or a contour of a filled form, for measuring gaps.
private struct ThickLine {
  var path: FlatPath.Line
  var box: Rect
  /// The distance from the path to the painted edge, in grid units.
  var reach: Double
  /// The increase of `reach` at twice the width.
  var growth: Double

  init(_ path: FlatPath.Line, of element: SymbolShape.Element, keepsEdge: Bool) {
    self.path = path
    let (xs, ys) = (path.points.map { $0.x }, path.points.map { $0.y })
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    box = Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    reach = (element.strokeWidth ?? 0) / 2
    growth = keepsEdge ? 0 : (element.strokeWidth ?? SymbolShape.standardLineWidth) / 2
  }

  /// Returns the gap between two painted lines; infinite if they are too far apart to meet.
  func gap(to other: ThickLine, leaving minimum: Double) -> Double {
    let room = reach + other.reach + 2 * (growth + other.growth) + minimum
    guard box.inset(by: -room).overlaps(other.box) else { return .infinity }
    return path.distance(to: other.path) - reach - other.reach
  }
}

extension FlatPath.Line {
  /// Returns the distance between center lines; 0 if they cross.
  fileprivate func distance(to other: FlatPath.Line) -> Double {
    let (segments, others) = (segments, other.segments)
    var minimum = Double.infinity
    for segment in segments {
      for other in others { minimum = min(minimum, segment.distance(to: other)) }
    }
    return minimum
  }

  private var segments: [Segment] {
    guard let first = points.first else { return [] }
    let ends = points.dropFirst() + (isClosed || points.count == 1 ? [first] : [])
    return zip(points, ends).map { Segment(start: $0, end: $1) }
  }

  private struct Segment {
    var start, end: Point

    func distance(to other: Segment) -> Double {
      if isCrossed(by: other), other.isCrossed(by: self) { return 0 }
      return min(
        min(distance(to: other.start), distance(to: other.end)), min(other.distance(to: start), other.distance(to: end))
      )
    }

    private func distance(to point: Point) -> Double {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let part = ((point.x - start.x) * dx + (point.y - start.y) * dy) / max(dx * dx + dy * dy, 1e-12)
      return point.distance(to: start.toward(end, min(1, max(0, part))))
    }

    /// Returns whether the ends of another segment are on both sides of the line through this one.
    private func isCrossed(by other: Segment) -> Bool {
      func side(_ point: Point) -> Double {
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      }
      return side(other.start) * side(other.end) < 0
    }
  }
}
