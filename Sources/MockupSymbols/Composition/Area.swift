package import MockupScene

package struct Area {
  package var contours: [[Point]]
  package var rule: Path.FillRule

  package init(contours: [[Point]], rule: Path.FillRule) {
    self.contours = contours
    self.rule = rule
  }

  package func contains(_ point: Point) -> Bool {
    var winding = 0
    for contour in contours {
      guard var from = contour.last else { continue }
      for to in contour {
        if (from.y <= point.y) != (to.y <= point.y) {
          let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
          if to.y > from.y, side > 0 { winding += 1 }
          if to.y < from.y, side < 0 { winding -= 1 }
        }
        from = to
      }
    }
    switch rule {
    case .nonZero: return winding != 0
    case .evenOdd: return winding % 2 != 0
    }
  }

  package var path: Path {
    var path = Path()
    for contour in contours {
      for (index, point) in contour.enumerated() { path.elements.append(index == 0 ? .move(point) : .line(point)) }
      path.close()
    }
    return path
  }

  package var balance: (size: Double, center: Point) {
    var size = 0.0
    var center = Point.zero
    for contour in contours {
      guard var from = contour.last else { continue }
      for to in contour {
        let cross = from.x * to.y - to.x * from.y
        size += cross / 2
        center.x += (from.x + to.x) * cross / 6
        center.y += (from.y + to.y) * cross / 6
        from = to
      }
    }
    guard abs(size) > 1e-9 else { return (0, .zero) }
    return (abs(size), Point(x: center.x / size, y: center.y / size))
  }
}

