import MenuDocument
import MenuMockup
import MockupPNG
import MockupScene
import TestSupport
import Testing

/// A damaged image gives back its record intact, or an error.
@Suite struct ImageRecordFuzzTests {
  private static let text = #"{"menu":{"items":["Copy","Paste"]}}"#

  /// An undamaged image and its records.
  private struct Sound {
    let bytes: [UInt8]
    let records: [[UInt8]]

    init(_ format: OutputFormat) throws {
      var options = RenderOptions()
      options.format = format
      options.scale = 1
      bytes = try Renderer().render(Source(text), options: options).bytes
      records = [Array(text.utf8), try ImageRecord.read(.recipe, from: bytes)]
    }
  }

  /// Every record read equals the one written, unless its carrier was changed.
  private func expectRecords(in bytes: [UInt8], of sound: Sound, isKept: Bool = true, _ name: String) {
    for record in [ImageRecord.document, .recipe] {
      guard let found = try? ImageRecord.read(record, from: bytes), isKept else { continue }
      if !sound.records.contains(found) { Issue.record("another record in \(name)") }
    }
  }

  @Test func pdf() throws {
    let sound = try Sound(.pdf)
    let numbers = [
      "-1", "0", "1", "7", "20", "-9223372036854775808", "9223372036854775807", "99999999999999999999", "8388607",
      "4096",
      "0000000000", "9999999999",
    ]
    let words = [
      "/Length", "/Prev", "/Size", "/Root", "/MenumockFiles", "/Type /ObjStm /N 3 /First 9", "/Filter /FlateDecode",
      "<<",
      ">>", "[", "]", "R", "obj", "stream\n", "\nendstream", "xref", "trailer", "startxref", "%%EOF\n", "n", "f", "",
    ]
    Fuzzing.run(rounds: 400) { random in
      var mutation = Mutation(sound.bytes, keeping: sound.records)
      for _ in 0...random.next(4) {
        switch random.next(3) {
        case 0:
          mutation.replaceRun(with: Array(numbers[random.next(numbers.count)].utf8), &random) { (48...57).contains($0) }
        case 1: mutation.replaceRun(with: Array(words[random.next(words.count)].utf8), &random)
        default: mutation.replaceRun(with: [UInt8(random.next(256))], &random)
        }
      }
      var bytes = mutation.bytes
      // An incremental update, also damaged.
      if random.next(4) == 0 {
        let table = random.next(bytes.count + 9)
        let number = numbers[random.next(numbers.count)]
        bytes += Array("xref\n\(number) \(random.next(9))\ntrailer\n<< /Prev \(table) /Size \(number) >>\n".utf8)
        bytes += Array("startxref\n\(mutation.bytes.count)\n%%EOF\n".utf8)
      }
      if random.next(8) == 0 { bytes.removeLast(random.next(bytes.count)) }
      expectRecords(in: bytes, of: sound, "PDF of \(bytes.count) bytes")
      return "PDF of \(bytes.count) bytes"
    }
  }

  @Test func svg() throws {
    let sound = try Sound(.svg)
    let encoded = sound.bytes.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: "<menumock:".utf8) }
      .map { Array($0) }
    #expect(encoded.count == 2)
    let words = [
      "<menumock:document>", "</menumock:document>", "<metadata>", "</metadata>\n", "&lt;", "&#0;", "<!ENTITY a '&a;'>",
      "<![CDATA[", "]]>", "<!--", "-->", "=", "====", "*", "<", ">", "\u{0}", "",
    ]
    Fuzzing.run(rounds: 1_000) { random in
      let isKept = random.next(2) == 0
      var mutation = Mutation(sound.bytes, keeping: isKept ? encoded : [])
      for _ in 0...random.next(4) {
        let new = random.next(3) == 0 ? [UInt8(random.next(256))] : Array(words[random.next(words.count)].utf8)
        mutation.replaceRun(with: new, &random)
      }
      var bytes = mutation.bytes
      if random.next(8) == 0 { bytes.removeLast(random.next(bytes.count)) }
      // If a second element of that name follows, the first no longer applies.
      let isValid = isKept && hasElements(encoded, bytes)
      expectRecords(in: bytes, of: sound, isKept: isValid, "SVG of \(bytes.count) bytes")
      return "SVG of \(bytes.count) bytes"
    }
  }

  /// Returns whether the elements are the only ones of their names.
  private func hasElements(_ elements: [[UInt8]], _ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.ranges(of: "<menumock:").count <= elements.count
      && elements.allSatisfy { text.contains(String(decoding: $0, as: UTF8.self)) }
  }

  @Test func png() throws {
    let sound = try Sound(.png)
    let chunks = HandmadePNG.chunks(of: sound.bytes)
    // Millions of zeros: the pixels of a blank image.
    let blank = try PNGEncoder.encode(Raster(width: 2_048, height: 2_048))
    let zeros = HandmadePNG.chunks(of: blank).filter { $0.name == "IDAT" }.flatMap(\.content)
    let bomb: [(name: String, content: [UInt8], isValid: Bool)] = [
      ("zTXt", Array("Comment\0\0".utf8) + zeros, true), ("iTXt", Array("Title\0\u{1}\0\0\0".utf8) + zeros, true),
      ("zTXt", Array("Comment\0\0".utf8) + [1, 2, 3], true), ("iTXt", [0, 1, 0], true),
    ]
    Fuzzing.run(rounds: 400) { random in
      var list = chunks
      // A chunk with a record can be renamed, changed, and renamed back: then it holds another record.
      var isKept = true
      for _ in 0...random.next(4) {
        let index = random.next(list.count)
        switch random.next(5) {
        case 0: list.remove(at: index)
        case 1: list.swapAt(index, random.next(list.count))
        case 2: list.insert(bomb[random.next(bomb.count)], at: index)
        case 3:
          if list[index].name == "iTXt" { isKept = false }
          list[index].name = ["zTXt", "tEXt", "iTXt", "IDAT", "abCd"][random.next(5)]
        default:
          guard list[index].name != "iTXt", !list[index].content.isEmpty else { continue }
          list[index].content[random.next(list[index].content.count)] = UInt8(random.next(256))
        }
        if list.isEmpty { list = chunks }
      }
      var png = HandmadePNG()
      for chunk in list { png.append(chunk.name, chunk.content) }
      expectRecords(in: png.bytes, of: sound, isKept: isKept, "PNG of \(png.bytes.count) bytes")
      return "PNG of \(png.bytes.count) bytes"
    }
  }
}
