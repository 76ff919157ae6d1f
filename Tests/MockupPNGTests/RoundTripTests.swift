import MockupScene
import TestSupport
import Testing

import MockupPNG

@Suite("Round trip")
struct RoundTripTests {
  @Test("Noise of every width", arguments: 1...70)
  func noise(width: Int) throws {
    for hasAlpha in [false, true] {
      for height in [1, 4] {
        let raster = TestImages.noise(width: width, height: height, hasAlpha: hasAlpha, seed: UInt64(width))
        #expect(try PNGDecoder.decode(PNGEncoder.encode(raster)) == raster)
      }
    }
  }

  @Test("Pictures like menus of every width", arguments: 1...70)
  func menus(width: Int) throws {
    for hasAlpha in [false, true] {
      let raster = TestImages.menu(width: width, height: 40, hasAlpha: hasAlpha, seed: UInt64(width))
      #expect(try PNGDecoder.decode(PNGEncoder.encode(raster)) == raster)
    }
  }

  @Test("A large picture like a menu", arguments: [false, true])
  func largeMenu(hasAlpha: Bool) throws {
    let raster = TestImages.menu(width: 628, height: 200, hasAlpha: hasAlpha, seed: 1)
    let file = try PNGEncoder.encode(raster)
    #expect(try PNGDecoder.decode(file) == raster)
    #expect(try PNGFile(file).hasAlpha == hasAlpha)
    #expect(file.count < 628 * 200 / 8)
  }

  @Test("A translucent pixel after a thousand opaque colors")
  func lateAlpha() throws {
    var raster = TestImages.noise(width: 50, height: 40, hasAlpha: false, seed: 2)
    raster.pixels[1_999] = 0x8010_2030
    let file = try PNGEncoder.encode(raster)
    #expect(try PNGDecoder.decode(file) == raster)
    #expect(try PNGFile(file).hasAlpha)
  }

  @Test("Palettes of every size", arguments: [1, 2, 3, 4, 5, 15, 16, 17, 255, 256, 257])
  func palettes(count: Int) throws {
    for hasAlpha in [false, true] {
      for width in [1, 7, 8, 9, 33, 300] {
        let height = (count + width - 1) / width + 5
        let raster = TestImages.colors(count, width: width, height: height, hasAlpha: hasAlpha, seed: UInt64(count))
        let file = try PNGEncoder.encode(raster)
        #expect(try PNGDecoder.decode(file) == raster)
        let header = HandmadePNG.chunks(of: file)[0].content
        let depth: UInt8 = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
        let direct: UInt8 = try PNGFile(file).hasAlpha ? 6 : 2
        #expect(header[8] == depth)
        #expect(header[9] == (count <= 256 ? 3 : direct))
      }
    }
  }

  @Test("Every pair of color and alpha is the nearest one")
  func straightColor() {
    let table = Premultiplication()
    for alpha in UInt32(1)...255 {
      for color in 0...alpha {
        let straight = table.straight(alpha << 24 | color << 16 | color)
        let nearest = UInt32((Double(color) * 255 / Double(alpha)).rounded())
        #expect(straight == alpha << 24 | nearest << 16 | nearest)
        #expect(Premultiplication.premultiplied(straight) == alpha << 24 | color << 16 | color)
      }
    }
    #expect(table.straight(0x00FF_FFFF) == 0)
    #expect(table.straight(0x80FF_0000) == 0x80FF_0000)
  }

  @Test("Rows too long to be copied from", arguments: [8_191, 8_192, 10_922, 10_923, 33_000])
  func wideRows(width: Int) throws {
    for hasAlpha in [false, true] {
      var raster = TestImages.menu(width: width, height: 9, hasAlpha: hasAlpha, seed: 3)
      raster.pixels.replaceSubrange(0..<width, with: raster.pixels[(4 * width)..<(5 * width)])
      let noise = TestImages.noise(width: 300, height: 1, hasAlpha: hasAlpha, seed: 4)
      raster.pixels.replaceSubrange((width * 3)..<(width * 3 + 300), with: noise.pixels)
      #expect(try PNGDecoder.decode(PNGEncoder.encode(raster)) == raster)
    }
  }

  @Test("Pictures of one color", arguments: [0, 0xFF00_0000, 0xFFFF_FFFF, 0x8010_2030] as [UInt32])
  func flat(pixel: UInt32) throws {
    for (width, height) in [(1, 1), (1, 3_000), (3_000, 1), (200, 200)] {
      let raster = Raster(width: width, height: height, filledWith: pixel)
      let file = try PNGEncoder.encode(raster)
      #expect(try PNGDecoder.decode(file) == raster)
      #expect(file.count < 300)
      var encoder = try PNGEncoder(width: width, height: height, hasAlpha: true)
      try encoder.append(raster)
      let banded = try encoder.finish()
      #expect(try PNGDecoder.decode(banded) == raster)
    }
  }

  /// Many equal rows are one copy, which takes more tokens than a block has.
  @Test("Tall pictures of equal rows", arguments: [2, 20, 300])
  func tall(colorCount: Int) throws {
    let row = (0..<300).map { 0xFF00_0000 | UInt32($0 % colorCount) * 70_001 & 0xFF_FFFF }
    let height = 9_000
    let raster = Raster(width: 300, height: height, pixels: Array(repeatElement(row, count: height).joined()))
    let file = try PNGEncoder.encode(raster)
    #expect(try PNGDecoder.decode(file) == raster)
    #expect(file.count < 100_000)
  }

  @Test("Flat rows in palettes with edges near their ends", arguments: 400...405)
  func flatRows(width: Int) throws {
    for (edge, count) in [(0, 1), (1, 1), (2, 1), (width - 1, 1), (width - 2, 2), (width - 3, 1), (width / 2, 300)] {
      for colors in [3, 20] as [UInt32] {
        var raster = Raster(width: width, height: 0)
        var row = [UInt32](repeating: 0xFFFF_FFFF, count: width)
        for x in edge..<min(width, edge + count) { row[x] = 0xFF00_0000 + UInt32(x) % colors }
        raster = Raster(width: width, height: 12, pixels: (0..<12).flatMap { $0 == 7 ? row.reversed() : row })
        #expect(try PNGDecoder.decode(PNGEncoder.encode(raster)) == raster)
      }
    }
  }

  @Test("Invalid sizes are refused")
  func wrongSizes() throws {
    #expect(throws: PNGError.unwritableSize(width: 0, height: 3)) {
      try PNGEncoder.encode(Raster(width: 0, height: 3))
    }
    #expect(throws: PNGError.unwritableSize(width: -1, height: 3)) {
      _ = try PNGEncoder(width: -1, height: 3, hasAlpha: false)
    }
    #expect(throws: PNGError.unwritableSize(width: 1_048_577, height: 1)) {
      _ = try PNGEncoder(width: PNGEncoder.maximumWidth + 1, height: 1, hasAlpha: false)
    }
    var raster = Raster(width: 2, height: 2)
    raster.pixels.removeLast()
    #expect(throws: PNGError.wrongPixelCount(expected: 4, found: 3)) { try PNGEncoder.encode(raster) }
  }
}
