import MockupScene
import TestSupport
import Testing

import MockupPNG

/// PNGs with correct checksums and valid streams, but inconsistent contents.
@Suite struct PNGFuzzTests {
  /// A file as a list of chunks that can be changed and written with correct checksums.
  private struct Chunks {
    var list: [(name: String, content: [UInt8])]

    var bytes: [UInt8] {
      var png = HandmadePNG()
      for chunk in list { png.append(chunk.name, chunk.content) }
      return png.bytes
    }

    mutating func mutate(_ random: inout SeededGenerator) {
      let position = random.next(list.count)
      switch random.next(9) {
      case 0: list.remove(at: position)
      case 1: list.insert(list[position], at: random.next(list.count + 1))
      case 2: list.swapAt(position, random.next(list.count))
      case 3: mutateHeader(&random)
      case 4: list.insert(Self.hostile(&random), at: 1 + random.next(list.count))
      case 5:
        list[position].content = Array(list[position].content.prefix(random.next(list[position].content.count + 1)))
      case 6:
        // Inside the compressed pixels, with or without a matching checksum.
        for index in list.indices where list[index].name == "IDAT" && !list[index].content.isEmpty {
          list[index].content[random.next(list[index].content.count)] ^= UInt8(1 << random.next(8))
        }
      case 7:
        guard !list[position].content.isEmpty else { return }
        list[position].content[random.next(list[position].content.count)] = UInt8(random.next(256))
      default: list[position].name = ["PLTE", "tRNS", "IDAT", "IEND", "IHDR", "zTXt", "iTXt", "abCd"][random.next(8)]
      }
      if list.isEmpty { list = [("IEND", [])] }
    }

    /// Another size, format, or interlacing, whatever the data.
    private mutating func mutateHeader(_ random: inout SeededGenerator) {
      guard let position = list.firstIndex(where: { $0.name == "IHDR" }), list[position].content.count == 13 else {
        return
      }
      switch random.next(4) {
      case 0:
        let side = [0, 1, 7, 8, 9, 255, 4_096, 1 << 20, 60_000_000, 0x7FFF_FFFF, 0xFFFF_FFFF][random.next(11)]
        let start = 4 * random.next(2)
        list[position].content.replaceSubrange(start..<(start + 4), with: HandmadePNG.bigEndian(UInt32(side)))
      case 1: list[position].content[8] = [0, 1, 2, 3, 4, 8, 16, 32][random.next(8)]
      case 2: list[position].content[9] = UInt8(random.next(8))
      default: list[position].content[12] = UInt8(random.next(3))
      }
    }

    private static func hostile(_ random: inout SeededGenerator) -> (name: String, content: [UInt8]) {
      switch random.next(5) {
      case 0: ("zTXt", Array("Comment\0\0".utf8) + bomb)
      case 1: ("iTXt", Array("Comment\0\u{1}\0\0\0".utf8) + bomb.prefix(random.next(bomb.count)))
      case 2: ("PLTE", [UInt8](repeating: 3, count: random.next(800)))
      case 3: ("tRNS", [UInt8](repeating: 3, count: random.next(300)))
      default: ("IDAT", bomb)
      }
    }

    /// A million zeros.
    private static let bomb = (try? Deflater().compress([UInt8](repeating: 0, count: 1 << 20))) ?? []
  }

  /// A valid picture of random form, its rows stored or compressed.
  private static func sound(_ random: inout SeededGenerator) throws -> Chunks {
    let forms: [(type: UInt8, depths: [Int], samples: Int)] = [
      (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2), (6, [8, 16], 4),
    ]
    let form = forms[random.next(forms.count)]
    let depth = form.depths[random.next(form.depths.count)]
    let (width, height) = (1 + random.next(40), 1 + random.next(30))
    let isInterlaced = random.next(3) == 0
    var source = random
    let rows = PackedRows(
      width: width, height: height, bitDepth: depth, sampleCount: form.samples, isInterlaced: isInterlaced)
    let filters = (0..<height).map { _ in source.next(5) }
    let bytes = rows.bytes(filter: { filters[$0] }) { _, _, _ in source.next(1 << depth) }
    random = source
    let size = HandmadePNG.bigEndian(UInt32(width)) + HandmadePNG.bigEndian(UInt32(height))
    var list: [(name: String, content: [UInt8])] = [
      ("IHDR", size + [UInt8(depth), form.type, 0, 0, isInterlaced ? 1 : 0])
    ]
    if form.type == 3 { list.append(("PLTE", (0..<(3 << depth)).map { UInt8(truncatingIfNeeded: $0 * 7) })) }
    list.append(("iTXt", Array("wanted\0\0\0\0\0text".utf8)))
    var stream = random.next(2) == 0 ? HandmadePNG.zlib(bytes) : try Deflater().compress(bytes)
    // A valid stream of another length.
    if random.next(6) == 0 { stream = HandmadePNG.zlib(Array(bytes.dropLast(1 + random.next(bytes.count)))) }
    if random.next(6) == 0 { stream = HandmadePNG.zlib(bytes + [UInt8](repeating: 1, count: 1 + random.next(99))) }
    while !stream.isEmpty {
      let count = 1 + random.next(stream.count)
      list.append(("IDAT", Array(stream.prefix(count))))
      stream.removeFirst(count)
    }
    list.append(("IEND", []))
    return Chunks(list: list)
  }

  @Test("All readers agree, or report an error")
  func readers() throws {
    try Fuzzing.run(rounds: 2_000) { random in
      var chunks = try Self.sound(&random)
      for _ in 0..<random.next(4) { chunks.mutate(&random) }
      var bytes = chunks.bytes
      if random.next(10) == 0 { bytes.removeLast(random.next(bytes.count)) }
      let name = "\(bytes.count) bytes: \(chunks.list.map(\.name))"
      let straight = outcome { () throws(PNGError) in try PNGDecoder.decodeStraight(bytes, maximumPixelCount: 1 << 20) }
      let raster = outcome { () throws(PNGError) in try PNGDecoder.decode(bytes, maximumPixelCount: 1 << 20) }
      switch (straight, raster) {
      case (.success(let straight), .success(let raster)):
        #expect(straight.width == raster.width && straight.height == raster.height)
        #expect(try PNGDecoder.isEqual(bytes, to: straight), "\(name)")
        try expectRows(of: straight, in: bytes, name)
      case (.failure(let one), .failure(let other)):
        #expect(one == other, "\(name)")
        #expect(!one.description.isEmpty)
      case (.success, .failure), (.failure, .success): Issue.record("only one of two readers reads \(name)")
      }
      _ = try? PNGFile(bytes)
      if let text = try? PNGFile.text(of: "wanted", in: bytes) { #expect(text.keyword == "wanted") }
      if let texts = try? PNGFile.texts(in: bytes) {
        #expect(texts.reduce(0) { $0 + $1.text.utf8.count } <= Limit.pngTextBytes.maximum)
      }
      return name
    }
  }

  /// A picture compared with another has the same rows as alone.
  private func expectRows(of image: StraightRaster, in bytes: [UInt8], _ name: String) throws {
    var pair = try PNGPair(bytes, bytes, keepsRecent: false)
    var row = [UInt32](repeating: 0, count: image.width)
    for y in 0..<image.height {
      _ = try pair.advance()
      try pair.expand(.first, into: &row)
      #expect(row[...] == image.pixels[(y * image.width)..<((y + 1) * image.width)], "\(name)")
    }
    try pair.finish()
  }

  private func outcome<Value>(_ work: () throws(PNGError) -> Value) -> Result<Value, PNGError> {
    do { return .success(try work()) } catch { return .failure(error) }
  }
}
