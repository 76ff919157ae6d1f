import MockupScene
import TestSupport
import Testing

import MockupPNG

@Suite("Broken files")
struct BrokenFileTests {
  private func file(
    _ colorType: UInt8 = 0, _ bitDepth: UInt8 = 8, size: (Int, Int) = (1, 1), interlace: UInt8 = 0,
    rows: [UInt8] = [0, 7], extra: [(String, [UInt8])] = []
  ) -> [UInt8] {
    var png = HandmadePNG(
      width: size.0, height: size.1, bitDepth: bitDepth, colorType: colorType, interlace: interlace)
    for (name, content) in extra { png.append(name, content) }
    png.finish(rows)
    return png.bytes
  }

  @Test("The error names the problem")
  func errors() {
    let cases: [([UInt8], PNGError)] = [
      ([], .notPNG),
      (Array("GIF89a".utf8), .notPNG),
      (HandmadePNG().bytes, .truncated),
      (Array(file().dropLast(1)), .truncated),
      (Array(file().dropLast(12)), .truncated),
      (file(5), .invalidColorType(colorType: 5, bitDepth: 8)),
      (file(2, 4), .invalidColorType(colorType: 2, bitDepth: 4)),
      (file(size: (0, 1)), .invalidChunk("IHDR")),
      (file(interlace: 2), .invalidChunk("IHDR")),
      (file(size: (100_000, 100_000)), .tooLarge(width: 100_000, height: 100_000, maximum: 1 << 26)),
      (file(size: (0x7FFF_FFFF, 0x7FFF_FFFF)), .tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, maximum: 1 << 26)),
      (file(size: (8_000, 8_000)), .impossibleSize(width: 8_000, height: 8_000, data: 13)),
      (file(size: (60_000_000, 1)), .tooWide(width: 60_000_000, maximum: 1 << 20)),
      (file(rows: [0]), .corruptData),
      (file(rows: [0, 1, 2]), .corruptData),
      (file(rows: [5, 7]), .unknownFilter(5)),
      (file(3), .missingChunk("PLTE")),
      (file(3, extra: [("PLTE", [1, 2, 3])]), .missingPaletteEntry(7)),
      (file(3, extra: [("PLTE", [1, 2])]), .invalidChunk("PLTE")),
      (file(3, extra: [("PLTE", [])]), .invalidChunk("PLTE")),
      (file(3, extra: [("PLTE", [1, 2, 3]), ("tRNS", [1, 2])]), .invalidChunk("tRNS")),
      (file(extra: [("tRNS", [1])]), .invalidChunk("tRNS")),
      (file(4, rows: [0, 1, 2], extra: [("tRNS", [0, 1])]), .invalidChunk("tRNS")),
      (file(extra: [("ABCD", [])]), .unknownCriticalChunk("ABCD")),
    ]
    for (bytes, error) in cases {
      #expect(throws: error) { try PNGDecoder.decode(bytes) }
      #expect(!error.description.isEmpty)
    }
    var damaged = file()
    damaged[damaged.count - 20] ^= 1
    #expect(throws: PNGError.corruptChunk("IDAT")) { try PNGDecoder.decode(damaged) }
    #expect(throws: PNGError.missingChunk("IHDR")) { _ = try PNGFile(HandmadePNG().bytes + file().dropFirst(33)) }
  }

  @Test("Unknown ancillary chunks are skipped")
  func unknownChunks() throws {
    #expect(try PNGDecoder.decode(file(extra: [("abCd", [1, 2, 3])])).pixels == [0xFF07_0707])
  }

  @Test("A caller can lower the limit")
  func limit() throws {
    let bytes = try PNGEncoder.encode(Raster(width: 10, height: 10))
    #expect(try PNGDecoder.decode(bytes, maximumPixelCount: 100).width == 10)
    #expect(throws: PNGError.tooLarge(width: 10, height: 10, maximum: 99)) {
      try PNGDecoder.decode(bytes, maximumPixelCount: 99)
    }
  }

  @Test("Pictures beyond the memory limit are compared row by row")
  func largePairs() throws {
    let (width, height) = (1 << 20, 65)
    #expect(width * height > PNGDecoder.defaultMaximumPixelCount)
    var rows = [UInt8](repeating: 0, count: (1 + width / 8) * height)
    func file() throws -> [UInt8] {
      var png = HandmadePNG(width: width, height: height, bitDepth: 1, colorType: 0)
      png.append("IDAT", try Deflater().compress(rows))
      png.append("IEND", [])
      return png.bytes
    }
    let first = try file()
    rows[rows.count - 1] = 1
    var pair = try PNGPair(first, try file(), keepsRecent: false)
    var different: [Int] = []
    for row in 0..<height where try pair.advance() { different.append(row) }
    try pair.finish()
    #expect(different == [height - 1])
  }

  @Test("A pair that is too wide, too large or impossible is refused")
  func refusedPairs() {
    let cases: [([UInt8], PNGError)] = [
      (file(size: (60_000_000, 1)), .tooWide(width: 60_000_000, maximum: 1 << 20)),
      (file(size: (1 << 20, 257)), .tooLarge(width: 1 << 20, height: 257, maximum: 1 << 28)),
      (file(size: (1 << 13, 1 << 13)), .impossibleSize(width: 1 << 13, height: 1 << 13, data: 13)),
    ]
    for (bytes, error) in cases {
      #expect { try PNGPair(bytes, bytes, keepsRecent: false) } throws: { ($0 as? PNGPair.Problem)?.error == error }
    }
  }

  @Test("Damage of any kind ends in an error or a picture, never in a crash", arguments: 0..<8)
  func damage(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let metadata = PNGMetadata(scale: 2, texts: [PNGText(keyword: "a", text: String(repeating: "text", count: 99))])
    let image =
      seed % 2 == 0
      ? TestImages.menu(width: 40, height: 30, hasAlpha: true, seed: 1)
      : TestImages.noise(width: 20, height: 20, hasAlpha: seed % 4 == 1, seed: 1)
    let sound = try PNGEncoder.encode(image, metadata: metadata)
    for _ in 0..<300 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { bytes = repaired(bytes) }
      if Int.random(in: 0..<10, using: &random) == 0 {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      }
      let raster = try? PNGDecoder.decode(bytes, maximumPixelCount: 1 << 20)
      if let raster { #expect(raster.pixels.count == raster.width * raster.height) }
      _ = try? PNGFile.texts(in: bytes)
      _ = try? PNGFile(bytes)
    }
  }

  /// The file with correct checksums, so that damage gets past them.
  private func repaired(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard position + 12 + length <= bytes.count else { break }
      let body = Array(bytes[(position + 4)..<(position + 8 + length)])
      bytes.replaceSubrange(
        (position + 8 + length)..<(position + 12 + length), with: HandmadePNG.bigEndian(HandmadePNG.crc32(body)))
      position += 12 + length
    }
    return bytes
  }
}
