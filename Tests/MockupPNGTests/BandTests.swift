import MockupScene
import TestSupport
import Testing

import MockupPNG

@Suite("Bands")
struct BandTests {
  private func encode(_ raster: Raster, hasAlpha: Bool, bandHeight: Int) throws -> [UInt8] {
    var encoder = try PNGEncoder(width: raster.width, height: raster.height, hasAlpha: hasAlpha)
    var file: [UInt8] = []
    for start in stride(from: 0, to: raster.height, by: bandHeight) {
      let end = min(start + bandHeight, raster.height)
      let pixels = raster.pixels[(start * raster.width)..<(end * raster.width)]
      try encoder.append(Raster(width: raster.width, height: end - start, pixels: Array(pixels)))
      file += encoder.takeBytes()
    }
    return file + (try encoder.finish())
  }

  @Test("The height of the bands does not change a byte", arguments: [false, true])
  func bandHeights(hasAlpha: Bool) throws {
    for image in [
      TestImages.menu(width: 211, height: 120, hasAlpha: hasAlpha, seed: 5),
      TestImages.noise(width: 97, height: 101, hasAlpha: hasAlpha, seed: 6),
    ] {
      let complete = try encode(image, hasAlpha: hasAlpha, bandHeight: image.height)
      #expect(try PNGDecoder.decode(complete) == image)
      for height in [1, 2, 17, 64] {
        #expect(try encode(image, hasAlpha: hasAlpha, bandHeight: height) == complete)
      }
    }
  }

  @Test("Bands and the whole raster give the same bytes without a palette", arguments: [false, true])
  func likeWhole(hasAlpha: Bool) throws {
    var image = TestImages.menu(width: 300, height: 200, hasAlpha: hasAlpha, seed: 7)
    let noise = TestImages.noise(width: 300, height: 2, hasAlpha: hasAlpha, seed: 7)
    image.pixels.replaceSubrange(9_000..<9_600, with: noise.pixels)
    #expect(try encode(image, hasAlpha: hasAlpha, bandHeight: 50) == PNGEncoder.encode(image))
  }

  @Test("Finished bytes can be taken early")
  func streaming() throws {
    let band = TestImages.noise(width: 300, height: 120, hasAlpha: false, seed: 8)
    var encoder = try PNGEncoder(width: 300, height: 360, hasAlpha: false)
    var file: [UInt8] = []
    for _ in 0..<3 {
      try encoder.append(band)
      let part = encoder.takeBytes()
      #expect(part.count > 60_000)
      let rest = encoder.takeBytes()
      #expect(rest.isEmpty)
      file += part
    }
    file += try encoder.finish()
    #expect(try PNGDecoder.decode(file).pixels == band.pixels + band.pixels + band.pixels)
    #expect(HandmadePNG.chunks(of: file).filter { $0.name == "IDAT" }.count > 2)
  }

  @Test("Bands that do not fit are refused")
  func wrongBands() throws {
    /// A file of four rows, given some rows of one color, after a band that is too wide and one with too many rows.
    func file(rows: Int, of pixel: UInt32) throws -> [UInt8] {
      var encoder = try PNGEncoder(width: 4, height: 4, hasAlpha: false)
      var refusals: [PNGError] = []
      for band in [Raster(width: 5, height: 1, filledWith: .max), Raster(width: 4, height: 5, filledWith: .max)] {
        do { try encoder.append(band) } catch { refusals.append(error) }
      }
      #expect(refusals == [.wrongBandWidth(expected: 4, found: 5), .wrongRowCount(expected: 4, found: 5)])
      do {
        try encoder.append(Raster(width: 4, height: rows, filledWith: pixel))
      } catch {
        // The picture is lost, and finishing reports that again.
        #expect(error == .translucentPixel)
      }
      return try encoder.finish()
    }
    #expect(throws: PNGError.translucentPixel) { _ = try file(rows: 4, of: 0) }
    #expect(throws: PNGError.wrongRowCount(expected: 4, found: 3)) { _ = try file(rows: 3, of: .max) }
    #expect(try PNGDecoder.decode(file(rows: 4, of: .max)) == Raster(width: 4, height: 4, filledWith: .max))
  }
}
