import MockupScene
import Testing

import MockupCairo
import MockupText

@Suite struct ShadowTests {
  private let painter = Workbench().painter

  private func paint(_ shadow: Scene.Shadow, size: Size, isFirst: Bool, scale: Double = 1) throws -> Raster {
    // A shadow that is not the first node uses another algorithm.
    let first: [Scene.Node] =
      isFirst ? [] : [.fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), .white, .nonZero)]
    return try painter.paint(Scene(size: size, background: .white, nodes: first + [.shadow(shadow)]), scale: scale)
  }

  private func shadow(_ rect: Rect, radius: Double = 13, sigma: Double, alpha: Double = 1) -> Scene.Shadow {
    Scene.Shadow(
      rect: rect, cornerRadius: radius, smoothing: 0.6, sigma: sigma,
      color: Color(red: 10, green: 0, blue: 20, alpha: alpha))
  }

  private static let cases: [(rect: Rect, sigma: Double)] = [
    (Rect(x: 40, y: 40, width: 120, height: 160), 6), (Rect(x: 40, y: 40, width: 20, height: 160), 10),
    (Rect(x: 40.3, y: 40.7, width: 120.1, height: 90.2), 5), (Rect(x: 40, y: 40, width: 120, height: 20), 0.8),
    (Rect(x: 40, y: 40, width: 120, height: 20), 0), (Rect(x: -30, y: -30, width: 300, height: 400), 12),
    (Rect(x: 300, y: 0, width: 30, height: 30), 3),
  ]

  @Test(arguments: cases) func bothWaysOfPaintingAgree(rect: Rect, sigma: Double) throws {
    for alpha in [1, 0.25] {
      let shadow = shadow(rect, sigma: sigma, alpha: alpha)
      let size = Size(width: 180, height: 220)
      let one = try paint(shadow, size: size, isFirst: true)
      let other = try paint(shadow, size: size, isFirst: false)
      var largest = 0
      for (a, b) in zip(one.pixels, other.pixels) where a != b {
        for shift in [0, 8, 16, 24] as [UInt32] {
          largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
        }
      }
      #expect(largest <= 1)
    }
  }

  @Test(arguments: [2.0, 3.3, 6, 12]) func stretchesBetweenCornersMayBeLeftOut(sigma: Double) throws {
    // The same rectangle, once clipped and once in full.
    let map = Transform(scaleX: 2, scaleY: 2)
    let shadow = shadow(Rect(x: 50, y: 50, width: 180, height: 170), sigma: sigma)
    let placed = try #require(PlacedShadow(shadow, map))
    #expect(placed.key.isMirrored)
    let cut = try #require(placed.mask(of: placed.frame, from: ShadowMask(placed.key)))
    var key = placed.key
    key.rect = Rect(
      x: key.rect.x, y: key.rect.y, width: shadow.rect.width * 2, height: shadow.rect.height * 2)
    (key.width, key.height, key.isCut) = (placed.width, placed.height, false)
    let complete = try ShadowMask(key)
    var largest = 0
    for row in 0..<complete.height {
      for column in 0..<complete.width {
        let difference =
          Int(cut.coverage[row * cut.stride + column]) - Int(complete.coverage[row * complete.width + column])
        largest = max(largest, abs(difference))
      }
    }
    #expect(largest <= 1)
  }

  @Test(arguments: [1.0, 1.9, 2.0, 4.5, 12, 24.5]) func theBlurIsNearlyGaussian(sigma: Double) {
    // An edge in the middle of a wide strip: blurred, it is the integral of the bell. Above the strip there is nothing,
    // so its last row is compared.
    let blur = BoxBlur(sigma: sigma)
    let width = 8 * blur.reach + 20
    let height = 2 * blur.reach + 2
    let line = Array(repeating: UInt8(0), count: width / 2) + Array(repeating: UInt8(255), count: width / 2)
    let strip = Array(repeating: line, count: height).flatMap { $0 }
    let row = Array(blur.blurred(strip, width: width, height: height, extendsEdges: true).suffix(width))
    var integral = 0.0
    var sum = 0.0
    for step in -4000...4000 { sum += GaussianBell.height(at: Double(step) / 400 / 1) }
    for step in -4000...4000 {
      let x = Double(step) / 400
      integral += GaussianBell.height(at: x)
      let index = Double(width) / 2 + x * sigma - 0.5
      guard index == index.rounded(), row.indices.contains(Int(index)) else { continue }
      #expect(abs(Double(row[Int(index)]) / 255 - integral / sum) < 0.03)
    }
    #expect(row.first == 0)
    #expect(row.last == 255)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(blur.reach <= Int((3 * sigma).rounded(.up)))
  }

  @Test func noSigmaNoBlur() {
    let coverage: [UInt8] = [0, 7, 255, 3]
    #expect(BoxBlur(sigma: 0).blurred(coverage, width: 2, height: 2, extendsEdges: true) == coverage)
    #expect(BoxBlur(sigma: 0).reach == 0)
  }

  @Test(arguments: [300.0, 2000, 4096]) func veryWideBlursStayInRange(sigma: Double) {
    let row = BoxBlur(sigma: sigma).blurred(Array(repeating: 255, count: 64), width: 64, height: 1, extendsEdges: true)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func tilesOverAnyBackdrop() {
    for background in [0, 0xFFFF_FFFF, 0xFF10_2030, 0x8040_2010] as [UInt32] {
      #expect(Pixel.over(0, background) == background)
      #expect(Pixel.over(0xFF12_3456, background) == 0xFF12_3456)
    }
    #expect(Pixel.over(0x8000_0000, 0xFFFF_FFFF) == 0xFF7F_7F7F)
    #expect(Pixel.premultiplied(Color(red: 255, green: 100, blue: 0, alpha: 0.5)) == 0x8080_3200)
    for a in 0...255 as ClosedRange<UInt32> {
      #expect((0...255).allSatisfy { Pixel.times(a, $0) == UInt32((Double(a * $0) / 255).rounded()) })
    }
  }
}