/// Computes the common outline of polygons minus other polygons.
///
/// All edges are split at their crossings. A piece stays if exactly one of its sides is inside; the remaining pieces
/// are joined into contours. Corners snap to a fine grid, so that adjacent pieces meet exactly.
package struct AreaSum {
  private struct Corner: Hashable, Comparable {
    var x, y: Int64

    static let unit = 1.0 / 65536

    init(_ point: Point) {
      x = Int64((point.x / Self.unit).rounded())
      y = Int64((point.y / Self.unit).rounded())
    }

    var point: Point { Point(x: Double(x) * Self.unit, y: Double(y) * Self.unit) }

    static func < (one: Corner, other: Corner) -> Bool { (one.x, one.y) < (other.x, other.y) }
  }

  private struct Edge: Hashable {
    var low, high: Corner

    init?(_ one: Corner, _ other: Corner) {
      guard one != other else { return nil }
      (low, high) = one < other ? (one, other) : (other, one)
    }
  }

  private let added: [Area]
  private let removed: [Area]

  /// Returns the outline for the even-odd rule; `nil` if there are too many edges.
  package static func outline(of added: [Area], minus removed: [Area] = []) -> Area? {
    let sum = AreaSum(added: added.map(snapped), removed: removed.map(snapped))
    guard let edges = sum.edges(), let pieces = sum.split(edges) else { return nil }
    return Area(contours: sum.strung(pieces), rule: .evenOdd)
  }

  private static func snapped(_ area: Area) -> Area {
    Area(contours: area.contours.map { $0.map { Corner($0).point } }, rule: area.rule)
  }

  private func contains(_ point: Point) -> Bool {
    added.contains { $0.contains(point) } && !removed.contains { $0.contains(point) }
  }

  private func edges() -> [Edge]? {
    var seen: Set<Edge> = []
    var result: [Edge] = []
    for contour in (added + removed).flatMap({ $0.contours }) {
      guard var from = contour.last.map(Corner.init) else { continue }
      for point in contour {
        let to = Corner(point)
        if let edge = Edge(from, to), seen.insert(edge).inserted { result.append(edge) }
        from = to
      }
      guard result.count <= Limit.composedEdges.maximum else { return nil }
    }
    return result
  }

  /// Splits edges at their crossings and removes duplicates; `nil` if there are too many pieces.
  private func split(_ edges: [Edge]) -> [Edge]? {
    let sorted = edges.sorted { $0.low < $1.low }
    var cuts = [[Corner]](repeating: [], count: sorted.count)
    var count = sorted.count
    for index in sorted.indices {
      guard count <= Limit.composedPieces.maximum else { return nil }
      let one = sorted[index]
      let (top, bottom) = (min(one.low.y, one.high.y), max(one.low.y, one.high.y))
      for other in sorted.indices[(index + 1)...] {
        let two = sorted[other]
        guard two.low.x <= one.high.x else { break }
        guard min(two.low.y, two.high.y) <= bottom, max(two.low.y, two.high.y) >= top else { continue }
        for corner in Self.intersections(one, two) {
          // Neighboring edges meet at their ends, which splits nothing.
          if ![one.low, one.high, two.low, two.high].contains(corner) { count += 2 }
          cuts[index].append(corner)
          cuts[other].append(corner)
        }
      }
    }
    var seen: Set<Edge> = []
    var result: [Edge] = []
    for (index, edge) in sorted.enumerated() {
      var from = edge.low
      for to in cuts[index].sorted(by: { Self.isBefore($0, $1, along: edge) }) + [edge.high] {
        if let piece = Edge(from, to), seen.insert(piece).inserted { result.append(piece) }
        from = to
      }
    }
    return result
  }

  private static func isBefore(_ one: Corner, _ other: Corner, along edge: Edge) -> Bool {
    func offset(_ corner: Corner) -> Int64 {
      (corner.x - edge.low.x) * (edge.high.x - edge.low.x) + (corner.y - edge.low.y) * (edge.high.y - edge.low.y)
    }
    return offset(one) < offset(other)
  }

  private static func intersections(_ one: Edge, _ two: Edge) -> [Corner] {
    let (p, q) = (one.low.point, two.low.point)
    let r = Point(x: one.high.point.x - p.x, y: one.high.point.y - p.y)
    let s = Point(x: two.high.point.x - q.x, y: two.high.point.y - q.y)
    let w = Point(x: q.x - p.x, y: q.y - p.y)
    let cross = r.x * s.y - r.y * s.x
    if abs(cross) < 1e-12 {
      // Parallel: if the edges overlap, the ends of one split the other.
      guard abs(w.x * r.y - w.y * r.x) < 1e-12 else { return [] }
      return [one.low, one.high, two.low, two.high]
        .filter { isOn($0, one) && isOn($0, two) }
    }
    let t = (w.x * s.y - w.y * s.x) / cross
    let u = (w.x * r.y - w.y * r.x) / cross
    guard t >= -1e-9, t <= 1 + 1e-9, u >= -1e-9, u <= 1 + 1e-9 else { return [] }
    return [Corner(Point(x: p.x + t * r.x, y: p.y + t * r.y))]
  }

  private static func isOn(_ corner: Corner, _ edge: Edge) -> Bool {
    corner.x >= edge.low.x && corner.x <= edge.high.x && corner.y >= min(edge.low.y, edge.high.y)
      && corner.y <= max(edge.low.y, edge.high.y)
  }

  /// Joins boundary pieces into closed contours.
  private func strung(_ pieces: [Edge]) -> [[Point]] {
    // Further than snapping to the grid moves a corner.
    let reach = 3 * Corner.unit
    let border = pieces.filter { piece in
      let (low, high) = (piece.low.point, piece.high.point)
      let length = low.distance(to: high)
      let middle = low.toward(high, 0.5)
      let normal = Point(x: (high.y - low.y) / length * reach, y: (low.x - high.x) / length * reach)
      return contains(middle.offset(x: normal.x, y: normal.y)) != contains(middle.offset(x: -normal.x, y: -normal.y))
    }
    var ends: [Corner: [Int]] = [:]
    for (index, piece) in border.enumerated() {
      ends[piece.low, default: []].append(index)
      ends[piece.high, default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: border.count)
    var result: [[Point]] = []
    var loose: [[Corner]] = []
    for first in border.indices where !isUsed[first] {
      isUsed[first] = true
      var contour = [border[first].low, border[first].high]
      func extend() {
        while contour.first != contour.last, let at = contour.last, let next = ends[at]?.first(where: { !isUsed[$0] }) {
          isUsed[next] = true
          contour.append(border[next].low == at ? border[next].high : border[next].low)
        }
      }
      extend()
      if contour.first != contour.last {
        contour.reverse()
        extend()
      }
      if contour.first == contour.last {
        result.append(contour.dropLast().map { $0.point })
      } else {
        loose.append(contour)
      }
    }
    result += Self.joined(loose).map { $0.map { $0.point } }
    return result.map(Self.simplified).filter { points in
      points.count > 2 && Area(contours: [points], rule: .evenOdd).balance.size > 0.002
    }
  }

  /// Closes chains with missing pieces: each joins the chain with the nearest end.
  private static func joined(_ chains: [[Corner]]) -> [[Corner]] {
    var rest = chains
    var result: [[Corner]] = []
    while var chain = rest.popLast() {
      while let start = chain.first?.point, let end = chain.last?.point {
        let gap = end.distance(to: start)
        var nearest: (index: Int, isReversed: Bool, distance: Double)?
        for (index, other) in rest.enumerated() {
          guard let low = other.first?.point, let high = other.last?.point else { continue }
          for (point, isReversed) in [(low, false), (high, true)] {
            let distance = end.distance(to: point)
            if distance < min(gap, nearest?.distance ?? gap) { nearest = (index, isReversed, distance) }
          }
        }
        guard let nearest else { break }
        let other = rest.remove(at: nearest.index)
        chain += nearest.isReversed ? other.reversed() : other
      }
      result.append(chain)
    }
    return result
  }

  /// Removes corners close to the line between their neighbors.
  private static func simplified(_ points: [Point]) -> [Point] {
    var result: [Point] = []
    for (index, point) in points.enumerated() {
      let before = result.last ?? points[points.count - 1]
      let after = points[(index + 1) % points.count]
      let length = max(before.distance(to: after), 1e-9)
      let side = (after.x - before.x) * (point.y - before.y) - (after.y - before.y) * (point.x - before.x)
      let ahead = (after.x - point.x) * (point.x - before.x) + (after.y - point.y) * (point.y - before.y)
      if abs(side) / length > 0.0015 || ahead <= 0 { result.append(point) }
    }
    return result
  }
}
