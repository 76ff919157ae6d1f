import MockupScene
import Testing

import MockupPNG

@Suite struct AnimationTests {
  /// Pictures of one size that differ in a rectangle each.
  private static func frames(hasAlpha: Bool, colors: Int?) -> [PNGAnimation.Frame] {
    let (width, height) = (60, 40)
    var raster =
      if let colors {
        TestImages.colors(colors, width: width, height: height, hasAlpha: hasAlpha, seed: 3)
      } else {
        TestImages.noise(width: width, height: height, hasAlpha: hasAlpha, seed: 3)
      }
    var frames = [PNGAnimation.Frame(raster, duration: 1.5)]
    for (x, y) in [(0, 0), (59, 39), (20, 11)] {
      raster.pixels[y * width + x] = raster.pixels[(y * width + x + 777) % raster.pixels.count] ^ 0x0000_0101
      raster.pixels[(y / 2) * width + x / 2] = raster.pixels[0]
      frames.append(PNGAnimation.Frame(raster, duration: 0.2))
    }
    return frames
  }

  private static func stack(_ frames: [PNGAnimation.Frame]) -> StraightRaster {
    let straight = frames.map { $0.raster.straightened() }
    return StraightRaster(
      width: straight[0].width, height: straight.map(\.height).reduce(0, +), pixels: straight.flatMap(\.pixels))
  }

  @Test(arguments: [false, true], [12, 200, nil])
  func whatIsWrittenIsReadBack(hasAlpha: Bool, colors: Int?) throws {
    // Opaque pixels only, where a changed pixel is distinguishable in straight form.
    let frames = Self.frames(hasAlpha: hasAlpha && colors == nil, colors: colors)
    let file = try PNGAnimation.encode(frames)
    #expect(try PNGFrames.decode(file, maximumPixelCount: .max) == Self.stack(frames))
    // Decoders without support for animations show the first picture.
    #expect(try PNGDecoder.decode(file) == frames[0].raster)
  }

  @Test func onlyWhatChangesIsStored() throws {
    let still = TestImages.noise(width: 200, height: 100, hasAlpha: false, seed: 4)
    var changed = still
    for x in 90..<110 { changed.pixels[50 * 200 + x] = 0xFF00_0000 }
    let frames = [still, changed, still].map { PNGAnimation.Frame($0, duration: 1) }
    let one = try PNGEncoder.encode(still).count
    #expect(try PNGAnimation.encode(frames).count < one + 600)
  }

  @Test func thoseThatLookAlikeAreOneThatIsSeenForLonger() throws {
    let image = TestImages.menu(width: 40, height: 30, hasAlpha: true, seed: 5)
    let other = Raster(width: 40, height: 30, filledWith: 0xFFFF_FFFF)
    let file = try PNGAnimation.encode(
      [(image, 1), (image, 0.5), (other, 100)].map { PNGAnimation.Frame($0.0, duration: $0.1) })
    let controls = try Self.chunks("fcTL", in: file)
    #expect(controls.count == 2)
    // Numerator and denominator of the seconds.
    #expect(controls.map { Array($0[20..<24]) } == [[0x05, 0xDC, 0x03, 0xE8], [0x27, 0x10, 0, 100]])
    #expect(try Self.chunks("acTL", in: file) == [[0, 0, 0, 2, 0, 0, 0, 0]])
    #expect(try PNGFrames.decode(file, maximumPixelCount: .max).height == 60)
  }

  @Test func chunksAreNumberedWithoutAGap() throws {
    let file = try PNGAnimation.encode(Self.frames(hasAlpha: false, colors: nil))
    var reader = try ChunkReader(file)
    var numbers: [UInt32] = []
    while let chunk = try reader.next() {
      if ["fcTL", "fdAT"].contains(chunk.type.name) { numbers.append(UInt32(bigEndian: Array(chunk.content), at: 0)) }
    }
    #expect(numbers == Array(0..<7))
  }

  @Test func whatCannotBeWrittenOrReadIsAnError() throws {
    #expect(throws: PNGError.self) { try PNGAnimation.encode([]) }
    let sizes = [Raster(width: 2, height: 2), Raster(width: 2, height: 3), Raster(width: 3, height: 2)]
    for other in sizes.dropFirst() {
      #expect(throws: PNGError.self) {
        try PNGAnimation.encode([sizes[0], other].map { PNGAnimation.Frame($0, duration: 1) })
      }
    }
    let file = try PNGAnimation.encode(Self.frames(hasAlpha: false, colors: nil))
    #expect(throws: PNGError.tooLarge(width: 60, height: 160, maximum: 9_000)) {
      try PNGFrames.decode(file, maximumPixelCount: 9_000)
    }
    // Changing any byte of the chunks that describe a picture, with a matching checksum, gives an error or other
    // pixels.
    var random = RandomSource(seed: 6)
    for _ in 0..<300 {
      var broken = try Self.parts(of: file)
      let index = Int.random(in: 1..<broken.count, using: &random)
      guard !broken[index].content.isEmpty else { continue }
      let position = Int.random(in: 0..<broken[index].content.count, using: &random)
      broken[index].content[position] ^= UInt8.random(in: 1...255, using: &random)
      _ = try? PNGFrames.decode(Self.file(of: broken), maximumPixelCount: 1 << 20)
    }
  }

  // MARK: Chunks

  private struct Part {
    var type: ChunkType
    var content: [UInt8]
  }

  private static func parts(of file: [UInt8]) throws -> [Part] {
    var reader = try ChunkReader(file)
    var parts: [Part] = []
    while let chunk = try reader.next() { parts.append(Part(type: chunk.type, content: Array(chunk.content))) }
    return parts
  }

  private static func file(of parts: [Part]) -> [UInt8] {
    var writer = ChunkWriter()
    writer.appendSignature()
    for part in parts { writer.append(part.type, part.content) }
    return writer.takeBytes()
  }

  private static func chunks(_ name: String, in file: [UInt8]) throws -> [[UInt8]] {
    try parts(of: file).filter { $0.type.name == name }.map(\.content)
  }
}
