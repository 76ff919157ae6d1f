import MenuDocument
import MenuMockup
import PositionedJSON
import Testing

/// An image gives back its document byte for byte.
@Suite struct RecordTests {
  private static let documents = [
    #"{"menu":{"items":["Copy"]}}"#,
    "\u{FEFF}{\r\n\t\"menu\": {\"items\": [\"日本語 <&> ]]> \\\"x\\\"\"]}\r\n}\r\n\r\n",
    "// A menu, --> as it was written.\n{\"menu\":{\"items\":[\"Copy\", /* ]]> 日本 */],}, }\n",
  ]

  @Test(arguments: PictureFormat.allCases, documents)
  func documentComesBack(format: PictureFormat, document: String) throws {
    var options = RenderOptions()
    options.format = format
    let picture = try Renderer().render(Source(document), options: options)
    #expect(try PictureRecord.read(.document, from: picture.bytes) == Array(document.utf8))
    let recipe = String(decoding: try PictureRecord.read(.recipe, from: picture.bytes), as: UTF8.self)
    #expect(recipe.contains(#""theme":"ios-26""#) && recipe.contains("Inter-Regular.otf"))
  }

  @Test(arguments: PictureFormat.allCases) func withoutSourceThereIsNone(format: PictureFormat) throws {
    var options = RenderOptions()
    options.format = format
    options.noSource = true
    let picture = try Renderer().render(Source(Self.documents[0]), options: options)
    #expect(throws: PictureRecord.Problem.self) { try PictureRecord.read(.document, from: picture.bytes) }
  }

  @Test func garbageIsNoPicture() {
    #expect(throws: PictureRecord.Problem.self) { try PictureRecord.read(.document, from: [1, 2, 3]) }
  }

  /// The order of a dictionary differs between runs, but not that of the record.
  @Test func textsAreRecordedByKey() {
    let keys = (100..<200).map { "k\($0)" }
    let parts = Dictionary(uniqueKeysWithValues: keys.map { ($0, "T") })
    var entries = Dictionary(uniqueKeysWithValues: keys.map { ($0, StringTable.Entry.text("T")) })
    entries["last"] = .keys(parts)
    let table = StringTable(entries: entries).json
    #expect(table.members?.map(\.key.text) == keys + ["last"])
    #expect(table["last"]?.members?.map(\.key.text) == keys)
  }
}
