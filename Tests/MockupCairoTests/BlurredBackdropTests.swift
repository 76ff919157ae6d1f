import MockupScene
import Testing

import MockupCairo
import MockupText

@Suite struct BlurredBackdropTests {
  private let bench = Workbench()
  private static let size = Size(width: 200, height: 160)

  private func soft(
    _ scene: Scene, _ rect: Rect = Rect(x: 40, y: 30, width: 100, height: 90), sigma: Double = 15,
    saturation: Double = 1
  ) throws -> BlurredBackdrop {
    let painter = BackdropBlurPainter(painter: bench.painter)
    return try #require(
      painter.blurredBackdrop(of: scene, through: .init(rect: rect, sigma: sigma, saturation: saturation)))
  }

  private func half(_ color: Color, at x: Double = 90, on background: Color? = .black) -> Scene {
    let right = Rect(x: x, y: 0, width: 200 - x, height: 160)
    return Scene(size: Self.size, background: background, nodes: [.fill(.rectangle(right), color, .nonZero)])
  }

  @Test func aLensShowsWhatIsFurtherInside() {
    let panel = Rect(x: 10, y: 20, width: 100, height: 60)
    let lens = BlurredBackdrop.Refraction(width: 10, depth: 8, cornerRadius: 20)
    func source(_ x: Double, _ y: Double) -> Point { lens.source(of: Point(x: x, y: y), in: panel) }
    #expect(source(10, 50) == Point(x: 18, y: 50))
    #expect(source(110, 50) == Point(x: 102, y: 50))
    #expect(source(60, 20) == Point(x: 60, y: 28))
    #expect(source(60, 80) == Point(x: 60, y: 72))
    #expect(source(15, 50) == Point(x: 17, y: 50))
    for point in [Point(x: 20.5, y: 50), Point(x: 60, y: 50), Point(x: 60, y: 31), Point(x: 92, y: 62)] {
      #expect(lens.source(of: point, in: panel) == point)
    }
    // On the edge of a corner, toward the corner's center.
    let edge = 20 / 2.0.squareRoot()
    let corner = source(30 - edge, 40 - edge)
    #expect(abs(corner.x - (30 - edge * 0.6)) < 1e-9 && abs(corner.y - (40 - edge * 0.6)) < 1e-9)
  }

  @Test func aLensChangesOnlyTheBand() throws {
    let scene = half(.white, at: 50)
    let rect = Rect(x: 40, y: 30, width: 100, height: 90)
    let painter = BackdropBlurPainter(painter: bench.painter)
    func soft(_ lens: BlurredBackdrop.Refraction?) throws -> BlurredBackdrop {
      try #require(painter.blurredBackdrop(of: scene, through: .init(rect: rect, sigma: 4, refraction: lens)))
    }
    let (plain, bent) = (try soft(nil), try soft(.init(width: 12, depth: 12, cornerRadius: 10)))
    #expect(plain.rect == bent.rect)
    let step = plain.rect.width / Double(plain.raster.width)
    for row in 0..<plain.raster.height {
      for column in 0..<plain.raster.width {
        let point = Point(
          x: plain.rect.x + (Double(column) + 0.5) * step, y: plain.rect.y + (Double(row) + 0.5) * step)
        let index = row * plain.raster.width + column
        if rect.inset(by: 13).contains(Rect(x: point.x, y: point.y, width: 0, height: 0)) {
          #expect(plain.raster.pixels[index] == bent.raster.pixels[index])
        }
        // The left edge shows what is further right, which is lighter.
        if abs(point.x - 46) < 2, abs(point.y - 75) < 20 {
          #expect(bent.raster.pixels[index] & 255 > plain.raster.pixels[index] & 255)
        }
      }
    }
  }

  @Test(arguments: [0, 0.5, 1.7, 3, 15, 200, 5000])
  func oneColorStaysThatColor(sigma: Double) throws {
    for color in [
      Color(red: 17, green: 130, blue: 250), .white, .black, Color(red: 200, green: 9, blue: 1, alpha: 0.5),
    ] {
      let background = try soft(Scene(size: Self.size, background: color), sigma: sigma)
      #expect(background.raster.pixels.allSatisfy { $0 == Pixel.premultiplied(color) })
    }
  }

  @Test(arguments: [
    (0, 0.5), (1, 0.5), (3, 0.75), (4, 1), (6, 1.5), (9, 2), (15, 3), (16, 4), (40, 8), (64, 16), (900, 16),
  ]) func thePixelsAreAsLargeAsTheBlurLets(sigma: Double, step: Double) throws {
    let rect = Rect(x: 40.3, y: 30.1, width: 100.7, height: 90)
    let background = try soft(Scene(size: Self.size, background: .white), rect, sigma: sigma)
    #expect(background.rect.width / Double(background.raster.width) == step)
    #expect(background.rect.height / Double(background.raster.height) == step)
    // On the grid of the picture, and beyond the sheet on each side.
    for edge in [background.rect.x, background.rect.y, background.rect.maxX, background.rect.maxY] {
      #expect((edge / step).rounded() * step == edge)
    }
    #expect(background.rect.inset(by: 2 * step).contains(rect))
    #expect(!background.rect.inset(by: 3.01 * step).contains(rect))
  }

  @Test(arguments: [3.0, 6, 15, 30]) func anEdgeBecomesASymmetricSlope(sigma: Double) throws {
    let rect = Rect(x: 90 - 5 * sigma, y: 60, width: 10 * sigma, height: 20)
    let scene = Scene(
      size: Size(width: 400, height: 160), background: .black,
      nodes: [.fill(.rectangle(Rect(x: 90, y: 0, width: 310, height: 160)), .white, .nonZero)])
    let background = try soft(scene, rect, sigma: sigma)
    let row = (0..<background.raster.width).map {
      Int(background.raster.pixels[5 * background.raster.width + $0] & 255)
    }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    // Far from the edge, its effect has vanished.
    let step = background.rect.width / Double(background.raster.width)
    let middle = (90 - background.rect.x) / step
    #expect(middle == middle.rounded())
    for distance in 0..<min(Int(middle), row.count - Int(middle)) {
      #expect(abs(row[Int(middle) + distance] + row[Int(middle) - 1 - distance] - 255) <= 1)
    }
    #expect(row.last == 255)
    // As steep as the Gaussian, within the 3 % of three boxes.
    for (index, value) in row.enumerated() {
      let x = (Double(index) + 0.5 - middle) * step / sigma
      let bell =
        stride(from: -6.0, to: x, by: 0.01).reduce(0) { $0 + GaussianBell.height(at: $1 + 0.005) } * 0.01 / 2.5066283
      #expect(abs(Double(value) / 255 - bell) < 0.03)
    }
  }

  @Test func grayStaysGray() throws {
    for level in stride(from: 0, through: 255, by: 5) {
      let gray = UInt8(level)
      let scene = Scene(size: Self.size, background: Color(red: gray, green: gray, blue: gray))
      let background = try soft(scene, sigma: 15, saturation: 1.8)
      #expect(background.raster.pixels.allSatisfy { $0 == 0xFF00_0000 | UInt32(level) * 0x1_0101 })
    }
  }

  @Test(
    arguments: [
      (1.8, 0xFF96_7864, [170, 116, 80]), (1.8, 0xFFC8_6432, [255, 86, 0]), (0, 0xFFC8_6432, [118, 118, 118]),
      (1, 0xFFC8_6432, [200, 100, 50]), (1.8, 0x8040_0000, [104, 0, 0]), (.nan, 0xFFC8_6432, [200, 100, 50]),
      (-3, 0xFFC8_6432, [118, 118, 118]), (.infinity, 0xFF80_7F80, [199, 99, 199]),
    ] as [(Double, UInt32, [UInt32])])
  func saturationIsThatOfSVG(factor: Double, pixel: UInt32, expected: [UInt32]) {
    let result = Saturation(factor).apply(pixel)
    #expect([result >> 16 & 255, result >> 8 & 255, result & 255] == expected)
    #expect(result >> 24 == pixel >> 24)
  }

  @Test func beyondItsEdgesTheImageGoesOn() throws {
    // White at the left and lower edges: the surroundings of the picture continue it.
    let scene = Scene(size: Self.size, background: Color(red: 1, green: 200, blue: 90))
    for rect in [
      Rect(x: -50, y: -40, width: 60, height: 60), Rect(x: 190, y: 150, width: 100, height: 90),
      Rect(x: 500, y: -900, width: 30, height: 30),
    ] {
      let background = try soft(scene, rect)
      #expect(background.raster.pixels.allSatisfy { $0 == 0xFF01_C85A })
      #expect(background.rect.contains(rect))
    }
    // A backdrop that ends within a large pixel has no light edge.
    let gradient = Scene.Gradient(
      start: .zero, end: Point(x: 0, y: 160),
      stops: [.init(offset: 0, color: .white), .init(offset: 1, color: Color(red: 200, green: 200, blue: 200))])
    let covered = Scene(size: Self.size, nodes: [.gradient(.rectangle(Rect(origin: .zero, size: Self.size)), gradient)])
    let background = try soft(covered, Rect(x: 100, y: 100, width: 100, height: 60))
    #expect(background.raster.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func transparentStaysTransparent() throws {
    let empty = try soft(Scene(size: Self.size), saturation: 1.8)
    #expect(empty.raster.pixels.allSatisfy { $0 == 0 })
    let background = try soft(half(Color(red: 255, green: 90, blue: 0), on: nil), saturation: 1.8)
    let row = (0..<background.raster.width).map { background.raster.pixels[9 * background.raster.width + $0] }
    let alphas = row.map { $0 >> 24 }
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((alphas.first ?? 9) < 9 && (alphas.last ?? 0) > 246)
    for pixel in row { #expect([16, 8, 0].allSatisfy { pixel >> UInt32($0) & 255 <= pixel >> 24 }) }
  }

  @Test func withoutBlurItIsTheImage() throws {
    let scene = bench.sampler()
    let rect = Rect(x: 30, y: 30, width: 80, height: 70)
    let background = try soft(scene, rect, sigma: 0)
    let complete = try bench.painter.paint(scene, scale: 2)
    let (left, top) = (Int(background.rect.x * 2), Int(background.rect.y * 2))
    var largest = 0
    for y in 0..<background.raster.height {
      for x in 0..<background.raster.width {
        let (a, b) = (
          background.raster.pixels[y * background.raster.width + x],
          complete.pixels[(top + y) * complete.width + left + x]
        )
        for shift in [0, 8, 16] as [UInt32] {
          largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
        }
      }
    }
    #expect(largest <= 1)
  }

  @Test func sameRequestSameBytes() throws {
    let scene = bench.sampler()
    let requests = [Rect(x: 20, y: 20, width: 90, height: 90), Rect(x: 100, y: 10, width: 60, height: 250)]
    let first = try requests.map { try soft(scene, $0, saturation: 1.8) }
    let other = BackdropBlurPainter(painter: Workbench().painter)
    for (rect, background) in zip(requests, first).reversed() {
      #expect(try soft(scene, rect, saturation: 1.8) == background)
      #expect(other.blurredBackdrop(of: scene, through: .init(rect: rect, sigma: 15, saturation: 1.8)) == background)
    }
  }

  @Test func whatCannotBeSeenIsNothing() {
    let painter = BackdropBlurPainter(painter: bench.painter)
    let scene = half(.white)
    let far = 1e300
    for rect in [
      Rect(x: 0, y: 0, width: 0, height: 9), Rect(x: 0, y: 0, width: .nan, height: 9),
      Rect(x: far, y: 0, width: 9, height: 9), Rect(x: 0, y: -.infinity, width: 9, height: 9),
      Rect(x: 0, y: 0, width: far, height: far), Rect(x: 0, y: 0, width: 900_000, height: 900_000),
    ] {
      #expect(painter.blurredBackdrop(of: scene, through: .init(rect: rect, sigma: 5)) == nil)
    }
    let rect = Rect(x: 0, y: 0, width: 9, height: 9)
    for sigma in [-1, Double.nan] {
      #expect(painter.blurredBackdrop(of: scene, through: .init(rect: rect, sigma: sigma)) == nil)
    }
    for size in [Size(width: 0, height: 5), Size(width: .nan, height: 5), Size(width: far, height: 5)] {
      #expect(painter.blurredBackdrop(of: Scene(size: size), through: .init(rect: rect, sigma: 5)) == nil)
    }
    // Backdrops with very many pixels get larger pixels.
    let long = Rect(x: 0, y: 0, width: 20, height: 40_000)
    #expect(
      painter.blurredBackdrop(of: Scene(size: long.size, background: .white), through: .init(rect: long, sigma: 1))
        != nil)
  }
}
