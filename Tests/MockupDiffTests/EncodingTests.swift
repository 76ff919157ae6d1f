import MockupScene
import TestSupport
import Testing

import MockupDiff
import MockupPNG

@Suite("Pictures as files")
struct EncodingTests {
  /// Two pictures of one palette, the second with some changes: pixels, part of a row, a moved row, or none.
  private func pair(_ palette: EncodedImage.Palette, _ random: inout SeededGenerator) -> [EncodedImage] {
    let first = EncodedImage(palette, width: 1 + random.next(40), height: 1 + random.next(20), &random)
    var second = first
    let count = first.pixels.count
    for _ in 0..<random.next(4) {
      let index = random.next(count)
      switch random.next(3) {
      case 0: second.pixels[index] = EncodedImage.color(palette, &random)
      case 1:
        for offset in index..<min(count, index + random.next(60)) {
          second.pixels[offset] = EncodedImage.color(palette, &random)
        }
      default:
        for offset in stride(from: count - 1, through: first.width, by: -1) where offset > index {
          second.pixels[offset] = second.pixels[offset - first.width]
        }
      }
    }
    return [first, second]
  }

  @Test("Different pixels are found in every encoding", arguments: 0..<64)
  func exact(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let palette = EncodedImage.Palette.allCases[seed % EncodedImage.Palette.allCases.count]
    let images = pair(palette, &random)
    let files = images.map { $0.png(&random) }
    let changed = images[0].pixels.indices.filter { images[0].pixels[$0] != images[1].pixels[$0] }
    let exact = ImageComparison()
    let difference = try exact.difference(betweenPNG: files[0], and: files[1])
    #expect(difference.differentPixels == changed.count)
    #expect(difference.regions == PlainSearch(Set(changed), width: images[0].width).regions)
    let (again, drawn) = try exact.differencePNG(betweenPNG: files[0], and: files[1])
    let marked = try PNGDecoder.decode(drawn)
    #expect(again == difference)
    #expect(marked.pixels.indices.filter { marked.pixels[$0] == 0xFFFF_0000 } == changed)

    let rasters = images.map { StraightRaster(width: $0.width, height: $0.height, pixels: $0.narrow) }
    for threshold in [0, 0.02, 0.1] {
      let eyes = ImageComparison(threshold: threshold)
      let seen = eyes.difference(between: rasters[0], and: rasters[1])
      let (found, png) = try eyes.differencePNG(betweenPNG: files[0], and: files[1])
      #expect(found == seen)
      #expect(try PNGDecoder.decode(png) == eyes.image(ofDifferenceBetween: rasters[0], and: rasters[1]))
      #expect(try eyes.difference(betweenPNG: files[0], and: files[1]) == seen)
    }
  }

  @Test("Files of other sizes", arguments: 0..<40)
  func sizes(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let images = (0..<2).map { _ in
      EncodedImage(.fewColors, width: 1 + random.next(20), height: 1 + random.next(20), &random)
    }
    let files = images.map { $0.png(&random) }
    let rasters = images.map { StraightRaster(width: $0.width, height: $0.height, pixels: $0.narrow) }
    for threshold in [nil, 0.1] {
      let comparison = ImageComparison(threshold: threshold)
      let (found, png) = try comparison.differencePNG(betweenPNG: files[0], and: files[1])
      #expect(found == comparison.difference(between: rasters[0], and: rasters[1]))
      #expect(try PNGDecoder.decode(png) == comparison.image(ofDifferenceBetween: rasters[0], and: rasters[1]))
    }
  }

