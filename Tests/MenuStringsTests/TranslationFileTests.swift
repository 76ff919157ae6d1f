import MenuDocument
import PositionedJSON
import TestSupport
import Testing

import MenuStrings

/// Updating translation tables.
@Suite struct TranslationFileTests {
  private static func texts(_ json: String, file: String = "a.json") throws -> ExtractedTexts {
    var texts = ExtractedTexts()
    texts.add(try #require(DocumentReader.read(Array(json.utf8), file: file).document), file: file)
    return texts
  }

  private static func menu(_ items: String) throws -> ExtractedTexts {
    try texts(#"{"menu": {"items": [\#(items)]}}"#)
  }

  private static func file(_ text: String, _ form: TranslationFile.Form) throws -> TranslationFile {
    try TranslationFile(Array(text.utf8), path: "de.\(form.rawValue)", form: form)
  }

  private static func merged(_ text: String, _ form: TranslationFile.Form, _ items: String) throws -> String {
    String(decoding: try file(text, form).merged(with: menu(items)).bytes, as: UTF8.self)
  }

  // MARK: Texts

  @Test func extractionTellsIdTextAndPlace() throws {
    let texts = try Self.menu(
      #""Copy", {"id": "x", "title": "Copy", "subtitle": "Two"}, "7", {"id": "y", "title": "Two"}"#)
    #expect(
      texts.entries == [
        ExtractedTexts.Entry(
          text: "Copy", ids: ["x"], locations: ["a.json menu.items[0].title", "a.json menu.items[1].title"]),
        ExtractedTexts.Entry(
          text: "Two", ids: ["x", "y"], locations: ["a.json menu.items[1].subtitle", "a.json menu.items[3].title"]),
      ])
  }

  @Test func newTables() throws {
    let texts = try Self.menu(#"{"id": "x", "title": "Say \"A\""}, "b""#)
    func new(_ form: TranslationFile.Form) -> String {
      String(decoding: TranslationFile.new(texts, form: form, sourceLanguage: "en"), as: UTF8.self)
    }
    #expect(
      new(.strings) == #"""
        /* id x
           a.json menu.items[0].title */
        "Say \"A\"" = "";

        /* a.json menu.items[1].title */
        "b" = "";

        """#)
    #expect(
      new(.xcstrings) == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "b" : {
              "comment" : "a.json menu.items[1].title"
            },
            "Say \"A\"" : {
              "comment" : "id x\na.json menu.items[0].title"
            }
          },
          "version" : "1.0"
        }
        """#)
    #expect(
      new(.json) == #"""
        {
          "Say \"A\"": "",
          "b": "",
          "$entries": {
            "Say \"A\"": {
              "id": ["x"],
              "state": "new",
              "text": "Say \"A\"",
              "where": ["a.json menu.items[0].title"]
            },
            "b": { "state": "new", "text": "b", "where": ["a.json menu.items[1].title"] }
          }
        }

        """#)
  }

  // MARK: Bringing up to date

  @Test func jsonKeepsWhatPeopleWrote() throws {
    let old = #"""
      {
        // The most used one.
        "Copy":   "Kopieren", "x": { "title": "Ix" }, "Old": "Alt",
      }
      """#
    let new = try Self.merged(old, .json, #""Copy", "Paste", {"id": "x", "title": "Ex"}"#)
    #expect(
      new == #"""
        {
          // The most used one.
          "Copy":   "Kopieren", "x": { "title": "Ix" }, "Old": "Alt",
          "Paste": "",
          "$entries": {
            "Old": { "state": "stale" },
            "Paste": { "state": "new", "text": "Paste", "where": ["a.json menu.items[1].title"] }
          },
        }
        """#)
    // Translated and used again, so nothing is reported.
    let translated = new.replacing(#""Paste": """#, with: #""Paste": "Einsetzen""#)
    let again = try Self.file(translated, .json).merged(with: Self.menu(#""Copy", "Paste", "Old""#))
    #expect(again.changes == TranslationFile.Changes(added: 0, stale: 1, revived: 1))
    let text = String(decoding: again.bytes, as: UTF8.self)
    #expect(text.contains(#""Paste": { "text": "Paste", "where": ["a.json menu.items[1].title"] }"#), "\(text)")
    #expect(!text.contains(#""Old": { "state""#), "\(text)")
  }

  @Test(arguments: ["{}", " {\n} ", #"{"$schema": "x"}"#, #"{"$entries": {}}"#]) func jsonWithoutEntries(
    old: String
  ) throws {
    let table = try Self.file(try Self.merged(old, .json, #""Copy""#), .json)
    #expect(table.languages.first?.table.entries == ["Copy": .text("")])
  }

  @Test func stringsKeepCommentsOrderAndEncoding() throws {
    let old = """
      /* File menu */
      "Open" = "Öffnen";

      // nothing
      "Old"="Alt";
      """
    let new = try Self.merged(old, .strings, #""Open", "Copy""#)
    #expect(
      new == """
        /* File menu */
        "Open" = "Öffnen";

        // nothing
        /* No longer used. */
        "Old"="Alt";

        /* a.json menu.items[1].title */
        "Copy" = "";

        """)
    #expect(try Self.merged(new, .strings, #""Open", "Copy""#) == new)
    let revived = try Self.merged(new, .strings, #""Open", "Copy", "Old""#)
    #expect(revived == new.replacing("/* No longer used. */\n", with: ""))
    func wide(_ text: String) -> [UInt8] {
      [UInt8(0xFF), 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    }
    let file = try TranslationFile(wide(old), path: "de.strings", form: .strings)
    let merged = try file.merged(with: Self.menu(#""Open", "Copy""#)).bytes
    #expect(merged == wide(new))
  }

  @Test func catalogsHaveXcodesStates() throws {
    let old = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Back" : {
            "extractionState" : "stale"
          },
          "By Hand" : {
            "extractionState" : "manual"
          },
          "Item 2" : {

          },
          "Item 10" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Objekt 10/11"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    #expect(try Self.merged(old, .xcstrings, #""Back", "Item 2", "Item 10""#).contains("\"Back\" : {\n\n    }"))
    let new = try Self.merged(old, .xcstrings, #""item 3", "Item 10""#)
    #expect(
      new == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Back" : {
              "extractionState" : "stale"
            },
            "By Hand" : {
              "extractionState" : "manual"
            },
            "Item 2" : {
              "extractionState" : "stale"
            },
            "item 3" : {
              "comment" : "a.json menu.items[0].title"
            },
            "Item 10" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Objekt 10/11"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    #expect(try Self.merged(new, .xcstrings, #""item 3", "Item 10""#) == new)
  }

  @Test func propertyListsAreNotWritten() throws {
    let list = #"<plist><dict><key>a</key><string>b</string></dict></plist>"#
    let file = try Self.file(list, .strings)
    #expect(throws: TranslationFile.Problem.self) { try file.merged(with: Self.menu(#""Copy""#)) }
  }

  /// Merging random tables with random documents keeps translations, adds all texts, and changes nothing the second
  /// time.
  @Test(arguments: TranslationFile.Form.allCases) func mergingKeepsAndCompletes(form: TranslationFile.Form) throws {
    var random = SeededGenerator(seed: 13)
    let letters = ["a", "B", "\"", "\\", "\n", "é", "文", "😀", " ", "{", "}", "%@", "/*", "*/", "\u{7F}", ";", "//"]
    func word() -> String { "x" + (0..<random.next(4)).map { _ in letters[random.next(letters.count)] }.joined() }
    for _ in 0..<150 {
      func items() -> String {
        (0..<random.next(6)).map { _ in JSONWriter.text(of: .string(word()), form: .compact) }.joined(separator: ",")
      }
      let first = try Self.menu(items())
      let made = TranslationFile.new(first, form: form, sourceLanguage: "en")
      let file = try TranslationFile(made, path: "de.\(form.rawValue)", form: form)
      #expect(Set(first.entries.map(\.text)) == Set(file.languages.first?.keys.map(\.value) ?? []))
      #expect(try file.merged(with: first).bytes == made)

      let second = try Self.menu(items())
      let (bytes, changes) = try file.merged(with: second)
      let merged = try TranslationFile(bytes, path: file.path, form: form)
      let keys = Set(merged.languages.first?.keys.map(\.value) ?? [])
      #expect(keys == Set(first.entries.map(\.text)).union(second.entries.map(\.text)))
      #expect(changes.added == keys.count - first.entries.count)
      let stale = merged.languages.first?.stale ?? []
      #expect(stale == Set(first.entries.map(\.text)).subtracting(second.entries.map(\.text)))
      #expect(try merged.merged(with: second).bytes == bytes)
      let back = try merged.merged(with: Self.both(first, second))
      #expect(back.changes == TranslationFile.Changes(added: 0, stale: 0, revived: stale.count))
    }
  }

  private static func both(_ first: ExtractedTexts, _ second: ExtractedTexts) throws -> ExtractedTexts {
    let all = (first.entries + second.entries).map { JSONWriter.text(of: .string($0.text), form: .compact) }
    return try menu(all.joined(separator: ","))
  }

  // MARK: Checking

  private static func findings(_ table: String, _ items: String) throws -> [String] {
    let language = try #require(try file(table, .json).languages.first)
    return TranslationCheck(language, of: "de.json", against: try menu(items), locale: "de").findings.map {
      "\($0.kind): \($0.diagnostic.file):\($0.diagnostic.position.line): \($0.diagnostic.message)"
    }
  }

  @Test func checkTellsWhatIsWrong() throws {
    let table = """
      {"Copy": "", "Old": "Alt", "Save %@": "Sichern", "%1$@ to %2$@": "%2$@ von %1$@",
       "x": {"title": "Ix"}}
      """
    let items = #""Paste", "Copy", "Save %@", "%@ to %@", {"id": "x", "title": "Ex"}, "Paste""#
    #expect(
      try Self.findings(table, items) == [
        "missing: a.json:1: missing translation of “Paste” into \"de\" in \"de.json\"",
        "empty: de.json:1: empty translation of “Copy” into \"de\"",
        "placeholders: de.json:1: expected %1$@, found no placeholder in the translation “Sichern” of "
          + "“Save %@”",
        "missing: a.json:1: missing translation of “%@ to %@” into \"de\" in "
          + "\"de.json\"",
        "unused: de.json:1: unused translation of “Old”",
        "unused: de.json:1: unused translation of “%1$@ to %2$@”",
      ])
    #expect(try Self.findings(#"{"Copy": "Kopieren", "Cancel": "Nein"}"#, #""Copy""#) == [])
  }

  @Test(arguments: [
    ("%@ and %d", "%2$d, %1$@", true), ("%lld items", "%d", false), ("100 % done", "fertig", true),
    ("100%% of %@", "%@: 100%%", true), ("{name}", "{Name}", false), ("{name}", "»{name}«", true), ("{ }", "", true),
    ("%.2f", "%f", true), ("%", "%", true),
  ]) func placeholders(text: String, translation: String, isSame: Bool) {
    #expect((TextPlaceholders.all(in: text) == TextPlaceholders.all(in: translation)) == isSame)
  }
}
