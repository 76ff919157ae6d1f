import MenuDocument
import MenuLayout
import MockupPNG
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup

/// The ink of texts in rendered images, compared with native menus.
///
/// `Tests/Figures/Text/native.json` lists texts, the sizes of their ink, and its distance from the panel's edge.
@Suite struct TextInkTests {
  private static let figures = (try? Repository.bytes("Tests/Figures/Text/native.json")).flatMap {
    JSONReading($0).root
  }
  private static let texts: [JSONNode] = figures?["ink"]?.elements ?? []
  private static let scale = 8.0

  @Test(arguments: Thoroughness.some(of: texts.indices)) func inkIsAsLargeAsOnThePlatform(index: Int) throws {
    let figure = Self.texts[index]
    let text = try #require(figure["text"]?.text)
    let document = JSONWriter.text(of: try #require(figure["document"] ?? Self.figures?["document"]), form: .compact)
      .replacing("TEXT", with: text)
    let (ink, panel) = try Self.inkOfFirst(figure["role"]?.text ?? "title", in: document)
    let tolerance = try #require(figure["tolerance"]?.number?.value)
    for (key, actual) in [("width", ink.width), ("height", ink.height), ("inset", panel.maxX - ink.maxX)] {
      guard let expected = figure[key]?.number?.value else { continue }
      #expect(abs(actual - expected) <= tolerance, "“\(text)”: \(key) is \(actual), not \(expected)")
    }
  }

  @Test func thereAreFigures() {
    #expect(Self.texts.count >= 7)
  }

  /// The bounds of pixels at least half as dark as the darkest pixel of the first text of a role, and of its panel, in
  /// points. The two parts of a shortcut are one text.
  private static func inkOfFirst(_ role: String, in document: String) throws -> (ink: Rect, panel: Rect) {
    let listing = try Renderer().layOut(Source(document)).tree.listing
    let panel = try #require(listing.first { $0.box.role == .menu }?.frame)
    let first = try #require(listing.firstIndex { $0.box.role.rawValue == role })
    let path = listing[first].box.path
    let frames = listing[first...].prefix { $0.box.role.rawValue == role && $0.box.path == path }.map(\.frame)
    let left = try #require(frames.map(\.x).min()) - 1
    let right = try #require(frames.map(\.maxX).max()) + 1
    var options = RenderOptions()
    options.format = .png
    options.scale = scale
    let raster = try PNGDecoder.decode(try Renderer().render(Source(document), options: options).bytes)
    let columns = Int(left * scale)..<Int(right * scale)
    let rows = Int(frames[0].y * scale)..<Int(frames[0].maxY * scale)
    let levels = rows.map { y in columns.map { x in raster.pixels[y * raster.width + x] >> 8 & 0xFF } }
    let ground = try #require(levels.first?.first)
    let darkest = try #require(levels.joined().min())
    try #require(darkest < ground, "there is ink")
    let (inkRows, inkColumns) = (
      rows.indices.filter { y in levels[y - rows.lowerBound].contains { 2 * $0 < ground + darkest } },
      columns.indices.filter { x in levels.contains { 2 * $0[x - columns.lowerBound] < ground + darkest } }
    )
    let (top, bottom) = (try #require(inkRows.first), try #require(inkRows.last) + 1)
    let (start, end) = (try #require(inkColumns.first), try #require(inkColumns.last) + 1)
    let ink = Rect(
      x: Double(start) / scale, y: Double(top) / scale, width: Double(end - start) / scale,
      height: Double(bottom - top) / scale)
    return (ink, panel)
  }
}
