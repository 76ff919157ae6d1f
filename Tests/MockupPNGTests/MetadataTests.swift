import MockupScene
import TestSupport
import Testing

import MockupPNG

@Suite("Metadata")
struct MetadataTests {
  private let raster = TestImages.menu(width: 40, height: 40, hasAlpha: true, seed: 9)

  @Test("The density follows from the scale", arguments: [(1, 2_835), (2, 5_669), (3, 8_504), (1.5, 4_252)])
  func density(scale: Double, expected: Int) throws {
    let file = try PNGEncoder.encode(raster, metadata: PNGMetadata(scale: scale))
    #expect(try PNGFile(file).pixelsPerMeter == expected)
  }

  @Test("The density is omitted without a valid scale", arguments: [0, -1, .nan, .infinity, 1e300])
  func noDensity(scale: Double) throws {
    #expect(PNGMetadata(scale: scale).pixelsPerMeter == nil)
    #expect(try PNGFile(PNGEncoder.encode(raster)).pixelsPerMeter == nil)
  }

  @Test("Chunks are valid and in the right order")
  func order() throws {
    let metadata = PNGMetadata(scale: 2, texts: [PNGText(keyword: "Title", language: "en", text: "A menu")])
    let chunks = HandmadePNG.chunks(of: try PNGEncoder.encode(raster, metadata: metadata))
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "iTXt", "IDAT", "IEND"])
    #expect(chunks.allSatisfy { $0.isValid })
    #expect(chunks[0].content == [0, 0, 0, 40, 0, 0, 0, 40, 8, 3, 0, 0, 0])
    #expect(chunks[1].content == [0])
    #expect(chunks[2].content == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(chunks[5].content == Array("Title\0\0\0en\0\0A menu".utf8))
  }

  @Test("Texts come back byte for byte")
  func texts() throws {
    var random = RandomSource(seed: 10)
    let document = "\u{FEFF}{\r\n  \"title\": \"写真 e\u{301} é 👩‍👧\"\n}" + String(repeating: "\t\u{1}x\r\n", count: 500)
    let scalars = (0..<20_000).compactMap { _ in Unicode.Scalar(UInt32.random(in: 1...0x10FFFF, using: &random)) }
    var wild = ""
    wild.unicodeScalars.append(contentsOf: scalars)
    let texts = [
      PNGText(keyword: "Title", text: ""),
      PNGText(keyword: "menumock:document", language: "zh-Hans-CN", text: document),
      PNGText(keyword: "Größe ÿ", language: "de", text: String(repeating: "ä", count: 127) + "x"),
      PNGText(keyword: "x", text: String(repeating: "ä", count: 128)),
      PNGText(keyword: String(repeating: "k", count: 79), text: wild),
    ]
    let file = try PNGEncoder.encode(raster, metadata: PNGMetadata(texts: texts))
    let back = try PNGFile.texts(in: file)
    #expect(back.map(\.keyword) == texts.map(\.keyword))
    #expect(back.map(\.language) == texts.map(\.language))
    #expect(back.map { Array($0.text.utf8) } == texts.map { Array($0.text.utf8) })
    #expect(try PNGDecoder.decode(file) == raster)
  }

  @Test(
    "Keywords are checked",
    arguments: ["", " a", "a ", "a  b", "a\0", "日本", "a\u{A0}b", String(repeating: "k", count: 80)])
  func keywords(keyword: String) {
    let metadata = PNGMetadata(texts: [PNGText(keyword: keyword, text: "")])
    #expect(throws: PNGError.invalidKeyword(keyword)) { try PNGEncoder.encode(raster, metadata: metadata) }
  }

  @Test(
    "Texts are checked",
    arguments: [PNGText(keyword: "a", text: "x\0y"), PNGText(keyword: "a", language: "e n", text: "")])
  func invalidTexts(text: PNGText) {
    #expect(throws: PNGError.invalidText(keyword: "a")) {
      try PNGEncoder.encode(raster, metadata: PNGMetadata(texts: [text]))
    }
  }

  @Test("Texts in Latin-1 are read too")
  func latinTexts() throws {
    var png = HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 0)
    png.append("tEXt", Array("Author\0".utf8) + [0xC9, 0x6D])
    png.append("zTXt", Array("Comment\0\0".utf8) + HandmadePNG.zlib([0x61, 0xFF]))
    png.finish([0, 7])
    let texts = try PNGFile.texts(in: png.bytes)
    #expect(texts == [PNGText(keyword: "Author", text: "Ém"), PNGText(keyword: "Comment", text: "aÿ")])
    #expect(try PNGDecoder.decode(png.bytes).pixels == [0xFF07_0707])
  }

  @Test("Broken texts are named", arguments: ["a", "a\0", "a\0\u{1}\0\0\0broken", "a\0\u{2}\0\0\0", "a\0\0\0\0"])
  func brokenTexts(content: String) {
    var png = HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 0)
    png.append("iTXt", Array(content.utf8))
    png.finish([0, 7])
    #expect(throws: PNGError.invalidChunk("iTXt")) { try PNGFile.texts(in: png.bytes) }
  }

  @Test("Only the wanted text is unpacked")
  func wantedText() throws {
    var png = HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 0)
    let bomb = try Deflater().compress([UInt8](repeating: 0, count: Limit.pngTextBytes.maximum + 1))
    for _ in 0..<20 { png.append("zTXt", Array("Comment\0\0".utf8) + bomb) }
    png.append("zTXt", Array("Other\0\0".utf8) + [1, 2, 3])
    png.append("iTXt", Array("wanted\0\u{1}\0\0\0".utf8) + HandmadePNG.zlib(Array("é".utf8)))
    png.append("iTXt", Array("bad\0\u{1}\0\0\0".utf8) + [1, 2, 3])
    png.finish([0, 7])
    #expect(try PNGFile.text(of: "wanted", in: png.bytes) == PNGText(keyword: "wanted", text: "é"))
    #expect(try PNGFile.text(of: "absent", in: png.bytes) == nil)
    #expect(throws: PNGError.invalidChunk("iTXt")) { try PNGFile.text(of: "bad", in: png.bytes) }
    let tooLong = PNGError.textTooLong(keyword: "Comment", maximum: Limit.pngTextBytes.maximum)
    #expect(throws: tooLong) { try PNGFile.text(of: "Comment", in: png.bytes) }
    #expect(throws: tooLong) { try PNGFile.texts(in: png.bytes) }
  }

  @Test("All texts together are bounded")
  func sumOfTexts() throws {
    var png = HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 0)
    let half = Limit.pngTextBytes.maximum / 2 + 1
    let content = Array("a\0\u{1}\0\0\0".utf8) + (try Deflater().compress([UInt8](repeating: 0x61, count: half)))
    png.append("iTXt", content)
    let one = png
    png.append("iTXt", content)
    png.finish([0, 7])
    #expect(throws: PNGError.textTooLong(keyword: "a", maximum: half - 2)) { try PNGFile.texts(in: png.bytes) }
    var alone = one
    alone.finish([0, 7])
    #expect(try PNGFile.texts(in: alone.bytes).map(\.text.utf8.count) == [half])
  }
}
