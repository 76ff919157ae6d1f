import MockupScene
import TestSupport
import Testing

import MockupPNG

@Suite("Files from other programs")
struct ForeignFileTests {
  /// A pixel format of PNG.
  struct Form: CustomTestStringConvertible {
    let colorType: UInt8
    let bitDepth: Int
    let isInterlaced: Bool
    var samples: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
    var testDescription: String { "type \(colorType), \(bitDepth) bits\(isInterlaced ? ", interlaced" : "")" }

    static let all = [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])].flatMap {
      type, depths in
      depths.flatMap { depth in
        [false, true].map { Form(colorType: UInt8(type), bitDepth: depth, isInterlaced: $0) }
      }
    }
  }

  private static let palette: [UInt8] = (0..<256).flatMap { [UInt8($0), UInt8(255 - $0), UInt8($0 / 2)] }
  private static let paletteAlpha: [UInt8] = (0..<200).map { UInt8(255 - $0) }

  private func rows(
    _ form: Form, width: Int, height: Int, filter: (Int) -> Int, sample: (Int, Int, Int) -> Int
  ) -> [UInt8] {
    PackedRows(
      width: width, height: height, bitDepth: form.bitDepth, sampleCount: form.samples,
      isInterlaced: form.isInterlaced
    ).bytes(filter: filter, sample: sample)
  }

  private func pixel(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UInt32 {
    // Each argument is a sample of 8 bits.
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  private func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24)
    return [16, 8, 0].reduce(pixel & 0xFF00_0000) { result, shift in
      result | UInt32((Double(pixel >> shift & 0xFF) * alpha / 255).rounded()) << shift
    }
  }

  @Test("Every color type, bit depth and filter, interlaced or not", arguments: Form.all)
  func forms(form: Form) throws {
    for (width, height) in [(1, 1), (2, 3), (5, 5), (9, 17), (33, 12)] {
      var random = RandomSource(seed: UInt64(width * 100 + form.bitDepth))
      let highest = 1 << form.bitDepth - 1
      let samples = (0..<(width * height * form.samples)).map { _ in Int.random(in: 0...highest, using: &random) }
      // Every second row of colors with alpha is opaque.
      func sample(_ x: Int, _ y: Int, _ index: Int) -> Int {
        index == 3 && y % 2 == 0 ? highest : samples[(y * width + x) * form.samples + index]
      }
      var png = HandmadePNG(
        width: width, height: height, bitDepth: UInt8(form.bitDepth), colorType: form.colorType,
        interlace: form.isInterlaced ? 1 : 0)
      if form.colorType == 3 {
        png.append("PLTE", Array(Self.palette.prefix(3 * (highest + 1))))
        png.append("tRNS", Array(Self.paletteAlpha.prefix(highest + 1)))
      }
      png.finish(rows(form, width: width, height: height, filter: { ($0 + width) % 5 }, sample: sample), chunkSize: 7)
      let expected = (0..<(width * height)).map { position -> UInt32 in
        let values = (0..<form.samples).map { sample(position % width, position / width, $0) }
        let eight = values.map { (Double($0) * 255 / Double(highest)).rounded() }
        switch form.colorType {
        case 0: return pixel(eight[0], eight[0], eight[0], 255)
        case 2: return pixel(eight[0], eight[1], eight[2], 255)
        case 4: return pixel(eight[0], eight[0], eight[0], eight[1])
        case 6: return pixel(eight[0], eight[1], eight[2], eight[3])
        default:
          let index = values[0]
          let color = Self.palette[(3 * index)..<(3 * index + 3)].map { Double($0) }
          let alpha = index < Self.paletteAlpha.count ? Double(Self.paletteAlpha[index]) : 255
          return pixel(color[0], color[1], color[2], alpha)
        }
      }
      let straight = StraightRaster(width: width, height: height, pixels: expected)
      #expect(try PNGDecoder.decodeStraight(png.bytes) == straight)
      let raster = Raster(width: width, height: height, pixels: expected.map(premultiplied))
      #expect(try PNGDecoder.decode(png.bytes) == raster)
      let info = try PNGFile(png.bytes)
      #expect(info.width == width && info.height == height && info.hasAlpha == (form.colorType >= 3))
    }
  }

  @Test("One color can be transparent", arguments: [(0, 2), (0, 8), (0, 16), (2, 8), (2, 16)] as [(UInt8, Int)])
  func transparentColor(colorType: UInt8, bitDepth: Int) throws {
    let form = Form(colorType: colorType, bitDepth: bitDepth, isInterlaced: false)
    var png = HandmadePNG(width: 2, height: 1, bitDepth: UInt8(bitDepth), colorType: colorType)
    let key = Array([2, 1, 3].prefix(form.samples))
    png.append("tRNS", key.flatMap { [0, UInt8($0)] })
    png.finish(rows(form, width: 2, height: 1, filter: { _ in 0 }) { x, _, index in x == 0 ? key[index] : 0 })
    #expect(try PNGDecoder.decode(png.bytes).pixels == [0, 0xFF00_0000])
  }
}
