import MenuDocument
import MenuLayout
import MockupCairo
import MockupPNG
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupSets

/// Images beyond the size limit are refused before memory is allocated.
@Suite(.timeLimit(.minutes(2))) struct PictureBoundTests {
  private static let hugeScreen = Source(
    #"{"host": {"kind": "navigationBar", "size": [10000, 10000], "crop": "screen"}, "menu": {"items": ["A"]}}"#)

  private static func options(scale: Double, _ format: PictureFormat = .png) -> RenderOptions {
    var options = RenderOptions()
    options.settings.scale = scale
    options.settings.format = format
    return options
  }

  private static func errors(_ body: () throws(RenderError) -> Void) -> [String] {
    do throws(RenderError) {
      try body()
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  @Test func aPictureThatIsTooWideIsRefusedWhateverIsDoneWithIt() {
    let (renderer, options) = (Renderer(), Self.options(scale: 8))
    let said = ["the picture has 80000 × 80000 pixels; the limit is \(Limit.pictureWidth.amount)"]
    let rendered = Self.errors { () throws(RenderError) in _ = try renderer.render(Self.hugeScreen, options: options) }
    let drawn = Self.errors { () throws(RenderError) in _ = try renderer.prepare(Self.hugeScreen, options: options) }
    #expect(rendered.count == 1 && drawn == rendered)
    #expect(rendered.first?.hasSuffix(said[0]) == true, "\(rendered)")
    let finding = GoldenComparison().compare(Self.hugeScreen, options: options, with: nil, by: renderer)
    #expect(finding.verdict == .failed && finding.message == nil)
    #expect(finding.findings.map(\.description) == rendered)
  }

  @Test func theScaleIsWhereTheErrorIs() {
    var options = RenderOptions()
    options.settings = Settings([Located(.scale(8), at: .option(.scale))])
    let said = Self.errors { () throws(RenderError) in _ = try Renderer().render(Self.hugeScreen, options: options) }
    #expect(said.count == 1 && said.first?.hasPrefix("--scale: error: the picture has ") == true, "\(said)")
  }

  @Test func whatIsComparedIsHeldAsAWhole() throws {
    let renderer = Renderer()
    let picture = try renderer.prepare(Self.hugeScreen, options: Self.options(scale: 2))
    let said = Self.errors { () throws(RenderError) in _ = try renderer.paint(picture) }
    #expect(said.first?.hasSuffix("20000 × 20000 pixels (\(Limit.comparedPixels.message))") == true, "\(said)")
  }

  @Test(arguments: [PictureFormat.svg, .pdf]) func picturesWithoutPixelsMayBeLarge(format: PictureFormat) throws {
    let picture = try Renderer().render(Self.hugeScreen, options: Self.options(scale: 8, format))
    #expect(picture.width == 10_000 && picture.height == 10_000)
  }

  private static func errors(size: Size, _ options: RenderOptions) -> [String] {
    errors { () throws(RenderError) in
      try PictureForm(options).requireRoom(for: size, count: 1, file: "document")
    }
  }

  @Test(arguments: PictureFormat.allCases) func aPictureHasABoundInPointsToo(format: PictureFormat) {
    let size = Size(width: 100, height: Double(Limit.pictureLength.most) + 1)
    let said = Self.errors(size: size, Self.options(scale: 1, format))
    #expect(said.first?.hasSuffix("points (\(Limit.pictureLength.message))") == true, "\(said)")
  }

  @Test func aHighPictureIsBounded() {
    for (size, limit) in [
      (Size(width: 10, height: Double(Limit.pictureSide.most)), Limit.pictureSide),
      (Size(width: 1000, height: 500_000), .picturePixels),
    ] {
      let said = Self.errors(size: size, Self.options(scale: 2))
      #expect(said.first?.hasSuffix("(\(limit.message))") == true, "\(said)")
    }
  }

  @Test func errorsOfReadersHaveTheWordsOfTheTable() {
    let errors: [(any Error, Limit)] = [
      (PNGError.tooLarge(width: 1, height: 1, most: Limit.comparedPixels.most), .comparedPixels),
      (PNGError.tooWide(width: 1, most: Limit.pictureSide.most), .pictureSide),
      (PNGError.tooLargeInterlaced(width: 1, height: 1, most: Limit.interlacedBytes.most), .interlacedBytes),
      (PNGError.textTooLong(keyword: "a", most: Limit.pngTextBytes.most), .pngTextBytes),
      (ImageError.tooLarge(width: 1 << 20, height: 1), .imageSide),
      (ImageError.tooLarge(width: 30_000, height: 30_000), .imagePixels),
    ]
    for (error, limit) in errors { #expect("\(error)".contains(limit.error), "\(error)") }
  }
}
