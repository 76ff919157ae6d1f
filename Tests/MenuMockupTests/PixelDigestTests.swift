import MenuDocument
import MockupHashing
import MockupPNG
import MockupScene
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// The hash computed while painting equals that of the decoded file.
@Suite struct PixelDigestTests {
  /// The RGBA bytes of a decoded PNG.
  private static func bytes(of png: [UInt8]) throws -> [UInt8] {
    try PNGDecoder.decodeStraight(png).pixels.flatMap { pixel in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
  }

  private static func picture(
    _ path: String, _ format: OutputFormat, scale: Double = 1
  ) throws -> Picture {
    var options = RenderOptions()
    options.format = format
    options.scale = scale
    options.hashesPixels = true
    return try Renderer().render(Source(bytes: try Repository.bytes(path), name: path), options: options)
  }

  @Test(arguments: ["layout-medium", "vision-window", "arabic"]) func paintedPixelsAreThoseOfTheFile(sample: String)
    throws
  {
    let picture = try Self.picture("Samples/\(sample).json", .png)
    let pixels = try #require(picture.pixels)
    #expect(pixels == SHA256Digest(of: try Self.bytes(of: picture.bytes)))
    #expect(pixels == PixelDigest.of(picture.bytes, .png))
    #expect(pixels == PixelDigest.of(try PNGDecoder.decodeStraight(picture.bytes)))
  }

  @Test func bandsCountAsOne() throws {
    let items = (0..<44).map { "\"Item \($0)\"" }.joined(separator: ",")
    var options = RenderOptions()
    options.scale = 3
    options.hashesPixels = true
    let picture = try Renderer().render(
      Source(#"{"platform":"iOS","menu":{"items":[\#(items)]}}"#), options: options)
    // More than one painted band.
    #expect(picture.width * picture.height > 4 * 1024 * 1024)
    #expect(picture.pixels == PixelDigest.of(picture.bytes, .png))
  }

  @Test(arguments: [OutputFormat.svg, .pdf]) func otherImagesCountAsFiles(
    format: OutputFormat
  ) throws {
    let picture = try Self.picture("Samples/layout-medium.json", format)
    #expect(picture.pixels == SHA256Digest(of: picture.bytes))
  }

  @Test func nobodyAsksNobodyHashes() throws {
    let picture = try Renderer().render(Source(#"{"menu":{"items":["One"]}}"#))
    #expect(picture.pixels == nil)
  }

  /// Every pair of a color component and alpha, in rows whose length is not a multiple of the block size.
  @Test func translucentPixelsHaveStraightColor() throws {
    let pixels = (0..<(257 * 255)).map { index in
      let alpha = UInt32(index / 257)
      let step = min(alpha, UInt32(index % 257))
      return alpha << 24 | step << 16 | step / 2 << 8 | step / 3
    }
    let raster = Raster(width: 257, height: 255, pixels: pixels)
    var digest = PixelDigest()
    digest.add(raster)
    let hash = digest.finish()
    #expect(hash == SHA256Digest(of: try Self.bytes(of: try PNGEncoder.encode(raster))))
    #expect(hash == PixelDigest.of(raster.straightened()))
  }
}
