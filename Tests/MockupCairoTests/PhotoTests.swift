import MockupCairo
import MockupScene
import TestSupport
import Testing

/// JPEG and WebP pictures with red, green, blue, and white corners.
@Suite struct PhotoTests {
  private let source = ForeignImageSource { _ throws(ImageError) in throw .unknownFormat }
  private static let corners: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

  /// The colors of the corners: upper left, upper right, lower left, lower right.
  private func corners(_ bytes: [UInt8]) throws -> [UInt32] {
    let image = try source.open(bytes)
    let (width, height) = (Int(image.size.width), Int(image.size.height))
    let raster = try image.raster(width: width, height: height)
    return [(2, 2), (width - 3, 2), (2, height - 3), (width - 3, height - 3)].map { x, y in
      raster.pixels[y * width + x]
    }
  }

  private static func isClose(_ colors: [UInt32], _ expected: [UInt32]) -> Bool {
    zip(colors, expected).allSatisfy { color, wanted in
      [0, 8, 16, 24].allSatisfy { abs(Int(color >> $0 & 255) - Int(wanted >> $0 & 255)) <= 6 }
    }
  }

  @Test func aJPEGIsRead() throws {
    let bytes = try Repository.bytes("Tests/Images/corners.jpg")
    #expect(try source.open(bytes).size == Size(width: 32, height: 16))
    #expect(Self.isClose(try corners(bytes), Self.corners))
  }

  /// As stored by a rotated camera, with its data in either byte order.
  @Test(arguments: 1...8, [true, false]) func aPhotoIsTurnedAsItWasTaken(number: Int, isBigEndian: Bool) throws {
    let bytes = try Repository.bytes("Tests/Images/corners.jpg")
    func two(_ value: Int) -> [UInt8] {
      let pair = [UInt8(value >> 8), UInt8(value & 255)]
      return isBigEndian ? pair : pair.reversed()
    }
    func four(_ value: Int) -> [UInt8] { isBigEndian ? two(0) + two(value) : two(value) + two(0) }
    let field = two(0x0112) + two(3) + four(1) + two(number) + two(0)
    let data = Array("Exif\0\0".utf8) + (isBigEndian ? [0x4D, 0x4D] : [0x49, 0x49]) + two(42) + four(8)
    let content = data + two(1) + field + four(0)
    let segment = [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
    let photo = Array(bytes.prefix(2)) + segment + bytes.dropFirst(2)
    let order = [
      [0, 1, 2, 3], [1, 0, 3, 2], [3, 2, 1, 0], [2, 3, 0, 1], [0, 2, 1, 3], [2, 0, 3, 1], [3, 1, 2, 0], [1, 3, 0, 2],
    ]
    #expect(Self.isClose(try corners(photo), order[number - 1].map { Self.corners[$0] }))
    let size = try source.open(photo).size
    #expect(size == (number > 4 ? Size(width: 16, height: 32) : Size(width: 32, height: 16)))
  }

  @Test func aWebPIsReadWithItsAlpha() throws {
    let bytes = try Repository.bytes("Tests/Images/corners.webp")
    #expect(try source.open(bytes).size == Size(width: 32, height: 16))
    let found = try corners(bytes)
    #expect(
      Self.isClose(found, Array(Self.corners.prefix(3)) + [0x8080_8080]), "\(found.map { String($0, radix: 16) })")
  }

  @Test(arguments: ["corners.jpg", "corners.webp"]) func aDamagedOneIsAnError(name: String) throws {
    let bytes = try Repository.bytes("Tests/Images/\(name)")
    for count in [12, 20, bytes.count / 2] {
      #expect(throws: ImageError.self) { try source.open(Array(bytes.prefix(count))) }
    }
    var random = SeededGenerator(seed: 22)
    for _ in 0..<300 {
      var broken = bytes
      for _ in 0..<3 { broken[random.next(broken.count)] = UInt8(random.next(256)) }
      _ = try? source.open(broken)
    }
  }

  @Test func whatIsMissingIsReportedWithItsPackage() {
    #expect(ImageError.libraryIsMissing(.turboJPEG).help?.contains("libturbojpeg0") == true)
    #expect(ImageError.libraryIsMissing(.webP).help?.contains("libwebp7") == true)
  }
}
