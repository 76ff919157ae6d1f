import MockupScene
import TestSupport
import Testing

@testable import MockupPNG

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
    for picture in [
      TestPictures.menu(width: 211, height: 120, hasAlpha: hasAlpha, seed: 5),
      TestPictures.noise(width: 97, height: 101, hasAlpha: hasAlpha, seed: 6),
    ] {
      let whole = try encode(picture, hasAlpha: hasAlpha, bandHeight: picture.height)
      #expect(try PNGDecoder.decode(whole) == picture)
      for height in [1, 2, 17, 64] {
        #expect(try encode(picture, hasAlpha: hasAlpha, bandHeight: height) == whole)
      }
    }
  }

  @Test("Bands and the whole raster give the same bytes where no palette is used", arguments: [false, true])
  func likeWhole(hasAlpha: Bool) throws {
    var picture = TestPictures.menu(width: 300, height: 200, hasAlpha: hasAlpha, seed: 7)
    let noise = TestPictures.noise(width: 300, height: 2, hasAlpha: hasAlpha, seed: 7)
    picture.pixels.replaceSubrange(9_000..<9_600, with: noise.pixels)
    #expect(try encode(picture, hasAlpha: hasAlpha, bandHeight: 50) == PNGEncoder.encode(picture))
  }

  @Test("Finished bytes can be taken on the way")
  func streaming() throws {
    let band = TestPictures.noise(width: 300, height: 120, hasAlpha: false, seed: 8)
    var encoder = try PNGEncoder(width: 300, height: 360, hasAlpha: false)
    var file: [UInt8] = []
    for _ in 0..<3 {
      try encoder.append(band)
      let part = encoder.takeBytes()
      #expect(part.count > 60_000)
      #expect(encoder.takeBytes().isEmpty)
      file += part
    }
    file += try encoder.finish()
    #expect(try PNGDecoder.decode(file).pixels == band.pixels + band.pixels + band.pixels)
    #expect(HandmadePNG.chunks(of: file).filter { $0.name == "IDAT" }.count > 2)
  }

  @Test("Bands that do not fit are refused")
  func wrongBands() throws {
    var encoder = try PNGEncoder(width: 4, height: 4, hasAlpha: false)
    #expect(throws: PNGError.wrongBandWidth(expected: 4, found: 5)) {
      try encoder.append(Raster(width: 5, height: 1, filledWith: .max))
    }
    #expect(throws: PNGError.wrongRowCount(expected: 4, found: 5)) {
      try encoder.append(Raster(width: 4, height: 5, filledWith: .max))
    }
    var lost = encoder
    #expect(throws: PNGError.translucentPixel) { try lost.append(Raster(width: 4, height: 4)) }
    let other = lost
    #expect(throws: PNGError.translucentPixel) { _ = try other.finish() }
    try encoder.append(Raster(width: 4, height: 3, filledWith: .max))
    let unfinished = encoder
    #expect(throws: PNGError.wrongRowCount(expected: 4, found: 3)) { _ = try unfinished.finish() }
  }
}
