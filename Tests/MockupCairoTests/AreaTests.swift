import MockupScene
import Testing

import MockupCairo
import MockupText

@Suite struct AreaTests {
  /// The tolerance between the coverage of a pixel and its area: half a step, and rounding to an integer.
  private static let halfStep = 255 / Double(CoverageSteps.count) / 2 + 0.51

  private func coverage(_ path: Path, width: Int, height: Int, _ rule: Path.FillRule = .nonZero) -> [UInt8] {
    var raster = CoverageRasterizer()
    raster.begin(width: width, height: height)
    raster.add(path, .identity)
    return raster.coverage(rule, stride: width)
  }

  private func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(x: point.0, y: point.1) } else { path.line(x: point.0, y: point.1) }
    }
    path.close()
    return path
  }

  @Test(arguments: [1, 2, 3, 4, 5, 8, 9]) func rectanglesAreExact(height: Int) {
    let rect = Rect(x: 1.25, y: 0.5, width: 2.5, height: Double(height) - 0.75)
    let found = coverage(.rectangle(rect), width: 6, height: height)
    for y in 0..<height {
      for x in 0..<6 {
        let across = max(0, min(Double(x + 1), rect.maxX) - max(Double(x), rect.x))
        let down = max(0, min(Double(y + 1), rect.maxY) - max(Double(y), rect.y))
        #expect(abs(Double(found[y * 6 + x]) - across * down * 255) <= Self.halfStep)
      }
    }
  }

  @Test func trianglesHaveTheirArea() {
    // Half of a square: the diagonal halves the pixels on it.
    let found = coverage(polygon([(0, 0), (4, 0), (0, 4)]), width: 4, height: 4)
    for y in 0..<4 { for x in 0..<4 { #expect(found[y * 4 + x] == (x + y < 3 ? 255 : x + y == 3 ? 128 : 0)) } }
    // A flat edge crosses several pixels in a row.
    let flat = coverage(polygon([(0, 0), (8, 0), (0, 1)]), width: 8, height: 1)
    for x in 0..<8 { #expect(abs(Double(flat[x]) - (1 - (Double(x) + 0.5) / 8) * 255) <= Self.halfStep) }
  }

  @Test func directionDoesNotMatter() {
    let forth = [(0.3, 0.7), (5.1, 1.2), (3.3, 6.6)]
    #expect(coverage(polygon(forth), width: 7, height: 7) == coverage(polygon(forth.reversed()), width: 7, height: 7))
  }

  @Test func rulesCountTurns() {
    var path = Path.rectangle(Rect(x: 0, y: 0, width: 6, height: 6))
    path.append(.rectangle(Rect(x: 2, y: 2, width: 2.5, height: 2)))
    #expect(coverage(path, width: 6, height: 6)[2 * 6 + 2] == 255)
    let alternate = coverage(path, width: 6, height: 6, .evenOdd)
    #expect(alternate[2 * 6 + 2] == 0)
    #expect(alternate[2 * 6 + 4] == 128)
    #expect(alternate[0] == 255)
  }

  /// Clipping at the edges of a sheet gives that part of a larger sheet.
  @Test(arguments: 0..<40) func sheetsAreWindows(seed: Int) {
    var random = FixedRandom(state: UInt64(seed))
    func number() -> Double { Double.random(in: -30...60, using: &random) }
    var path = Path()
    path.move(x: number(), y: number())
    for _ in 0..<6 {
      if Bool.random(using: &random) {
        path.line(x: number(), y: number())
      } else {
        path.curve(
          Point(x: number(), y: number()), Point(x: number(), y: number()), Point(x: number(), y: number()))
      }
    }
    path.close()
    let small = coverage(path, width: 20, height: 18)
    var raster = CoverageRasterizer()
    raster.begin(width: 120, height: 120)
    raster.add(path, Transform(scaleX: 1, scaleY: 1, tx: 50, ty: 50))
    let large = raster.coverage(.nonZero, stride: 120)
    for y in 0..<18 {
      let differences = (0..<20).map { x in abs(Int(small[y * 20 + x]) - Int(large[(y + 50) * 120 + x + 50])) }
      #expect(differences.allSatisfy { $0 <= 1 })
    }
  }

  @Test func nothingLeaksOutOfClosedShapes() {
    for seed in 0..<60 {
      var random = FixedRandom(state: UInt64(seed))
      func number() -> Double { Double.random(in: 0...50, using: &random) }
      let found = coverage(polygon((0..<5).map { _ in (number(), number()) }), width: 60, height: 51)
      #expect((0..<51).allSatisfy { found[$0 * 60 + 51] == 0 })
      #expect(found.suffix(60).allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300]) func absurdNumbersDoNoHarm(
    number: Double
  ) {
    for index in 0..<8 {
      var values = [1.0, 2, 7, 3, 5, 9, 2, 8]
      values[index] = number
      var path = Path()
      path.move(x: values[0], y: values[1])
      path.curve(
        Point(x: values[2], y: values[3]), Point(x: values[4], y: values[5]), Point(x: values[6], y: values[7]))
      path.line(x: 3, y: 3)
      #expect(coverage(path, width: 10, height: 10).count == 100)
    }
  }

  @Test func shapesTellWhereRectanglesStand() {
    let shape = DeviceShape(.roundedRectangle(Rect(x: 10, y: 10, width: 80, height: 60), radius: 12), .identity)
    let table: [(Rect, DeviceShape.Containment)] = [
      (Rect(x: 30, y: 30, width: 10, height: 10), .inside), (Rect(x: 10, y: 30, width: 80, height: 10), .inside),
      (Rect(x: 22, y: 10, width: 56, height: 60), .inside), (Rect(x: 10, y: 10, width: 5, height: 5), .crossing),
      (Rect(x: 0, y: 30, width: 20, height: 10), .crossing), (Rect(x: 0, y: 0, width: 10, height: 90), .outside),
      (Rect(x: 100, y: 30, width: 5, height: 5), .outside), (Rect(x: 0, y: 0, width: 100, height: 100), .crossing),
    ]
    for (rect, containment) in table { #expect(shape.containment(of: rect) == containment, "\(rect)") }
    var ring = Path.rectangle(Rect(x: 0, y: 0, width: 90, height: 90))
    ring.append(.rectangle(Rect(x: 30, y: 30, width: 30, height: 30)))
    let hole = Rect(x: 40, y: 40, width: 10, height: 10)
    #expect(DeviceShape(ring, .identity, .evenOdd).containment(of: hole) == .outside)
    #expect(DeviceShape(ring, .identity).containment(of: hole) == .inside)
    #expect(DeviceShape(Path(), .identity).containment(of: hole) == .outside)
  }

  @Test func tilesTogetherAreTheWholeMask() throws {
    let shape = DeviceShape(.ellipse(in: Rect(x: -30.5, y: 20.25, width: 333, height: 222)), .identity)
    let clip = DeviceShape(.roundedRectangle(Rect(x: 10.5, y: -40, width: 250, height: 200), radius: 40), .identity)
    let frame = PixelFrame(x: -40, y: -50, width: 400, height: 300)
    var raster = CoverageRasterizer()
    let one = raster.mask(of: shape.path, .identity, .nonZero, in: frame)
    let other = raster.mask(of: clip.path, .identity, .nonZero, in: frame)
    var expected = try #require(one)
    expected.multiply(by: try #require(other))
    let make = { (shapes: [DeviceShape], tile: PixelFrame) in CoverageTiles.mask(of: shapes, in: tile, &raster) }
    let found = try #require(CoverageTiles([shape, clip]).mask(of: frame, make: make))
    #expect(found.coverage.count == expected.coverage.count)
    #expect(zip(found.coverage, expected.coverage).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    // Any part equals that part of the whole.
    let part = PixelFrame(x: 3, y: 77, width: 130, height: 5)
    let cut = try #require(CoverageTiles([shape, clip]).mask(of: part, make: make))
    for y in 0..<part.height {
      let start = (y + part.y - frame.y) * found.stride + part.x - frame.x
      let expected = found.coverage[start..<start + part.width]
      #expect(cut.coverage[y * cut.stride..<y * cut.stride + part.width].elementsEqual(expected))
    }
  }
}
