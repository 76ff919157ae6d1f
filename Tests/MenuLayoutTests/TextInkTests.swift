import MenuDocument
import MenuLayout
import MockupPNG
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup

/// The ink sizes of titles in rendered images, compared with native menus.
///
/// `Tests/Figures/Text/native.json` lists texts and the sizes of their ink.
@Suite struct TextInkTests {
  private static let figures = (try? Repository.bytes("Tests/Figures/Text/native.json")).flatMap {
    JSONReading($0).root
  }
  private static let texts: [JSONNode] = figures?["ink"]?.elements ?? []
  private static let scale = 8.0

  @Test(arguments: texts.indices) func inkIsAsLargeAsOnThePlatform(index: Int) throws {
    let figure = Self.texts[index]
    let text = try #require(figure["text"]?.text)
    let document = JSONWriter.text(of: try #require(Self.figures?["document"]), form: .compact)
      .replacing("TEXT", with: text)
    let ink = try Self.inkOfTitle(in: document)
    let tolerance = try #require(figure["tolerance"]?.number?.value)
    for (key, actual) in [("width", ink.width), ("height", ink.height)] {
      guard let expected = figure[key]?.number?.value else { continue }
      #expect(abs(actual - expected) <= tolerance, "“\(text)”: \(key) is \(actual), not \(expected)")
    }
  }

  @Test func thereAreFigures() {
    #expect(Self.texts.count >= 7)
  }

  /// The bounds of pixels at least half as dark as the darkest pixel of the title, in points.
  private static func inkOfTitle(in document: String) throws -> Rect {
    let tree = try Renderer().layOut(Source(document)).tree
    let title = try #require(tree.listing.first { $0.box.role == .title }?.frame)
    var options = RenderOptions()
    options.format = .png
    options.scale = scale
    let raster = try PNGDecoder.decode(try Renderer().render(Source(document), options: options).bytes)
    let columns = Int((title.x - 2) * scale)..<Int((title.maxX + 2) * scale)
    let rows = Int(title.y * scale)..<Int(title.maxY * scale)
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for y in rows {
      for x in columns where raster.pixels[y * raster.width + x] >> 8 & 0xFF < 0x80 {
        (left, right, top, bottom) = (min(left, x), max(right, x + 1), min(top, y), max(bottom, y + 1))
      }
    }
    try #require(left < right, "there is ink")
    return Rect(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(right - left) / scale,
      height: Double(bottom - top) / scale)
  }
}
