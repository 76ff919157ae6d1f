import MockupDiff
import MockupScene
import TestSupport
import Testing

@Suite("Exact comparison")
struct ExactTests {
  private let exact = ImageComparison()

  @Test func equalImagesHaveNoDifference() {
    let image = Drawing.plain(37, 11)
    let difference = exact.difference(between: image, and: image)
    #expect(difference == .none(size: PixelSize(width: 37, height: 11)))
    #expect(difference.isEqual())
    #expect(difference.share == 0)
    #expect(difference.bounds == nil)
  }

  /// Widths around the sixteen pixels compared at a time; every pixel, every bit of one of them.
  @Test(arguments: [1, 2, 15, 16, 17, 31, 32, 33, 50])
  func oneChangedPixelIsFoundAnywhere(width: Int) {
    let image = Drawing.plain(width, 3)
    for index in 0..<(width * 3) {
      let difference = exact.difference(between: image, and: image.changing([index], by: 1 << (index % 32)))
      let frame = PixelRect(x: index % width, y: index / width, width: 1, height: 1)
      #expect(difference.regions == [Difference.Region(frame: frame, differentPixels: 1)])
      #expect(difference.differentPixels == 1)
      #expect(difference.share == 1 / Double(width * 3))
      #expect(!difference.isEqual())
      #expect(difference.isEqual(allowing: 1))
    }
  }

  @Test(arguments: 0..<32)
  func everyBitCounts(bit: Int) {
    let image = Drawing.plain(20, 2, 0x0000_0000)
    #expect(exact.difference(between: image, and: image.changing([33], by: 1 << bit)).differentPixels == 1)
  }

  @Test func premultipliedRastersAreComparedAsTheyAre() {
    let raster = Raster(width: 3, height: 1, pixels: [0x0100_0000, 0x0101_0101, 0])
    let other = Raster(width: 3, height: 1, pixels: [0x0101_0000, 0x0101_0101, 0])
    #expect(exact.difference(between: raster, and: raster).isEqual())
    #expect(exact.difference(between: raster, and: other).differentPixels == 1)
  }

  @Test func sizesAreADifferenceOfTheirOwn() {
    let narrow = Drawing.plain(20, 30).changing([0])
    let low = Drawing.plain(33, 10)
    let difference = exact.difference(between: narrow, and: low)
    #expect(!difference.isSameSize)
    #expect(difference.commonSize == PixelSize(width: 20, height: 10))
    #expect(difference.differentPixels == 1)
    #expect(difference.share == 1.0 / 200)
    #expect(!difference.isEqual(allowing: .max))
    let image = exact.image(ofDifferenceBetween: narrow, and: low)
    #expect([image.width, image.height] == [33, 30])
    #expect(image.pixels.count { $0 == 0xFFFF_0000 } == 33 * 30 - 200 + 1)
  }

  @Test func emptyImagesAreCompared() {
    let empty = StraightRaster(width: 0, height: 0, pixels: [])
    #expect(exact.difference(between: empty, and: empty).isEqual())
    let difference = exact.difference(between: empty, and: Drawing.plain(2, 2))
    #expect(!difference.isEqual())
    #expect(difference.share == 0)
  }

  @Test(arguments: 0..<60)
  func countsAreThoseOfAPlainLoop(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let width = 1 + random.next(80)
    let height = 1 + random.next(30)
    let image = Drawing.plain(width, height)
    let indices = (0..<random.next(width * height)).map { _ in random.next(width * height) }
    let other = image.changing(Set(indices))
    let difference = exact.difference(between: image, and: other)
    #expect(difference.differentPixels == Set(indices).count)
    #expect(exact.difference(between: other, and: image) == difference)
    let marked = exact.image(ofDifferenceBetween: image, and: other)
    #expect(Set(marked.pixels.indices.filter { marked.pixels[$0] == 0xFFFF_0000 }) == Set(indices))
  }
}
