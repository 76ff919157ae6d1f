import MockupCairo
import MockupScene
import TestSupport
import Testing

/// Sizes that the headers of images tell, and the limits that apply before anything is decoded.
@Suite struct ImageHeaderTests {
  private static func lossless(_ width: Int, _ height: Int) -> [UInt8] {
    let bits = (width - 1) | (height - 1) << 14
    let size = (0..<4).map { UInt8(bits >> (8 * $0) & 255) }
    return Array("RIFF".utf8) + [26, 0, 0, 0] + Array("WEBPVP8L".utf8) + [14, 0, 0, 0, 0x2F] + size
      + [UInt8](repeating: 0, count: 9)
  }

  private static func large(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [26, 0, 0, 0] + Array("WEBP\(name)".utf8) + [14, 0, 0, 0] + bytes
  }

  @Test func sizesAreThoseOfTheDecoder() throws {
    for name in ["corners.jpg", "corners.webp"] {
      let size = try #require(try ImageHeader(of: Repository.bytes("Tests/Images/\(name)")).size)
      #expect(size == (32, 16))
    }
    #expect(try #require(try ImageHeader(of: Self.lossless(16_383, 3)).size) == (16_383, 3))
    let extended = Self.large("VP8X", [0, 0, 0, 0, 0x0F, 0, 0, 0x01, 0x01, 0])
    #expect(try #require(try ImageHeader(of: extended).size) == (16, 258))
    let lossy = Self.large("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x10, 0xC0, 0x20, 0x40])
    #expect(try #require(try ImageHeader(of: lossy).size) == (16, 32))
  }

  @Test func aLargeOneIsRejectedBeforeItIsDecoded() {
    #expect(throws: ImageError.tooLarge(width: 16_383, height: 16_383)) {
      try ImageHeader(of: Self.lossless(16_383, 16_383))
    }
  }

  @Test(arguments: [(100, true), (101, false), (4800, false)]) func scansAreCounted(count: Int, isRead: Bool) throws {
    let photo = try Repository.bytes("Tests/Images/corners.jpg")
    let start = try #require(photo.indices.dropLast().first { photo[$0] == 0xFF && photo[$0 + 1] == 0xDA })
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xFF, 0, 0xFF, 0xD0, 3]
    let scans = (1..<count).flatMap { _ in scan }
    let bytes = Array(photo[..<start]) + scans + photo[start...]
    if isRead {
      #expect(try ImageHeader(of: bytes).pixels == 512)
    } else {
      #expect(throws: ImageError.damaged("the JPEG has more than 100 scans")) { try ImageHeader(of: bytes) }
    }
  }

  @Test func brokenHeadersAreErrors() throws {
    for name in ["corners.jpg", "corners.webp"] {
      let bytes = try Repository.bytes("Tests/Images/\(name)")
      for count in 0..<min(200, bytes.count) { _ = try? ImageHeader(of: Array(bytes.prefix(count))) }
      var random = SeededGenerator(seed: 29)
      for _ in 0..<500 {
        var broken = bytes
        for _ in 0..<3 { broken[random.next(broken.count)] = UInt8(random.next(256)) }
        _ = try? ImageHeader(of: broken)
      }
    }
  }
}
