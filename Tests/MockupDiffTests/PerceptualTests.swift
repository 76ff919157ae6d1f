import MockupPNG
import MockupScene
import TestSupport
import Testing

import MockupDiff

@Suite("Perceptual comparison")
struct PerceptualTests {
  /// Soft discs, the same discs moved by fractions of a pixel, and the results of pixelmatch 0.4.0 from PyPI.
  struct Pair: CustomTestStringConvertible {
    let seed: UInt64
    /// For each threshold: different pixels, antialiased pixels, and the sum of all gray levels of the picture.
    let expected: [[Int]]
    var testDescription: String { "seed \(seed)" }
  }

  private static let thresholds = [0, 0.05, 0.1, 0.3]

  private static let pairs = [
    Pair(seed: 0, expected: [[14, 149, 145052], [12, 106, 155882], [5, 78, 164257], [1, 11, 181290]]),
    Pair(seed: 1, expected: [[16, 97, 155487], [9, 68, 164075], [6, 43, 170753], [0, 2, 181960]]),
    Pair(seed: 2, expected: [[31, 100, 155873], [21, 79, 163539], [13, 64, 169150], [5, 18, 182485]]),
    Pair(seed: 3, expected: [[27, 166, 138748], [16, 120, 152450], [7, 82, 163780], [4, 17, 180155]]),
    Pair(seed: 4, expected: [[14, 127, 151084], [9, 90, 161206], [8, 43, 172770], [0, 3, 184386]]),
    Pair(seed: 5, expected: [[27, 148, 146336], [21, 113, 156465], [15, 74, 167535], [0, 6, 187842]]),
    Pair(seed: 6, expected: [[17, 96, 161182], [12, 73, 168071], [9, 55, 173221], [1, 10, 186270]]),
    Pair(seed: 7, expected: [[24, 91, 153816], [18, 68, 160716], [14, 63, 162846], [6, 31, 172488]]),
    Pair(seed: 8, expected: [[6, 116, 161949], [5, 61, 176054], [4, 36, 182582], [3, 13, 188486]]),
    Pair(seed: 9, expected: [[8, 99, 158070], [0, 27, 177197], [0, 9, 181462], [0, 0, 183595]]),
    Pair(seed: 10, expected: [[8, 107, 155458], [4, 70, 165231], [4, 43, 171679], [0, 3, 182252]]),
    Pair(seed: 11, expected: [[7, 103, 161843], [5, 80, 168068], [5, 54, 174541], [4, 11, 185477]]),
  ]

  @Test(arguments: pairs)
  func countsAreThoseOfPixelmatch(pair: Pair) {
    let (first, second) = MovedDiscs(seed: pair.seed).images
    for (threshold, expected) in zip(Self.thresholds, pair.expected) {
      let comparison = ImageComparison(threshold: threshold)
      let difference = comparison.difference(between: first, and: second)
      #expect([difference.differentPixels, difference.antialiasedPixels] == Array(expected.prefix(2)))
      #expect(difference.regions.reduce(0) { $0 + $1.differentPixels } == difference.differentPixels)
      let marked = comparison.image(ofDifferenceBetween: first, and: second).pixels
      #expect(marked.count { $0 == 0xFFFF_0000 } == expected[0])
      #expect(marked.count { $0 == 0xFFFF_FF00 } == expected[1])
      let grey = marked.filter { $0 >> 16 & 0xFF == $0 & 0xFF }
      #expect(grey.reduce(0) { $0 + Int($1 & 0xFF) } == expected[2])
      #expect(comparison.difference(between: second, and: first).differentPixels == expected[0])
    }
  }

  @Test func whatAlphaHidesIsEqualToEyes() {
    let one = Drawing.plain(3, 3, 0x00FF_0000)
    let other = Drawing.plain(3, 3, 0x0000_FF00)
    #expect(ImageComparison(threshold: 0).difference(between: one, and: other).isEqual())
    #expect(ImageComparison().difference(between: one, and: other).differentPixels == 9)
  }

  @Test func theLargestDistanceIsBlackOnWhite() {
    #expect(YIQ.distance(0xFF00_0000, 0xFFFF_FFFF) <= YIQ.largestDistance)
    let (white, black) = (Drawing.plain(4, 4, 0xFFFF_FFFF), Drawing.plain(4, 4, 0xFF00_0000))
    #expect(ImageComparison(threshold: 1).difference(between: white, and: black).isEqual())
    #expect(ImageComparison(threshold: 0.95).difference(between: white, and: black).differentPixels == 16)
  }

  @Test func premultipliedRastersAreSeenAsTheirStraightColors() {
    let image = Raster(width: 1, height: 1, pixels: [0x8080_0000])
    let other = Raster(width: 1, height: 1, pixels: [0x8000_8000])
    let straight = (image.straightened(), other.straightened())
    #expect(straight.0.pixels == [0x80FF_0000])
    let comparison = ImageComparison(threshold: 0.1)
    #expect(
      comparison.difference(between: image, and: other)
        == comparison.difference(between: straight.0, and: straight.1))
  }
}

/// Five soft discs on a background, drawn twice, slightly moved the second time. Integers only.
private struct MovedDiscs {
  private struct Disc {
    var x: Int
    var y: Int
    let radius: Int
    let color: UInt32
  }

  private static let width = 32
  private static let height = 24

  let images: (StraightRaster, StraightRaster)

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func color() -> UInt32 {
      let alpha = seed % 3 == 2 ? random.next(256) : 255
      return UInt32(alpha) << 24 | UInt32(random.next(1 << 24))
    }
    let background = color()
    var discs: [Disc] = []
    var moved: [Disc] = []
    for _ in 0..<5 {
      let x = random.next(Self.width * 8)
      let y = random.next(Self.height * 8)
      let disc = Disc(x: x, y: y, radius: 16 + random.next(48), color: color())
      discs.append(disc)
      let step = random.next(9)
      moved.append(Disc(x: x + step, y: y + random.next(9), radius: disc.radius, color: disc.color))
    }
    images = (Self.draw(discs, on: background), Self.draw(moved, on: background))
  }

  /// Draws discs with positions and radii in eighths of a pixel.
  private static func draw(_ discs: [Disc], on background: UInt32) -> StraightRaster {
    var pixels = [UInt32](repeating: background, count: width * height)
    for disc in discs {
      for index in pixels.indices {
        let dx = 8 * (index % width) + 4 - disc.x
        let dy = 8 * (index / width) + 4 - disc.y
        let inside = (disc.radius * disc.radius - dx * dx - dy * dy) * 255 + 2_048 * disc.radius
        let coverage = UInt32(max(0, min(255, inside / (16 * disc.radius))))
        let old = pixels[index]
        pixels[index] = [24, 16, 8, 0].reduce(0) { pixel, shift in
          let mixed = (old >> shift & 0xFF) * (255 - coverage) + (disc.color >> shift & 0xFF) * coverage
          return pixel | (mixed / 255) << shift
        }
      }
    }
    return StraightRaster(width: width, height: height, pixels: pixels)
  }
}
