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

  @Test(arguments: OutputFormat.allCases, documents)
  func documentComesBack(format: OutputFormat, document: String) throws {
    var options = RenderOptions()
    options.format = format
    let picture = try Renderer().render(Source(document), options: options)
    #expect(try ImageRecord.read(.document, from: picture.bytes) == Array(document.utf8))
    let recipe = String(decoding: try ImageRecord.read(.recipe, from: picture.bytes), as: UTF8.self)
    #expect(recipe.contains(#""theme":"ios-27""#) && recipe.contains("Inter-Regular.otf"))
  }

  @Test(arguments: OutputFormat.allCases) func withoutSourceThereIsNone(format: OutputFormat) throws {
    var options = RenderOptions()
    options.format = format
    options.noSource = true
    let picture = try Renderer().render(Source(Self.documents[0]), options: options)
    #expect(throws: ImageRecord.Problem.self) { try ImageRecord.read(.document, from: picture.bytes) }
  }

  @Test func garbageIsNoImage() {
    #expect(throws: ImageRecord.Problem.self) { try ImageRecord.read(.document, from: [1, 2, 3]) }
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
