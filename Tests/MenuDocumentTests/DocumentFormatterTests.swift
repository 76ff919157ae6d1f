import TestSupport
import Testing

import MenuDocument
import PositionedJSON

@Suite struct DocumentFormatterTests {
  @Test func ordersKeysAndBreaksLines() throws {
    let text = """
      {"menu":{"items":["A","---",{"items":[{"title":"B","type":"toggle","isOn":true}],"title":"M","type":"menu"},
      {"options":[{"value":"x","title":"X"},"Y"],"type":"picker"}],"title":"T"},"frames":[{"state":"open","caption":"c"}],
      "platform":"iOS","version":1}
      """
    let (bytes, diagnostics) = DocumentFormatter.format(Array(text.utf8), file: "a.json")
    #expect(diagnostics == [])
    #expect(
      String(decoding: try #require(bytes), as: UTF8.self) == """
        {
          "version": 1,
          "platform": "iOS",
          "menu": {
            "title": "T",
            "items": [
              "A",
              "---",
              {
                "type": "menu",
                "title": "M",
                "items": [
                  { "type": "toggle", "title": "B", "isOn": true }
                ]
              },
              {
                "type": "picker",
                "options": [
                  { "title": "X", "value": "x" },
                  "Y"
                ]
              }
            ]
          },
          "frames": [
            { "state": "open", "caption": "c" }
          ]
        }

        """)
  }

  /// Windows line endings are kept, and formatting again changes nothing.
  @Test func keepsTheLineEnds() throws {
    let text = "{\r\n  // A comment.\r\n  \"menu\": { \"items\": [\"A\",\r\n \"B\"] }\r\n}\r\n"
    let bytes = try #require(DocumentFormatter.format(Array(text.utf8), file: "a.json").bytes)
    let lines = String(decoding: bytes, as: UTF8.self).unicodeScalars.split(separator: "\n")
    #expect(lines.count > 3 && lines.allSatisfy { $0.last == "\r" && $0.dropLast().last != "\r" })
    #expect(DocumentFormatter.format(bytes, file: "a.json").bytes == bytes)
    let plain = try #require(DocumentFormatter.format(Array("{\"menu\":{}}\n".utf8), file: "a.json").bytes)
    #expect(!plain.contains(UInt8(ascii: "\r")))
  }

  @Test(arguments: Repository.documents(in: "Tests/Schema/accepted")) func keepsTheMeaning(name: String) throws {
    let bytes = try Repository.bytes("Tests/Schema/accepted/\(name)")
    let (before, problems) = DocumentReader.read(bytes, file: name)
    let (formatted, reported) = DocumentFormatter.format(bytes, file: name)
    #expect(reported == problems)
    // Documents with validation errors are not formatted either.
    guard let before else {
      #expect(formatted == nil)
      return
    }
    let text = try #require(formatted)
    let (after, _) = DocumentReader.read(text, file: name)
    #expect(Self.meaning(of: try #require(after)) == Self.meaning(of: before))
    #expect(DocumentFormatter.format(text, file: name).bytes == text)
    let (old, new) = (JSONReading(bytes).root, JSONReading(text).root)
    #expect(try #require(new).isEquivalent(to: try #require(old)))
  }

  @Test func refusesWhatIsBroken() {
    let (bytes, diagnostics) = DocumentFormatter.format(Array(#"{"menu": {"titel": ""}}"#.utf8), file: "a.json")
    #expect(bytes == nil)
    #expect(diagnostics.count == 1)
  }

  /// The document without locations.
  private static func meaning(of document: MockupDocument) -> String {
    var document = document
    document.tree = nil
    for index in document.frames.indices { document.frames[index].document.tree = nil }
    return String(reflecting: document)
      .replacing(/SourcePosition\(line: \d+, column: \d+, offset: \d+\)/, with: "")
      .replacing(/endOffset: \d+/, with: "")
  }
}
