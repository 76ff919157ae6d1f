import TestSupport
import Testing

import MockupPNG

@Suite("Unpacking piece by piece")
struct InflateTests {
  private static let sizes = [0, 1, 2, 31, 258, 2_000, 70_001, 330_000]

  /// Contents of all kinds: flat, repeated at every short distance, random, and longer than the window.
  private static func content(_ seed: Int) -> [UInt8] {
    var random = RandomSource(seed: UInt64(seed))
    let count = sizes[seed % sizes.count]
    var bytes: [UInt8] = []
    while bytes.count < count {
      let length = Int.random(in: 1...600, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes += repeatElement(UInt8.random(in: 0...255, using: &random), count: length)
      case 1: bytes += (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      case 2: bytes += (0..<length).map { _ in UInt8.random(in: 0...3, using: &random) }
      default:
        let distance = Int.random(in: 1...(Bool.random(using: &random) ? 40 : 32_768), using: &random)
        guard distance <= bytes.count else { continue }
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      }
    }
    return Array(bytes.prefix(count))
  }

  /// The output of a stream, read in pieces of varying size.
  private func unpack(_ stream: [UInt8], _ total: Int, pieces: [Int]) throws -> [UInt8] {
    var reader = try InflateStream(stream, total: total, piece: pieces.max() ?? 1)
    var found: [UInt8] = []
    var turn = 0
    while found.count < total {
      let position = try reader.take(min(pieces[turn % pieces.count], total - found.count))
      found += reader.window[position]
      turn += 1
    }
    try reader.finish()
    return found
  }

  @Test("Streams of libdeflate, and stored blocks", arguments: sizes.indices)
  func roundTrip(seed: Int) throws {
    let content = Self.content(seed)
    for stream in [try Deflater().compress(content), HandmadePNG.zlib(content)] {
      for pieces in [[40_000], content.count > 2_000 ? [content.count] : [1, 7, 300]] {
        let isSame = try unpack(stream, content.count, pieces: pieces) == content
        #expect(isSame)
      }
      guard content.count <= 2_000 else { continue }
      let isSame = try unpack(stream + [1, 2, 3], content.count, pieces: [1_000]) == content
      #expect(isSame)
      #expect(throws: PNGError.corruptData) { try unpack(stream, content.count + 1, pieces: [1_000]) }
      if !content.isEmpty {
        #expect(throws: PNGError.corruptData) { try unpack(stream, content.count - 1, pieces: [1_000]) }
      }
      for missing in 1...8 {
        #expect(throws: PNGError.corruptData) {
          try unpack(stream.dropLast(missing), content.count, pieces: [1_000])
        }
      }
    }
  }

  @Test("Damage is detected like in libdeflate", arguments: 0..<6)
  func damage(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let content = Array(Self.content(5 + Self.sizes.count * seed).prefix(100 * (seed + 1)))
    let sound = try Deflater().compress(content)
    for _ in 0..<80 {
      var stream = sound
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        stream[Int.random(in: 0..<stream.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let expected: [UInt8]? =
        if case .content(let bytes) = try Inflater().decompress(stream, limit: content.count) { bytes } else { nil }
      let found = try? unpack(stream, content.count, pieces: [Int.random(in: 1...500, using: &random)])
      let isSame = found == (expected?.count == content.count ? expected : nil)
      #expect(isSame)
    }
  }

  @Test("Random bits fail without a trap")
  func noise() throws {
    var random = RandomSource(seed: 1)
    for _ in 0..<200 {
      let noise = (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: PNGError.corruptData) { try unpack([0x78, 0x01] + noise, 5_000, pieces: [100]) }
    }
  }

  @Test("Invalid streams")
  func headers() {
    for header in [[], [0x78], [0x78, 0x02], [0x79, 0x01], [0x88, 0x1C], [0x78, 0x20]] as [[UInt8]] {
      #expect(throws: PNGError.corruptData) { try unpack(header, 1, pieces: [1]) }
    }
  }

  @Test("Incomplete and oversubscribed codes", arguments: codes)
  func incompleteCodes(lengths: [UInt8], exists: Bool) {
    #expect((InflateCode(lengths[...], .distances) != nil) == exists)
  }

  /// Code lengths of symbols, and whether they form a code.
  private static let codes: [([UInt8], Bool)] = [
    ([1, 1], true), ([1], true), ([0, 1], true), ([], true), ([2, 2, 2, 2], true), ([1, 2, 3, 3], true),
    ([2], false), ([1, 2], false), ([1, 1, 1], false), ([2, 2, 2], false), ([1, 2, 3, 4], false),
  ]
}
