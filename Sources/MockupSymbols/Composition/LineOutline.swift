import MockupScene

/// The outline of a thick line with round caps and joins, for the nonzero rule.
struct LineOutline {
  private let points: [Point]
  private let half: Double
  private var outline: [Point] = []

  /// Returns one contour for an open line, two for a closed one.
  static func contours(of line: FlatPath.Line, width: Double) -> [[Point]] {
    guard width > 0, let first = line.points.first else { return [] }
    let half = width / 2
    guard line.points.count > 1 else { return [disc(at: first, radius: half)] }
    guard line.isClosed, line.points.count > 2 else {
      return [open(line.points, half)]
    }
    return [closed(line.points, half), closed(line.points.reversed(), half)]
  }

  static func disc(at center: Point, radius: Double) -> [Point] {
    var outline = LineOutline(points: [], half: radius)
    outline.turn(about: center, from: Point(x: 1, y: 0), to: Point(x: -1, y: 0))
    outline.turn(about: center, from: Point(x: -1, y: 0), to: Point(x: 1, y: 0))
    return outline.outline
  }

  private init(points: [Point], half: Double) {
    self.points = points
    self.half = half
  }

  private static func open(_ points: [Point], _ half: Double) -> [Point] {
    var result = LineOutline(points: points, half: half)
    let back = Array(points.reversed())
    for side in [points, back] {
      for index in 1..<side.count {
        result.edge(from: side[index - 1], to: side[index])
        if index + 1 < side.count {
          result.join(side[index - 1], side[index], side[index + 1])
        } else {
          let normal = Self.normal(from: side[index - 1], to: side[index])
          result.turn(about: side[index], from: normal, to: Point(x: -normal.x, y: -normal.y))
        }
      }
    }
    return result.outline
  }

  private static func closed(_ points: [Point], _ half: Double) -> [Point] {
    var result = LineOutline(points: points, half: half)
    let count = points.count
    for index in 0..<count {
      let next = points[(index + 1) % count]
      result.edge(from: points[index], to: next)
      result.join(points[index], next, points[(index + 2) % count])
    }
    return result.outline
  }

  /// Returns the unit normal on the side of the outline.
  private static func normal(from: Point, to: Point) -> Point {
    let length = max(from.distance(to: to), 1e-12)
    return Point(x: (to.y - from.y) / length, y: -(to.x - from.x) / length)
  }

  private mutating func edge(from: Point, to: Point) {
    let normal = Self.normal(from: from, to: to)
    outline.append(from.offset(x: normal.x * half, y: normal.y * half))
    outline.append(to.offset(x: normal.x * half, y: normal.y * half))
  }

  private mutating func join(_ before: Point, _ at: Point, _ after: Point) {
    let one = Self.normal(from: before, to: at)
    let two = Self.normal(from: at, to: after)
    let turn = one.x * two.y - one.y * two.x
    // At the inside of a sharp bend, the outline passes through the corner, so that it encloses the line.
    if turn > 0 {
      self.turn(about: at, from: one, to: two)
    } else if one.x * two.x + one.y * two.y < 0.9 {
      outline.append(at)
    }
  }

  /// Adds the points of a round join between two directions, without its ends.
  private mutating func turn(about center: Point, from: Point, to: Point, depth: Int = 0) {
    let step = 2 * (2 * FlatPath.tolerance / max(half, FlatPath.tolerance)).squareRoot()
    let dot = max(-1, min(1, from.x * to.x + from.y * to.y))
    let chord = (2 - 2 * dot).squareRoot()
    guard chord > step, depth < 7 else { return }
    var middle = Point(x: from.x + to.x, y: from.y + to.y)
    let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
    middle = length < 1e-6 ? Point(x: -from.y, y: from.x) : Point(x: middle.x / length, y: middle.y / length)
    turn(about: center, from: from, to: middle, depth: depth + 1)
    outline.append(center.offset(x: middle.x * half, y: middle.y * half))
    turn(about: center, from: middle, to: to, depth: depth + 1)
  }
}
