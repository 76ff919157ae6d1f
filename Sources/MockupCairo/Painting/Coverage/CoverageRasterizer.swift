import MockupScene

/// Finds how much of each pixel shapes cover: exact areas, as FreeType's and font-rs's rasterizers find them.
///
/// Each edge adds to the pixels that it crosses by how much the sum along the row changes there; one pass over the
/// rows then adds up. Curves become chords that lie no further than 1/64 pixel away. Shapes on top of each other
/// count as one where both cover a pixel wholly.
struct CoverageRasterizer {
  /// Changes along the rows. Four rows lie side by side, so that they can be added up at once.
  private var cells: [Float] = []
  private var width = 0
  private var height = 0

  /// Forgets all shapes and takes an area of the given size.
  mutating func begin(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells.removeAll(keepingCapacity: true)
    // Two more than a row has pixels: an edge on the right end adds to the pixel after it.
    cells.append(contentsOf: repeatElement(0, count: (height + 3) / 4 * 4 * (width + 2)))
  }

  /// Adds a shape, mapped to pixels of the area; what is outside of it counts as far as it is to the left.
  mutating func add(_ path: Path, _ map: Transform) {
    let (a, b, c, d, tx, ty) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
    @inline(__always) func place(_ p: Point) -> Point {
      Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
    }
    let sheet = CoverageAccumulator(width: width, height: height)
    var cells = cells.mutableSpan
    var start = Point.zero
    var pen = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        sheet.addLine(pen, start, &cells)
        start = place(p)
        pen = start
      case .line(let p):
        let end = place(p)
        sheet.addLine(pen, end, &cells)
        pen = end
      case .curve(let p, let q, let r):
        let end = place(r)
        sheet.addCurve(pen, place(p), place(q), end, &cells)
        pen = end
      case .close:
        sheet.addLine(pen, start, &cells)
        pen = start
      }
    }
    sheet.addLine(pen, start, &cells)
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

  /// Numbers from 0 to 1 as 0 to 255, in steps.
  @inline(__always) private static func bytes(_ part: SIMD4<Float>) -> SIMD4<UInt32> {
    // 2²³ is so large that the last bit of the sum counts ones.
    let ones: Float = 8_388_608
    let steps = (part * CoverageSteps.count + ones) - ones
    return unsafeBitCast(steps * (255 / CoverageSteps.count) + ones, to: SIMD4<UInt32>.self) & 0xFF
  }
}
