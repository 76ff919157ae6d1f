import MockupScene
import Testing

import MockupCairo
import MockupText

@Suite struct GradientTests {
  private let painter = Workbench().painter

  private static let blue = Color(red: 10, green: 60, blue: 200)
  private static let rose = Color(red: 250, green: 180, blue: 170)
  private static let size = Size(width: 61, height: 47)
  private static let complete = Path.rectangle(Rect(origin: .zero, size: size))
  private static let dot = Scene.Node.fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), .white, .nonZero)

  private static func gradient(
    _ start: Point, _ end: Point, _ stops: [(Double, Color)] = [(0, blue), (1, rose)]
  ) -> Scene.Gradient {
    Scene.Gradient(start: start, end: end, stops: stops.map { .init(offset: $0.0, color: $0.1) })
  }

  private func paint(_ nodes: [Scene.Node], size: Size = size, scale: Double = 1) throws -> Raster {
    try painter.paint(Scene(size: size, nodes: nodes), scale: scale)
  }

  @Test func aPixelHasTheColorOfItsMiddle() throws {
    let gradient = Self.gradient(.zero, Point(x: 2, y: 0), [(0, .black), (1, .white)])
    let size = Size(width: 4, height: 1)
    let two = try paint([.gradient(.rectangle(Rect(x: 0, y: 0, width: 4, height: 1)), gradient)], size: size)
    // A quarter, three quarters, and the last color beyond the end.
    #expect(two.pixels == [0xFF40_4040, 0xFFBF_BFBF, 0xFFFF_FFFF, 0xFFFF_FFFF])
    let back = Self.gradient(Point(x: 4, y: 0), Point(x: 2, y: 0), [(0, .black), (1, .white)])
    let turned = try paint([.gradient(.rectangle(Rect(x: 0, y: 0, width: 4, height: 1)), back)], size: size)
    #expect(turned.pixels == two.pixels.reversed())
  }

  /// The definition, pixel by pixel.
  private func expected(_ gradient: Scene.Gradient, _ x: Int, _ y: Int, scale: Double) -> [Double] {
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let (px, py) = ((Double(x) + 0.5) / scale - gradient.start.x, (Double(y) + 0.5) / scale - gradient.start.y)
    let index = (px * dx + py * dy) / (dx * dx + dy * dy)
    let next = gradient.stops.firstIndex { $0.offset > index } ?? gradient.stops.count
    let (from, to) = (gradient.stops[max(0, next - 1)], gradient.stops[min(gradient.stops.count - 1, next)])
    let part = to.offset > from.offset ? (index - from.offset) / (to.offset - from.offset) : 0
    func mix(_ a: UInt8, _ b: UInt8) -> Double { Double(a) + (Double(b) - Double(a)) * max(0, min(1, part)) }
    return [
      255, mix(from.color.red, to.color.red), mix(from.color.green, to.color.green),
      mix(from.color.blue, to.color.blue),
    ]
  }

  private static let lines: [(Point, Point)] = [
    (.zero, Point(x: 0, y: 47)), (Point(x: 61, y: 3), Point(x: 4, y: 3)), (.zero, Point(x: 61, y: 47)),
    (Point(x: 50, y: 7), Point(x: 13, y: 31)), (Point(x: 20, y: 40), Point(x: 21, y: 39)),
    (Point(x: 5, y: 0), Point(x: 5, y: -90)),
  ]

  @Test(arguments: lines, [1, 2.3]) func everyPixelIsExact(line: (Point, Point), scale: Double) throws {
    let stops = [(0, Self.blue), (0.3, Self.rose), (0.7, .black), (0.7, .white), (1, Self.blue)]
    let gradient = Self.gradient(line.0, line.1, stops)
    let raster = try paint([.gradient(Self.complete, gradient)], scale: scale)
    for (index, pixel) in raster.pixels.enumerated() {
      let (x, y) = (index % raster.width, index / raster.width)
      // Pixels at the edge of the picture are partly covered.
      if Double(x + 1) > 61 * scale || Double(y + 1) > 47 * scale { continue }
      let channels = [24, 16, 8, 0].map { Double(pixel >> UInt32($0) & 255) }
      let difference = zip(channels, expected(gradient, x, y, scale: scale)).map { abs($0 - $1) }.max() ?? 0
      #expect(difference <= 0.5001, "at \(x), \(y)")
    }
  }

  @Test(arguments: lines) func withTheBackdropOrLaterIsTheSame(line: (Point, Point)) throws {
    let node = Scene.Node.gradient(Self.complete, Self.gradient(line.0, line.1))
    let first = try paint([node], scale: 2)
    #expect(try paint([Self.dot, node], scale: 2) == first)
    #expect(try paint([node, node], scale: 2) == first)
    let moved = Scene.Group(
      transform: Transform(scaleX: 1, scaleY: 1, tx: 0, ty: 0), nodes: [.group(.init(nodes: [node]))])
    #expect(try paint([.group(moved)], scale: 2) == first)
    #expect(try paint([.group(.init(clip: Self.complete, nodes: [node]))], scale: 2) == first)
  }

  @Test(arguments: [1, 2, 1.3]) func bandsAreTheWhole(scale: Double) throws {
    let scene = Scene(
      size: Size(width: 130, height: 100),
      nodes: [
        .gradient(
          .rectangle(Rect(x: 0, y: 0, width: 130, height: 100)), Self.gradient(.zero, Point(x: 170, y: 90))),
        .gradient(
          .roundedRectangle(Rect(x: 20.3, y: 10.1, width: 100, height: 80), radius: 20),
          Self.gradient(Point(x: 0, y: 130), Point(x: 90, y: 0), [(0, .clear), (1, Self.rose)])),
        .image(
          Raster(width: 9, height: 7, pixels: (0..<63).map { 0xFF00_0000 | UInt32($0 * 40_503) }),
          Rect(x: 31.5, y: 20, width: 90, height: 77)),
        .group(
          .init(
            fade: .init(axis: .vertical, start: 30, end: 100, startAlpha: 1, endAlpha: 0.2),
            nodes: [.fill(.ellipse(in: Rect(x: 70, y: 10, width: 50, height: 85)), .black, .nonZero)])),
      ])
    let complete = try painter.paint(scene, scale: scale)
    for height in scale == 1 ? [1, 7, 64] : [23, 64] {
      var pixels: [UInt32] = []
      for start in stride(from: 0, to: complete.height, by: height) {
        pixels += try painter.paint(scene, scale: scale, rows: start..<start + height).pixels
      }
      #expect(pixels == complete.pixels, "bands of \(height)")
    }
  }

  @Test func outlinesAreCoveredLikeFills() throws {
    let path = Path.ellipse(in: Rect(x: 3.3, y: 4.1, width: 50, height: 40))
    let fill = try paint([.fill(path, .black, .nonZero)])
    // Nearly black everywhere, so only the coverage matters.
    let gradient = Self.gradient(
      .zero, Point(x: 1e6, y: 0), [(0, .black), (1, Color(red: 255, green: 0, blue: 0))])
    #expect(try paint([.gradient(path, gradient)]) == fill)
    let clipped = Scene.Group(clip: path, nodes: [.gradient(Self.complete, gradient)])
    #expect(try paint([.group(clipped)]) == fill)
  }

  @Test func oneColorIsAFill() throws {
    let cases: [([(Double, Color)], Point)] = [
      ([(0.4, Self.rose)], Point(x: 9, y: 9)), ([(0, Self.blue), (1, Self.rose)], .zero),
    ]
    for (stops, end) in cases {
      let plain = try paint([.gradient(Self.complete, Self.gradient(.zero, end, stops))])
      #expect(try plain == paint([.fill(Self.complete, Self.rose, .nonZero)]))
    }
    #expect(
      try paint([.gradient(Self.complete, Self.gradient(.zero, Point(x: 9, y: 9), []))]).pixels.allSatisfy { $0 == 0 })
  }

  @Test func mapsTurnTheLine() throws {
    // A quarter turn turns columns into rows.
    let turn = Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    let across = Self.gradient(.zero, Point(x: 40, y: 0))
    let down = Self.gradient(.zero, Point(x: 0, y: 40))
    let turned = try paint([.group(.init(transform: turn, nodes: [.gradient(Self.complete, across)]))])
    let straight = try paint([.gradient(Self.complete, down)])
    for y in 0..<47 { #expect(turned.pixels[y * 61] == straight.pixels[y * 61]) }
    // After uneven stretching, lines of one color are no longer at right angles.
    let stretch = Transform(scaleX: 2, scaleY: 0.5)
    let slanted = Self.gradient(.zero, Point(x: 20, y: 40))
    let stretched = try paint([.group(.init(transform: stretch, nodes: [.gradient(Self.complete, slanted)]))])
    // (8, 8) of the picture is (4, 16) of the group, as are all points on the line through it.
    #expect(stretched.pixels[8 * 61 + 8] == stretched.pixels[7 * 61 + 16])
  }

  @Test func translucentColorsStayPremultiplied() throws {
    let gradient = Self.gradient(.zero, Point(x: 61, y: 47), [(0, .white), (1, .clear)])
    let raster = try paint([.gradient(Self.complete, gradient)])
    for pixel in raster.pixels {
      let alpha = pixel >> 24
      #expect(pixel == alpha << 24 | alpha << 16 | alpha << 8 | alpha)
    }
    #expect(Set(raster.pixels).count > 200)
  }

  @Test func verticalFadesAreExact() throws {
    let group = Scene.Group(
      opacity: 0.5, fade: .init(axis: .vertical, start: 2, end: 6, startAlpha: 1, endAlpha: 0),
      nodes: [.fill(Self.complete, .black, .nonZero)])
    let raster = try paint([.group(group)], size: Size(width: 3, height: 8))
    let rows = (0..<8).map { raster.pixels[$0 * 3] >> 24 }
    #expect(rows == [128, 128, 112, 80, 48, 16, 0, 0])
  }

  @Test func absurdGradientsDoNoHarm() throws {
    let far = 1e300
    for (start, end) in [
      (Point(x: -far, y: far), Point(x: far, y: far)), (Point(x: .nan, y: 0), Point(x: 1, y: .infinity)),
      (.zero, Point(x: 1e-300, y: 0)), (.zero, Point(x: 1e-9, y: 1e-9)), (.zero, Point(x: 1e-150, y: 1e-12)),
      (Point(x: 1e15, y: 0), Point(x: 1e15, y: 1)), (.zero, Point(x: 1e150, y: 1e100)),
    ] {
      let node = Scene.Node.gradient(Self.complete, Self.gradient(start, end))
      for map in [Transform.identity, Transform(scaleX: 0, scaleY: 1), Transform(scaleX: 1e200, scaleY: 1e-200)] {
        let scene = Scene(size: Self.size, nodes: [.group(.init(transform: map, nodes: [node]))])
        _ = try? painter.paint(scene, scale: 1)
        _ = try? Workbench().pdf.paint(scene)
      }
    }
    // Stops as close to each other as numbers can be form an edge.
    let stops = [(0.5, Color.black), (0.5.nextUp, .white), (1, .white)]
    let edge = try paint([.gradient(Self.complete, Self.gradient(.zero, Point(x: 40, y: 0), stops))])
    #expect(edge.pixels[19] == 0xFF00_0000 && edge.pixels[20] == 0xFFFF_FFFF)
    let minimum = Self.gradient(.zero, Point(x: 40, y: 0), [(0, .black), (.leastNonzeroMagnitude, .white)])
    #expect(try paint([.gradient(Self.complete, minimum)]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(try paint([Self.dot]) == Workbench().painter.paint(Scene(size: Self.size, nodes: [Self.dot]), scale: 1))
  }
}
