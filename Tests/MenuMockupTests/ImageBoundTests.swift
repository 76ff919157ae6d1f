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
@Suite(.timeLimit(.minutes(2))) struct ImageBoundTests {
  private static let hugeScreen = Source(
    #"{"host": {"kind": "navigationBar", "size": [10000, 10000], "crop": "screen"}, "menu": {"items": ["A"]}}"#)

  private static func options(scale: Double, _ format: OutputFormat = .png) -> RenderOptions {
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

  @Test func aImageThatIsTooWideIsRejectedWhateverIsDoneWithIt() {
    let (renderer, options) = (Renderer(), Self.options(scale: 8))
    let reported = ["the picture has 80000 × 80000 pixels; the limit is \(Limit.pictureWidth.amount)"]
    let rendered = Self.errors { () throws(RenderError) in _ = try renderer.render(Self.hugeScreen, options: options) }
    let drawn = Self.errors { () throws(RenderError) in _ = try renderer.prepare(Self.hugeScreen, options: options) }
    #expect(rendered.count == 1 && drawn == rendered)
    #expect(rendered.first?.hasSuffix(reported[0]) == true, "\(rendered)")
    let finding = GoldenComparison().compare(Self.hugeScreen, options: options, with: nil, by: renderer)
    #expect(finding.verdict == .failed && finding.message == nil)
    #expect(finding.findings.map(\.description) == rendered)
  }

  @Test func theScaleIsWhereTheErrorIs() {
    var options = RenderOptions()
    options.settings = Settings([Located(.scale(8), at: .option(.scale))])
    let reported = Self.errors { () throws(RenderError) in _ = try Renderer().render(Self.hugeScreen, options: options)
    }
    #expect(reported.count == 1 && reported.first?.hasPrefix("--scale: error: the picture has ") == true, "\(reported)")
  }

  @Test func whatIsComparedIsHeldAsAWhole() throws {
    let renderer = Renderer()
    let picture = try renderer.prepare(Self.hugeScreen, options: Self.options(scale: 2))
    let reported = Self.errors { () throws(RenderError) in _ = try renderer.paint(picture) }
    #expect(reported.first?.hasSuffix("20000 × 20000 pixels; the limit is 268,435,456 pixels") == true, "\(reported)")
  }

  @Test(arguments: [OutputFormat.svg, .pdf]) func imagesWithoutPixelsMayBeLarge(format: OutputFormat) throws {
    let picture = try Renderer().render(Self.hugeScreen, options: Self.options(scale: 8, format))
    #expect(picture.width == 10_000 && picture.height == 10_000)
  }

  private static func errors(size: Size, _ options: RenderOptions) -> [String] {
    errors { () throws(RenderError) in
      try ImageForm(options).requireRoom(for: size, count: 1, file: "document")
    }
  }

  @Test(arguments: OutputFormat.allCases) func aImageHasABoundInPointsToo(format: OutputFormat) {
    let size = Size(width: 100, height: Double(Limit.pictureLength.maximum) + 1)
    let reported = Self.errors(size: size, Self.options(scale: 1, format))
    #expect(reported.first?.hasSuffix(" points; \(Limit.pictureLength.error)") == true, "\(reported)")
  }

  @Test func aHighImageIsBounded() {
    for (size, limit) in [
      (Size(width: 10, height: Double(Limit.pictureSide.maximum)), Limit.pictureSide),
      (Size(width: 1000, height: 500_000), .picturePixels),
    ] {
      let reported = Self.errors(size: size, Self.options(scale: 2))
      #expect(reported.first?.hasSuffix("; the limit is \(limit.amount)") == true, "\(reported)")
    }
  }

  @Test func errorsOfReadersHaveTheWordsOfTheTable() {
    let errors: [(any Error, Limit)] = [
      (PNGError.tooLarge(width: 1, height: 1, maximum: Limit.comparedPixels.maximum), .comparedPixels),
      (PNGError.tooWide(width: 1, maximum: Limit.pictureSide.maximum), .pictureSide),
      (PNGError.tooLargeInterlaced(width: 1, height: 1, maximum: Limit.interlacedBytes.maximum), .interlacedBytes),
      (PNGError.textTooLong(keyword: "a", maximum: Limit.pngTextBytes.maximum), .pngTextBytes),
      (ImageError.tooLarge(width: 1 << 20, height: 1), .imageSide),
      (ImageError.tooLarge(width: 30_000, height: 30_000), .imagePixels),
    ]
    for (error, limit) in errors { #expect("\(error)".contains(limit.error), "\(error)") }
  }
}
