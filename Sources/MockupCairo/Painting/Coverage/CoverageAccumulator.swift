import MockupScene

/// Adds edges to a rasterizer's cells, which contain changes of the sum along each row.
struct CoverageAccumulator {
  let width, height: Int

  /// The maximum distance of a chord from its curve in pixels.
  private static let tolerance = 1.0 / 64
  /// Per curve.
  private static let maximumChords = 200

  func addCurve(_ p: Point, _ q: Point, _ r: Point, _ s: Point, _ cells: inout MutableSpan<Float>) {
    // The second differences bound the distance of the curve from its chords.
    let (ux, uy) = (p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
    let (vx, vy) = (q.x - 2 * r.x + s.x, q.y - 2 * r.y + s.y)
    let bend = max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
    let wanted = (bend * 0.75 / Self.tolerance).squareRoot()
    // The comparison also rejects NaN.
    guard wanted < 1e9 else { return addLine(p, s, &cells) }
    let count = min(Int(wanted) + 1, Self.maximumChords)
    // x = ((ax·t + bx)·t + cx)·t + x₀
    let (cx, cy) = (3 * (q.x - p.x), 3 * (q.y - p.y))
    let (bx, by) = (3 * ux, 3 * uy)
    let (ax, ay) = (s.x - p.x - cx - bx, s.y - p.y - cy - by)
    let step = 1 / Double(count)
    var last = p
    for index in 1..<max(1, count) {
      let t = Double(index) * step
      let next = Point(x: ((ax * t + bx) * t + cx) * t + p.x, y: ((ay * t + by) * t + cy) * t + p.y)
      addLine(last, next, &cells)
      last = next
    }
    addLine(last, s, &cells)
  }

  @inline(__always) func addLine(_ start: Point, _ end: Point, _ cells: inout MutableSpan<Float>) {
    if start.y == end.y { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let right = Double(width)
    if top.y >= 0, bottom.y <= Double(height), top.x >= 0, bottom.x >= 0, top.x <= right, bottom.x <= right {
      addEdge(top, bottom, isDown ? 1 : -1, &cells)
    } else {
      addCut(top, bottom, isDown ? 1 : -1, &cells)
    }
  }

  /// Adds an edge that crosses the bounds. The parts above, below, and to the right are dropped; a part to the left is
  /// moved to the left bound.
  private func addCut(_ start: Point, _ end: Point, _ turn: Float, _ cells: inout MutableSpan<Float>) {
    var (top, bottom) = (start, end)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    guard slope.isFinite, bottom.y > 0, top.y < Double(height) else { return }
    if top.y < 0 { top = Point(x: start.x - start.y * slope, y: 0) }
    if bottom.y > Double(height) { bottom = Point(x: start.x + (Double(height) - start.y) * slope, y: Double(height)) }
    let right = Double(width)
    // Up to three pieces, divided at the left and the right bound.
    var cuts = [top.y, bottom.y]
    for x in [0, right] where (top.x < x) != (bottom.x < x) {
      cuts.append(max(top.y, min(bottom.y, top.y + (x - top.x) / slope)))
    }
    cuts.sort()
    for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
      let middle = top.x + ((from + to) / 2 - top.y) * slope
      guard middle < right else { continue }
      func point(_ y: Double) -> Point {
        Point(x: middle < 0 ? 0 : max(0, min(right, top.x + (y - top.y) * slope)), y: y)
      }
      addEdge(point(from), point(to), turn, &cells)
    }
  }

  /// Adds an edge within the bounds, from its upper to its lower end.
  @inline(__always) private func addEdge(
    _ top: Point, _ bottom: Point, _ turn: Float, _ cells: inout MutableSpan<Float>
  ) {
    var row = Int(top.y)
    if bottom.y <= Double(row &+ 1) {
      if row < height { addSpan(row, top.x, bottom.x, Float(bottom.y - top.y) * turn, &cells) }
      return
    }
    let right = Double(width)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    var x = top.x
    var y = top.y
    while y < bottom.y, row < height {
      let nextY = min(Double(row &+ 1), bottom.y)
      let nextX = nextY == bottom.y ? bottom.x : max(0, min(right, x + (nextY - y) * slope))
      addSpan(row, x, nextX, Float(nextY - y) * turn, &cells)
      x = nextX
      y = nextY
      row &+= 1
    }
  }

  /// Adds the part of an edge within one row; `change` is the signed part of the row's height that it crosses.
  @inline(__always) private func addSpan(
    _ row: Int, _ x: Double, _ nextX: Double, _ change: Float, _ cells: inout MutableSpan<Float>
  ) {
    let (low, high) = x < nextX ? (x, nextX) : (nextX, x)
    let first = Int(low)
    let last = Int(high)
    let cell = (row &>> 2) &* 4 &* (width &+ 2) &+ first &* 4 &+ row & 3
    if last == first {
      // Within one pixel: the pixel covers the area to the right of the edge's middle.
      let share = change * Float((low + high) / 2 - Double(first))
      cells[cell] += change - share
      cells[cell &+ 4] += share
      return
    }
    // Across several pixels: each gets the area to the right of the edge within it, minus the area of the previous
    // ones.
    let density = change / Float(high - low)
    let firstPart = Float(Double(first &+ 1) - low)
    var given = density * firstPart * firstPart / 2
    cells[cell] += given
    var index = cell &+ 4
    var reached = firstPart
    for _ in first &+ 1..<last {
      let total = density * (reached + 0.5)
      cells[index] += total - given
      given = total
      reached += 1
      index &+= 4
    }
    let lastPart = Float(high - Double(last))
    let total = change - density * lastPart * lastPart / 2
    cells[index] += total - given
    cells[index &+ 4] += change - total
  }
}