  /// The changes are so far apart that the rows around them are loaded and dropped many times.
  @Test("A long picture is compared in parts", arguments: [1, 3, 4, 5, 6, 40, 66])
  func longImages(gap: Int) throws {
    var random = SeededGenerator(seed: UInt64(gap))
    let first = EncodedImage(.opaque, width: 7, height: 150, &random)
    var second = first
    for row in stride(from: gap / 2, to: first.height, by: gap) {
      let start = row * first.width
      for x in 0..<(1 + random.next(7)) { second.pixels[start + x] = EncodedImage.color(.opaque, &random) }
    }
    let files = [first.png(&random), second.png(&random)]
    let rasters = [first, second].map { StraightRaster(width: 7, height: 150, pixels: $0.narrow) }
    for threshold in [nil, 0, 0.1] {
      let comparison = ImageComparison(threshold: threshold)
      #expect(
        try comparison.difference(betweenPNG: files[0], and: files[1])
          == comparison.difference(between: rasters[0], and: rasters[1]))
    }
  }

  @Test("A step in the lowest of 16 bits counts", arguments: [0, 16, 32, 48])
  func lowestBit(shift: Int) throws {
    var random = SeededGenerator(seed: UInt64(shift))
    let first = EncodedImage(.wide, width: 30, height: 20, &random)
    var second = first
    second.pixels[333] ^= 1 << UInt64(shift)
    let files = [first.png(&random), second.png(&random)]
    let difference = try ImageComparison().difference(betweenPNG: files[0], and: files[1])
    #expect(difference.regions.map(\.frame) == [PixelRect(x: 3, y: 11, width: 1, height: 1)])
    #expect(try ImageComparison(threshold: 0.001).difference(betweenPNG: files[0], and: files[1]).isEqual())
  }

  @Test("An error names the right file")
  func errors() throws {
    var random = SeededGenerator(seed: 1)
    let sound = EncodedImage(.translucent, width: 40, height: 40, &random).png(&random)
    var damaged = sound
    damaged[sound.count - 30] ^= 1
    let palette = { (samples: [UInt8]) in
      var png = HandmadePNG(width: 2, height: 1, bitDepth: 8, colorType: 3)
      png.append("PLTE", [1, 2, 3])
      png.finish([0] + samples)
      return png.bytes
    }
    let cases: [([UInt8], String)] = [
      ([], "the file is not a PNG"), (Array(sound.dropLast(1)), "the PNG is truncated"),
      (damaged, "the PNG's chunk IDAT is damaged: its checksum is wrong"),
      (palette([0, 1]), "the PNG's palette has no color 1"),
    ]
    for (file, description) in cases {
      for threshold in [nil, 0.1] {
        let comparison = ImageComparison(threshold: threshold)
        #expect(throws: UnreadableImage(isFirst: true, description: description)) {
          try comparison.difference(betweenPNG: file, and: palette([0, 0]))
        }
        #expect(throws: UnreadableImage(isFirst: false, description: description)) {
          try comparison.difference(betweenPNG: palette([0, 0]), and: file)
        }
      }
    }
    #expect(throws: UnreadableImage.self) {
      try ImageComparison().difference(betweenPNG: palette([0, 1]), and: palette([0, 1]))
    }
  }

  @Test("A difference picture beyond the limit is refused, and the pictures are compared")
  func largeDifferenceImages() throws {
    func file(_ width: Int, _ height: Int) -> [UInt8] {
      var png = HandmadePNG(width: width, height: height, bitDepth: 1, colorType: 0)
      png.finish([UInt8](repeating: 0, count: (1 + (width + 7) / 8) * height))
      return png.bytes
    }
    let files = (file(1 << 20, 1), file(1, 129))
    #expect(throws: UndrawableDifference.tooLarge(width: 1 << 20, height: 129, maximum: 1 << 27)) {
      try ImageComparison().differencePNG(betweenPNG: files.0, and: files.1)
    }
    let difference = try ImageComparison().difference(betweenPNG: files.0, and: files.1)
    #expect(difference.differentPixels == 0 && !difference.isSameSize)
    #expect(
      throws: UndrawableDifference.unreadable(UnreadableImage(isFirst: false, description: "the PNG is truncated"))
    ) {
      try ImageComparison().differencePNG(betweenPNG: files.0, and: Array(files.1.dropLast()))
    }
  }

  @Test("The picture of a large difference is written in bands", arguments: [nil, 0.1])
  func bands(threshold: Double?) throws {
    let (width, height) = (2000, 2200)
    var random = SeededGenerator(seed: 7)
    let rowBytes = 1 + width / 8
    let blank = [UInt8](repeating: 0, count: rowBytes * height)
    var changed = blank
    for _ in 0..<400 {
      changed[random.next(height) * rowBytes + 1 + random.next(width / 8)] = UInt8(1 + random.next(255))
    }
    func file(_ bytes: [UInt8], height: Int) -> [UInt8] {
      var png = HandmadePNG(width: width, height: height, bitDepth: 1, colorType: 0)
      png.finish(Array(bytes.prefix(rowBytes * height)), chunkSize: 1 << 20)
      return png.bytes
    }
    let comparison = ImageComparison(threshold: threshold)
    // The second picture is lower, so the end is red.
    let files = (file(blank, height: height), file(changed, height: height - 300))
    let (difference, png) = try comparison.differencePNG(betweenPNG: files.0, and: files.1)
    let rasters = (try PNGDecoder.decodeStraight(files.0), try PNGDecoder.decodeStraight(files.1))
    #expect(difference == comparison.difference(between: rasters.0, and: rasters.1))
    #expect(try PNGDecoder.decode(png) == comparison.image(ofDifferenceBetween: rasters.0, and: rasters.1))
  }

  @Test("Very wide pictures are compared in lower bands, with the same result")
  func wideImages() throws {
    let (width, height) = (1 << 18, 12)
    var random = SeededGenerator(seed: 5)
    var bytes = [UInt8](repeating: 0, count: (1 + width / 8) * height)
    func file() -> [UInt8] {
      var png = HandmadePNG(width: width, height: height, bitDepth: 1, colorType: 0)
      png.finish(bytes, chunkSize: 1 << 20)
      return png.bytes
    }
    func raster() -> StraightRaster {
      var pixels = [UInt32](repeating: 0xFF00_0000, count: width * height)
      for y in 0..<height {
        for x in 0..<(width / 8) {
          let byte = bytes[y * (1 + width / 8) + 1 + x]
          guard byte != 0 else { continue }
          for bit in 0..<8 where byte >> (7 - bit) & 1 == 1 { pixels[y * width + 8 * x + bit] = 0xFFFF_FFFF }
        }
      }
      return StraightRaster(width: width, height: height, pixels: pixels)
    }
    func scatter() {
      for _ in 0..<400 { bytes[random.next(height) * (1 + width / 8) + 1 + random.next(60)] ^= UInt8(random.next(256)) }
    }
    scatter()
    let first = (file(), raster())
    scatter()
    let second = (file(), raster())
    let eyes = ImageComparison(threshold: 0.1)
    let expected = eyes.difference(between: first.1, and: second.1)
    #expect(expected.differentPixels > 0)
    #expect(try eyes.difference(betweenPNG: first.0, and: second.0) == expected)
  }

  @Test("Rows that only one picture has are read too")
  func longerFiles() throws {
    func file(_ rows: [UInt8]) -> [UInt8] {
      var png = HandmadePNG(width: 1, height: rows.count / 2, bitDepth: 8, colorType: 0)
      png.finish(rows)
      return png.bytes
    }
    let difference = try ImageComparison().difference(betweenPNG: file([0, 7]), and: file([0, 7, 0, 8]))
    #expect(difference.differentPixels == 0 && !difference.isEqual())
    #expect(throws: UnreadableImage(isFirst: false, description: "the PNG has a row with the unknown filter 9")) {
      try ImageComparison().difference(betweenPNG: file([0, 7]), and: file([0, 7, 9, 8]))
    }
  }

  /// An animation stores its other pictures in ancillary chunks.
  @Test("The first picture of an animation is compared")
  func animations() throws {
    func file(_ frame: UInt8?) -> [UInt8] {
      var png = HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 0)
      if frame != nil { png.append("acTL", [0, 0, 0, 2, 0, 0, 0, 0]) }
      var still = HandmadePNG()
      still.finish([0, 7])
      for chunk in HandmadePNG.chunks(of: still.bytes) where chunk.name == "IDAT" { png.append("IDAT", chunk.content) }
      if let frame { png.append("fdAT", [0, 0, 0, 1] + HandmadePNG.zlib([0, frame])) }
      png.append("IEND", [])
      return png.bytes
    }
    #expect(try ImageComparison().difference(betweenPNG: file(1), and: file(2)).isEqual())
    #expect(try ImageComparison().difference(betweenPNG: file(1), and: file(nil)).isEqual())
  }
}
