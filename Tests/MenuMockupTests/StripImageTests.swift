import Foundation
import MenuDocument
import MockupPNG
import MockupScene
import TestSupport
import Testing

import MenuMockup

/// Very long or wide images, as a background and next to a title: their visible part is drawn.
@Suite(.timeLimit(.minutes(2))) struct StripImageTests {
  struct Strip: CustomTestStringConvertible, Sendable {
    var width, height: Int
    var isVector = false

    var testDescription: String { "\(width) × \(height)\(isVector ? ", SVG" : "")" }

    /// Green in the middle, red at both ends.
    var file: Data {
      let length = max(width, height)
      let middle = length / 2 - 4..<length / 2 + 4
      if isVector {
        let attributes =
          width > height
          ? "x='\(middle.lowerBound)' width='8' height='\(height)'"
          : "y='\(middle.lowerBound)' height='8' width='\(width)'"
        return Data(
          """
          <svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>\
          <rect width='\(width)' height='\(height)' fill='#FF0000'/><rect \(attributes) fill='#00FF00'/></svg>
          """.utf8)
      }
      var png = HandmadePNG(width: width, height: height, bitDepth: 8, colorType: 2)
      var rows: [UInt8] = []
      for row in 0..<height {
        rows.append(0)
        for column in 0..<width {
          rows += middle.contains(max(row, column)) ? [0, 255, 0] : [255, 0, 0]
        }
      }
      png.finish(rows, chunkSize: 60_000)
      return Data(png.bytes)
    }

    static let all =
      [(1, 512), (512, 1), (1, 32_767), (32_767, 1)].map { Strip(width: $0.0, height: $0.1) }
      + [(1, 512), (32_767, 1), (1, 32_767)].map { Strip(width: $0.0, height: $0.1, isVector: true) }
  }

  private static func picture(of strip: Strip, _ format: OutputFormat) throws -> Picture {
    let folder = try TemporaryFolder()
    try strip.file.write(to: URL(filePath: folder.filePath("strip")))
    var options = RenderOptions()
    options.settings.format = format
    options.settings.scale = 2
    let document = """
      {"host": {"kind": "navigationBar", "size": [300, 420], "crop": "screen", "background": {"image": "strip"}},
       "menu": {"items": ["A"]}}
      """
    return try Renderer().render(
      Source(bytes: Array(document.utf8), name: "a.json", folder: folder.path), options: options)
  }

  @Test(arguments: Strip.all) func theMiddleIsSeen(strip: Strip) throws {
    let raster = try PNGDecoder.decode(try Self.picture(of: strip, .png).bytes)
    #expect(raster.width == 600 && raster.height == 840)
    // Near the lower edge, outside other elements.
    let corners = [(2, 820), (597, 820), (300, 830)].map { raster.pixels[$0.1 * raster.width + $0.0] }
    #expect(corners.allSatisfy { $0 == 0xFF00_FF00 }, "\(corners.map { String($0, radix: 16) })")
  }

  @Test(arguments: Strip.all, [OutputFormat.svg, .pdf]) func vectorImagesHaveWhatIsSeen(
    strip: Strip, format: OutputFormat
  ) throws {
    let picture = try Self.picture(of: strip, format)
    #expect(picture.width == 300 && picture.height == 420)
    #expect(picture.bytes.count < 200_000)
  }

  @Test(arguments: [Strip(width: 1, height: 32_767), Strip(width: 32_767, height: 1)])
  func aStripBesideATitleIsNoError(strip: Strip) throws {
    let folder = try TemporaryFolder()
    try strip.file.write(to: URL(filePath: folder.filePath("strip")))
    let document = #"{"menu": {"items": [{"title": "A", "image": "strip"}]}}"#
    let picture = try Renderer().render(Source(bytes: Array(document.utf8), name: "a.json", folder: folder.path))
    #expect(picture.width > 0)
  }
}
