package import MockupScene

/// Computes the exact coverage of pixels by shapes, like the rasterizers of FreeType and font-rs.
///
/// Each edge adds its change of the sum along the row to the pixels that it crosses; one pass over the rows then
/// accumulates the sums. Curves become chords at most 1/64 pixel away. Overlapping shapes count once where both cover a
/// pixel completely.
package struct CoverageRasterizer {
  /// Changes along the rows. Four rows are interleaved, so that they can be summed at once.
  private var cells: [Float] = []
  private var width = 0
  private var height = 0

  package init() {}

  package mutating func begin(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells.removeAll(keepingCapacity: true)
    // Two more cells per row than pixels, because an edge on the right bound adds to the pixel after it.
    cells.append(contentsOf: repeatElement(0, count: (height + 3) / 4 * 4 * (width + 2)))
  }

  /// Adds a shape, transformed to pixels of the area. Parts outside the area are dropped, except for the winding of
  /// parts to the left.
  package mutating func add(_ path: Path, _ map: Transform) {
    let (a, b, c, d, tx, ty) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
    @inline(__always) func point(_ p: Point) -> Point {
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
        start = point(p)
        pen = start
      case .line(let p):
        let end = point(p)
        sheet.addLine(pen, end, &cells)
        pen = end
      case .curve(let p, let q, let r):
        let end = point(r)
        sheet.addCurve(pen, point(p), point(q), end, &cells)
        pen = end
      case .close:
        sheet.addLine(pen, start, &cells)
        pen = start
      }
    }
    sheet.addLine(pen, start, &cells)
  }

  /// Returns the coverage of all shapes together, 0 to 255, row by row with `stride` bytes per row.
  package func coverage(_ rule: Path.FillRule, stride: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: stride * height)
    let columns = width + 2
    for group in Swift.stride(from: 0, to: height, by: 4) {
      var sum = SIMD4<Float>()
      var cell = group * columns
      // Surplus rows of the last group are mapped to its last row and overwritten by it.
      let last = (height - 1) * stride
      var indices = SIMD4(0, 1, 2, 3) &* stride &+ group * stride
      indices.replace(with: last, where: indices .> last)
      for _ in 0..<width {
        sum += SIMD4(cells[cell], cells[cell &+ 1], cells[cell &+ 2], cells[cell &+ 3])
        cell &+= 4
        let value = rule == .nonZero ? Self.once(sum) : Self.alternately(sum)
        result[indices[3]] = UInt8(truncatingIfNeeded: value[3])
        result[indices[2]] = UInt8(truncatingIfNeeded: value[2])
        result[indices[1]] = UInt8(truncatingIfNeeded: value[1])
        result[indices[0]] = UInt8(truncatingIfNeeded: value[0])
        indices &+= 1
      }
    }
    return result
  }

  /// Converts winding numbers to coverage by the nonzero rule.
  @inline(__always) private static func once(_ sum: SIMD4<Float>) -> SIMD4<UInt32> {
    let size = unsafeBitCast(unsafeBitCast(sum, to: SIMD4<UInt32>.self) & 0x7FFF_FFFF, to: SIMD4<Float>.self)
    return bytes(size.replacing(with: 1, where: size .> 1))
  }

  /// Converts winding numbers to coverage by the even-odd rule.
  @inline(__always) private static func alternately(_ sum: SIMD4<Float>) -> SIMD4<UInt32> {
    let turns = sum - 2 * (sum / 2).rounded(.down)
    return bytes(turns.replacing(with: 2 - turns, where: turns .> 1))
  }

  /// Converts 0 through 1 to 0 through 255, in steps.
  @inline(__always) private static func bytes(_ part: SIMD4<Float>) -> SIMD4<UInt32> {
    // Adding 2²³ moves the integer part to the lowest bits.
    let ones: Float = 8_388_608
    let steps = (part * CoverageSteps.count + ones) - ones
    return unsafeBitCast(steps * (255 / CoverageSteps.count) + ones, to: SIMD4<UInt32>.self) & 0xFF
  }
}
