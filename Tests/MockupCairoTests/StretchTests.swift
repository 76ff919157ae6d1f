import MockupScene
import Testing

import MockupCairo
import MockupText

@Suite struct StretchTests {
  private static let everything = -100_000..<100_000

  private func stretch(_ raster: Raster, _ rect: Rect) throws -> Raster {
    try #require(RasterScaler.stretch(raster, to: rect, rows: Self.everything)).raster
  }

  @Test(arguments: [0xFF11_2233, 0x8040_2010, 0xFFFF_FFFF, 0x0101_0101, 0] as [UInt32])
  func oneColorStaysThatColor(pixel: UInt32) throws {
    for (width, height) in [(1, 1), (2, 3), (5, 4), (60, 50)] {
      for side in [1.0, 3, 17, 100] {
        let raster = try stretch(
          Raster(width: width, height: height, filledWith: pixel), Rect(x: 0, y: 0, width: side, height: side))
        #expect(raster.pixels.allSatisfy { $0 == pixel })
      }
    }
  }

  @Test(arguments: [3.0, 8, 24.5]) func anEdgeBecomesASmoothSlope(factor: Double) throws {
    let raster = Raster(
      width: 8, height: 1, pixels: Array(repeating: 0xFF00_0000, count: 4) + Array(repeating: 0xFFFF_FFFF, count: 4))
    let row = try stretch(raster, Rect(x: 0, y: 0, width: 8 * factor, height: 1)).pixels.map { Int($0 & 255) }
    #expect(row.first == 0 && row.last == 255)
    // The curve is nowhere much steeper than a straight line.
    #expect(zip(row, row.dropFirst()).allSatisfy { abs($1 - $0) <= Int(1.3 * 255 / factor) + 1 })
    #expect(zip(row, row.reversed()).allSatisfy { abs($0 + $1 - 255) <= 1 })
  }

  @Test func colorsAreNoStrongerThanTheirAlpha() throws {
    // Ringing on both sides of each edge.
    let pixels = (0..<64).map { UInt32($0 % 3 == 0 ? 0xFFFF_FFFF : $0 % 3 == 1 ? 0 : 0x8080_0000) }
    for side in [5.0, 8.5, 40] {
      let raster = try stretch(
        Raster(width: 8, height: 8, pixels: pixels), Rect(x: 0.25, y: 0.5, width: side, height: side))
      for pixel in raster.pixels {
        #expect([16, 8, 0].allSatisfy { pixel >> UInt32($0) & 255 <= pixel >> 24 })
      }
    }
  }

  @Test func whatIsHardlyThereIsNotSeen() {
    let raster = Raster(width: 30, height: 30, filledWith: .max)
    for length in [Double.leastNonzeroMagnitude, 1e-300, 1e-20, 1e-4, .nan, -1, .infinity] {
      #expect(
        RasterScaler.stretch(raster, to: Rect(x: 0, y: 0, width: length, height: 5), rows: Self.everything) == nil)
      #expect(
        RasterScaler.stretch(raster, to: Rect(x: 0, y: 0, width: 5, height: length), rows: Self.everything) == nil)
    }
    let thin = RasterScaler.stretch(raster, to: Rect(x: 0, y: 0, width: 0.01, height: 2), rows: Self.everything)
    #expect(thin?.raster.pixels == [0x0303_0303, 0x0303_0303])
  }

  @Test func stripsAreTheWholeInAnyOrder() throws {
    let raster = Raster(width: 13, height: 11, pixels: (0..<143).map { 0xFF00_0000 | UInt32($0 * 104_729) & 0xFF_FFFF })
    for side in [6.0, 13, 70.5] {
      var stretched = try #require(
        StretchedRaster(raster, in: Rect(x: 2, y: 3, width: side, height: side), rows: Self.everything))
      let frame = stretched.frame
      var complete: [UInt32] = []
      stretched.write(frame, to: &complete)
      for part in [
        PixelFrame(x: frame.x + 3, y: frame.maxY - 2, width: 2, height: 2),
        PixelFrame(x: frame.x, y: frame.y, width: frame.width, height: 1),
        PixelFrame(x: frame.maxX - 1, y: frame.y + 2, width: 1, height: 3),
      ] {
        // The previous contents of the buffer have no effect.
        var pixels = Array(repeating: UInt32(7), count: 5)
        stretched.write(part, to: &pixels)
        for row in 0..<part.height {
          let start = (part.y - frame.y + row) * frame.width + part.x - frame.x
          #expect(pixels[row * part.width..<(row + 1) * part.width] == complete[start..<start + part.width])
        }
      }
    }
  }
}
