import Scene

/// Finds how much of each pixel shapes cover: exact areas, as FreeType's and font-rs's rasterizers find them.
///
/// Each edge adds to the pixels that it crosses by how much the sum along the row changes there; one pass over the
/// rows then adds up. Curves become chords that lie no further than 1/64 pixel away. Shapes on top of each other
/// count as one where both cover a pixel wholly.
struct AreaRaster {
  /// Changes along the rows. Four rows lie side by side, so that they can be added up at once.
  private var cells: [Float] = []
  private var width = 0
  private var height = 0

  /// How far a chord may be from its curve, in pixels.
  private static let tolerance = 1.0 / 64
  /// The most chords for one curve.
  private static let mostChords = 200

  /// Forgets all shapes and takes a sheet of the given size.
  mutating func begin(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells.removeAll(keepingCapacity: true)
    // Two more than a row has pixels: an edge on the right end adds to the pixel after it.
    cells.append(contentsOf: repeatElement(0, count: (height + 3) / 4 * 4 * (width + 2)))
  }

  /// Adds a shape, mapped to pixels of the sheet; what is outside of it counts as far as it is to the left.
  mutating func add(_ path: Path, _ map: Transform) {
    let (a, b, c, d, tx, ty) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
    @inline(__always) func place(_ p: Point) -> Point {
      Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
    }
    var start = Point.zero
    var pen = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        addLine(pen, start)
        start = place(p)
        pen = start
      case .line(let p):
        let end = place(p)
        addLine(pen, end)
        pen = end
      case .curve(let p, let q, let r):
        let end = place(r)
        addCurve(pen, place(p), place(q), end)
        pen = end
      case .close:
        addLine(pen, start)
        pen = start
      }
    }
    addLine(pen, start)
  }

  /// The coverage of all shapes together, 0 to 255, row by row, `stride` bytes a row.
  func coverage(_ rule: Path.FillRule, stride: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: stride * height)
    let columns = width + 2
    for group in Swift.stride(from: 0, to: height, by: 4) {
      var sum = SIMD4<Float>()
      var cell = group * columns
      // The rows of a group that do not exist any more are written first, and written over by the last that does.
      let last = (height - 1) * stride
      var places = SIMD4(0, 1, 2, 3) &* stride &+ group * stride
      places.replace(with: last, where: places .> last)
      for _ in 0..<width {
        sum += SIMD4(cells[cell], cells[cell &+ 1], cells[cell &+ 2], cells[cell &+ 3])
        cell &+= 4
        let value = rule == .nonZero ? Self.once(sum) : Self.alternately(sum)
        result[places[3]] = UInt8(truncatingIfNeeded: value[3])
        result[places[2]] = UInt8(truncatingIfNeeded: value[2])
        result[places[1]] = UInt8(truncatingIfNeeded: value[1])
        result[places[0]] = UInt8(truncatingIfNeeded: value[0])
        places &+= 1
      }
    }
    return result
  }

  /// Winding numbers, or parts of them, as coverage: any winding covers, and covers once.
  @inline(__always) private static func once(_ sum: SIMD4<Float>) -> SIMD4<UInt32> {
    let size = unsafeBitCast(unsafeBitCast(sum, to: SIMD4<UInt32>.self) & 0x7FFF_FFFF, to: SIMD4<Float>.self)
    return bytes(size.replacing(with: 1, where: size .> 1))
  }

  /// Winding numbers, or parts of them, as coverage: two turns are none.
  @inline(__always) private static func alternately(_ sum: SIMD4<Float>) -> SIMD4<UInt32> {
    let turns = sum - 2 * (sum / 2).rounded(.down)
    return bytes(turns.replacing(with: 2 - turns, where: turns .> 1))
  }

  /// Numbers from 0 to 1 as 0 to 255, rounded.
  @inline(__always) private static func bytes(_ part: SIMD4<Float>) -> SIMD4<UInt32> {
    // 2²³ is so large that the last bit of the sum counts ones.
    unsafeBitCast(part * 255 + 8_388_608, to: SIMD4<UInt32>.self) & 0xFF
  }

  private mutating func addCurve(_ p: Point, _ q: Point, _ r: Point, _ s: Point) {
    // The second differences bound how far the curve is from its chords.
    let (ux, uy) = (p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
    let (vx, vy) = (q.x - 2 * r.x + s.x, q.y - 2 * r.y + s.y)
    let bend = max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
    let wanted = (bend * 0.75 / Self.tolerance).squareRoot()
    // Also false for what is no number.
    guard wanted < 1e9 else { return addLine(p, s) }
    let count = min(Int(wanted) + 1, Self.mostChords)
    // x = ((ax·t + bx)·t + cx)·t + x₀
    let (cx, cy) = (3 * (q.x - p.x), 3 * (q.y - p.y))
    let (bx, by) = (3 * ux, 3 * uy)
    let (ax, ay) = (s.x - p.x - cx - bx, s.y - p.y - cy - by)
    let step = 1 / Double(count)
    var last = p
    for index in 1..<max(1, count) {
      let t = Double(index) * step
      let next = Point(x: ((ax * t + bx) * t + cx) * t + p.x, y: ((ay * t + by) * t + cy) * t + p.y)
      addLine(last, next)
      last = next
    }
    addLine(last, s)
  }

  /// Adds an edge.
  @inline(__always) private mutating func addLine(_ start: Point, _ end: Point) {
    if start.y == end.y { return }
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let right = Double(width)
    if top.y >= 0, bottom.y <= Double(height), top.x >= 0, bottom.x >= 0, top.x <= right, bottom.x <= right {
      addEdge(top, bottom, isDown ? 1 : -1)
    } else {
      addCut(top, bottom, isDown ? 1 : -1)
    }
  }

  /// Adds an edge that reaches beyond the sheet: what is above and below it and to the right does not count, and what
  /// is to the left of it counts as if it were on its left end.
  private mutating func addCut(_ start: Point, _ end: Point, _ turn: Float) {
    var (top, bottom) = (start, end)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    guard slope.isFinite, bottom.y > 0, top.y < Double(height) else { return }
    if top.y < 0 { top = Point(x: start.x - start.y * slope, y: 0) }
    if bottom.y > Double(height) { bottom = Point(x: start.x + (Double(height) - start.y) * slope, y: Double(height)) }
    let right = Double(width)
    // Up to three pieces: where the edge crosses the left and the right end.
    var cuts = [top.y, bottom.y]
    for x in [0, right] where (top.x < x) != (bottom.x < x) {
      cuts.append(max(top.y, min(bottom.y, top.y + (x - top.x) / slope)))
    }
    cuts.sort()
    for (from, to) in zip(cuts, cuts.dropFirst()) where to > from {
      let middle = top.x + ((from + to) / 2 - top.y) * slope
      guard middle < right else { continue }
      func place(_ y: Double) -> Point {
        Point(x: middle < 0 ? 0 : max(0, min(right, top.x + (y - top.y) * slope)), y: y)
      }
      addEdge(place(from), place(to), turn)
    }
  }

  /// Adds an edge that lies on the sheet, from its upper end to its lower one.
  @inline(__always) private mutating func addEdge(_ top: Point, _ bottom: Point, _ turn: Float) {
    var row = Int(top.y)
    if bottom.y <= Double(row &+ 1) {
      if row < height { addSpan(row, top.x, bottom.x, Float(bottom.y - top.y) * turn) }
      return
    }
    let right = Double(width)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    var x = top.x
    var y = top.y
    while y < bottom.y, row < height {
      let nextY = min(Double(row &+ 1), bottom.y)
      let nextX = nextY == bottom.y ? bottom.x : max(0, min(right, x + (nextY - y) * slope))
      addSpan(row, x, nextX, Float(nextY - y) * turn)
      x = nextX
      y = nextY
      row &+= 1
    }
  }

  /// Adds the part of an edge that lies in one row, which it crosses by `change` of the row's height.
  @inline(__always) private mutating func addSpan(_ row: Int, _ x: Double, _ nextX: Double, _ change: Float) {
    let (low, high) = x < nextX ? (x, nextX) : (nextX, x)
    let first = Int(low)
    let last = Int(high)
    let cell = (row &>> 2) &* 4 &* (width &+ 2) &+ first &* 4 &+ row & 3
    if last == first {
      // Within one pixel: what is to the right of the edge's middle belongs to it.
      let share = change * Float((low + high) / 2 - Double(first))
      cells[cell] += change - share
      cells[cell &+ 4] += share
      return
    }
    // Across several pixels: each gets the area to the right of the edge within it, less what was given before.
    let density = change / Float(high - low)
    let firstPart = Float(Double(first &+ 1) - low)
    var given = density * firstPart * firstPart / 2
    cells[cell] += given
    var place = cell &+ 4
    var reached = firstPart
    for _ in first &+ 1..<last {
      let total = density * (reached + 0.5)
      cells[place] += total - given
      given = total
      reached += 1
      place &+= 4
    }
    let lastPart = Float(high - Double(last))
    let total = change - density * lastPart * lastPart / 2
    cells[place] += total - given
    cells[place &+ 4] += change - total
  }
}
