import Foundation
import MenuDocument
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// An image carries and depends on only those strings of a table that its document uses.
@Suite struct UsedStringsTests {
  private static let document = """
    {"locale": "de", "menu": {"items": [{"title": "Copy", "id": "copy"}, "Paste", {"title": "Delete",
     "confirmation": {"title": "Sure?"}}]}}
    """
  private static let used =
    #"{"Cancel":"Lieber nicht","Delete":"Löschen","Sure?":"Sicher?","copy":{"title":"Kopieren"}}"#

  /// A table of 5,000 entries, including those of the document.
  private static func table(_ further: [String: StringTable.Entry] = [:]) -> StringTable {
    var entries: [String: StringTable.Entry] = [:]
    for number in 0..<5000 { entries["Secret \(number)"] = .text("Geheimnis \(number)") }
    entries["copy"] = .keys(["title": "Kopieren", "help": "Geheime Hilfe"])
    entries["Delete"] = .text("Löschen")
    entries["Sure?"] = .text("Sicher?")
    entries["Cancel"] = .text("Lieber nicht")
    return StringTable(entries: entries.merging(further) { $1 }, name: "de.json")
  }

  private static func options(_ table: StringTable, _ format: OutputFormat) -> RenderOptions {
    var options = RenderOptions()
    options.strings = table
    options.format = format
    options.state = .confirming
    return options
  }

  @Test(arguments: OutputFormat.allCases) func imageCarriesWhatItUses(format: OutputFormat) throws {
    let renderer = Renderer()
    let picture = try renderer.render(Source(Self.document), options: Self.options(Self.table(), format))
    let recipe = try #require(JSONReading(try ImageRecord.read(.recipe, from: picture.bytes)).root)
    #expect(recipe["strings"].map { JSONWriter.text(of: $0, form: .compact) } == Self.used)
    #expect(picture.findings.map(\.message) == [#"missing translation of “Paste” into "de" in "de.json""#])

    let small = try #require(JSONReading(Array(Self.used.utf8)).root)
    var ignored = Diagnostics(file: "")
    let table = StringTable(small, diagnostics: &ignored)
    #expect(try renderer.render(Source(Self.document), options: Self.options(table, format)).bytes == picture.bytes)
    let again = try renderer.render(Source(Self.document), options: RenderOptions().following(recipe))
    #expect(again.bytes == picture.bytes)
  }

  @Test func sizeOfAImageIsThatOfItsOwnTexts() throws {
    let renderer = Renderer()
    let plain = try renderer.render(Source(Self.document), options: Self.options(StringTable(entries: [:]), .svg))
    let translated = try renderer.render(Source(Self.document), options: Self.options(Self.table(), .svg))
    #expect(translated.bytes.count < plain.bytes.count + 4000)
  }

  @Test func setsDependOnWhatIsUsed() throws {
    let folder = try SetFolder([
      "a.json": Self.document,
      "set.json": """
      {"output":"{locale}-{state}.svg","sourceLocale":"en","strings":{"de":"de.json"},
       "matrix":{"locale":["de"],"state":["open","confirming"]},"mockups":["a.json"]}
      """,
    ])
    func write(_ further: [String: StringTable.Entry] = [:]) throws {
      try folder.write(JSONWriter.text(of: Self.table(further).json), to: "de.json")
    }
    try write()
    #expect(try folder.draw() == "++")
    try folder.settle()
    #expect(try folder.draw() == "==")
    try write(["Secret 7": .text("Anders"), "copy": .keys(["title": "Kopieren", "help": "Neu"]), "New": .text("Neu")])
    #expect(try folder.draw() == "==", "nothing that is used has changed")
    let before = try folder.text("out/de-open.svg")
    try write(["Delete": .text("Entfernen")])
    #expect(try folder.draw() == "++")
    #expect(try folder.text("out/de-open.svg") != before)
    try write(["Delete": .text("Entfernen"), "Paste": .text("Einsetzen")])
    #expect(try folder.draw() == "++", "what was missing is there")
    try write(["Delete": .text("Entfernen"), "Paste": .text("")])
    #expect(try folder.draw() == "++", "what was there is missing")
  }

  /// The table for each language of a set; `-` for the texts of the document.
  @Test(arguments: [
    ("ja-JP", "ja"), ("ja", "ja"), ("en-GB", "-"), ("en", "-"), ("zh-Hant-HK", "zh-Hant"), ("zh-TW", "zh-Hant"),
    ("zh-CN", "zh-Hans"), ("pt-PT", "pt"), ("de-AT", "de-AT"), ("de-CH", "de"), ("iw", "he"),
  ]) func tablesFallBack(locale: String, table: String) throws {
    let names = ["ja", "zh-Hant", "zh-Hans", "pt", "de", "de-AT", "he"]
    let folder = try SetFolder([
      "a.json": #"{"menu": {"items": ["Copy"]}}"#,
      "set.json": """
      {"strings": {\(names.map { "\"\($0)\": \"\($0).json\"" }.joined(separator: ","))},
       "matrix": {"locale": ["\(locale)"]}, "mockups": ["a.json"]}
      """,
    ])
    for name in names { try folder.write("{\"Copy\": \"\(name)\"}", to: "\(name).json") }
    let variant = try #require(try folder.set().variants.first)
    #expect((variant.options.strings?.entries["Copy"] ?? .text("-")) == .text(table))
  }

  @Test(arguments: ["zh-Hans", "zh", "ko", "sr-Latn"]) func noOtherScriptStandsIn(locale: String) throws {
    let folder = try SetFolder([
      "a.json": #"{"menu": {"items": ["Copy"]}}"#, "x.json": "{}",
      "set.json": """
      {"strings": {"zh-Hant": "x.json", "sr": "x.json"}, "matrix": {"locale": ["\(locale)"]}, "mockups": ["a.json"]}
      """,
    ])
    #expect(throws: SetError.self) { try folder.set() }
  }

  @Test func catalogsAreChosenByTheLocaleInForce() throws {
    let table = StringTable(entries: ["Copy": .text("コピー")], name: "Texts.xcstrings")
    var options = RenderOptions()
    options.catalog = StringTableSet(
      entries: [.init(locale: "ja", table: table)], sourceLocale: "en", name: "Texts.xcstrings")
    func findings(_ locale: String?) throws -> [String] {
      options.locale = locale
      let source = Source(#"{"menu": {"items": ["Copy", "Paste"]}}"#, name: "a.json")
      return try Renderer().render(source, options: options).findings.map(\.description)
    }
    #expect(try findings("en-GB") == [])
    #expect(
      try findings("ja-JP") == [
        "a.json:1:29: warning: menu.items[1].title: missing translation of “Paste” into \"ja-JP\" in "
          + "\"Texts.xcstrings\""
      ])
    let unknown = try findings("fr")
    #expect(unknown.count == 1)
    #expect(
      unknown.allSatisfy { $0.hasSuffix("the catalog \"Texts.xcstrings\" has no texts for the locale \"fr\"") })
  }
}
