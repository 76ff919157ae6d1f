import MenuDocument
import MenuLayout
import MockupPNG
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup

/// Gray levels measured in screenshots of native menus, compared with pixels of rendered images.
///
/// Each case of `Tests/Figures/Levels/native.json` is a document with a host, and gray levels by distance from the
/// middle of the edges of a menu, or of another `box`, in points; positive distances are inside.
@Suite struct FigureLevelTests {
  private static let cases: [JSONNode] =
    (try? Repository.bytes("Tests/Figures/Levels/native.json")).flatMap { JSONReading($0).root?.elements } ?? []
  /// In pixels per point: a pixel is within half a point.
  private static let scale = 4.0

  @Test(arguments: cases.indices) func isDrawn(index: Int) throws {
    let node = Self.cases[index]
    let document = JSONWriter.text(of: try #require(node["document"]), form: .compact)
    let renderer = Renderer()
    let tree = try renderer.layOut(Source(document)).tree
    let role = node["box"]?.text ?? "menu"
    let menu = try #require(tree.listing.first { $0.box.role.rawValue == role }?.frame)
    var options = RenderOptions()
    options.format = .png
    options.scale = Self.scale
    let raster = try PNGDecoder.decode(try renderer.render(Source(document), options: options).bytes)
    for requested in try #require(node["levels"]?.elements) {
      let edge = try #require(requested["edge"]?.text)
      let distance = try #require(requested["distance"]?.number?.value)
      let point =
        switch edge {
        case "left": Point(x: menu.x + distance, y: menu.midY)
        case "right": Point(x: menu.maxX - distance, y: menu.midY)
        case "top": Point(x: menu.midX, y: menu.y + distance)
        default: Point(x: menu.midX, y: menu.maxY - distance)
        }
      let pixel = raster.pixels[Int(point.y * Self.scale) * raster.width + Int(point.x * Self.scale)]
      let level = Double(pixel >> 8 & 0xFF)
      let expected = try #require(requested["level"]?.number?.value)
      let tolerance = try #require(requested["tolerance"]?.number?.value)
      #expect(
        abs(level - expected) <= tolerance,
        "\(node["figure"]?.text ?? ""): \(edge) \(distance) is \(level), not \(expected)")
    }
  }

  @Test func thereAreLevels() {
    #expect(Self.cases.count >= 6)
  }
}
