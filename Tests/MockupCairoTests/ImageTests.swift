import MockupCairo
import Foundation
import MockupScene
import Testing

@Suite struct ImageTests {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let source = ForeignImageSource { bytes throws(ImageError) in
    guard bytes.count > 8 else { throw .damaged("short") }
    return Raster(width: 4, height: 2, filledWith: 0xFF00_FF00)
  }

  private func svg(_ content: String, _ attributes: String = "width='20' height='10'") throws -> any ForeignImage {
    try source.open(
      Array(
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\(content)</svg>"
          .utf8))
  }

  @Test func pngGoesToTheDecoder() throws {
    let image = try source.open(Self.signature + [1])
    #expect(image.size == Size(width: 4, height: 2))
    let raster = try image.raster(width: 9, height: 5)
    #expect(raster == Raster(width: 9, height: 5, filledWith: 0xFF00_FF00))
    #expect(throws: ImageError.damaged("short")) { try source.open(Self.signature) }
  }

  @Test func svgIsDrawnAnewAtEverySize() throws {
    let image = try svg("<rect x='5' width='5' height='10' fill='#ff0000'/>")
    #expect(image.size == Size(width: 20, height: 10))
    for scale in [1, 2, 7] {
      let raster = try image.raster(width: 20 * scale, height: 10 * scale)
      for (index, pixel) in raster.pixels.enumerated() {
        let x = index % raster.width
        #expect(pixel == ((5 * scale..<10 * scale).contains(x) ? 0xFFFF_0000 : 0))
      }
    }
    // Stretched on request.
    let wide = try image.raster(width: 40, height: 10)
    #expect(wide.pixels[10] == 0xFFFF_0000 && wide.pixels[19] == 0xFFFF_0000 && wide.pixels[20] == 0)
  }

  @Test(arguments: [
    ("viewBox='0 0 30 40'", 30.0, 40.0), ("width='1in' height='48'", 96, 48),
    ("width='100%' height='100%' viewBox='0 0 7 9'", 7, 9),
  ]) func svgHasANaturalSize(attributes: String, width: Double, height: Double) throws {
    #expect(try svg("", attributes).size == Size(width: width, height: height))
  }

  @Test func svgCannotReachOtherFiles() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "menumock-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect id='a' width='20' height='10'/></svg>".utf8
    )
    .write(to: file)
    for reference in [file.path(), "file://\(file.path())", file.lastPathComponent] {
      for content in [
        "<image width='20' height='10' xlink:href='\(reference)'/>", "<use xlink:href='\(reference)#a'/>",
      ] {
        let raster = try svg(content).raster(width: 20, height: 10)
        #expect(raster.pixels.allSatisfy { $0 == 0 })
      }
    }
  }

  @Test func whatIsNoImageIsRejected() {
    #expect(throws: ImageError.unknownFormat) { try source.open([]) }
    #expect(throws: ImageError.unknownFormat) { try source.open(Array("hello".utf8)) }
    #expect(throws: ImageError.unknownFormat) { try source.open(Array("  ".utf8)) }
    #expect(throws: ImageError.self) { try source.open(Array("<svg".utf8)) }
    #expect(throws: ImageError.self) { try source.open(Array("<html></html>".utf8)) }
    #expect(throws: ImageError.self) { try svg("", "width='0' height='10'") }
    #expect(throws: ImageError.self) { try svg("", "width='1e9' height='10'") }
    #expect(throws: ImageError.self) { try svg("").raster(width: 0, height: 5) }
    #expect(throws: ImageError.self) { try svg("").raster(width: 1 << 40, height: 1 << 40) }
    #expect(ImageError.libraryIsMissing(.librsvg).help?.contains("librsvg2-2") == true)
  }
}
