import MenuStrings
import PositionedJSON
import Testing

@Suite struct StringTableTests {
  private func entries(_ text: String) throws -> [String: String] {
    let files = try StringTableReader.read(SourceText(path: "de.lproj/A.strings", text: text), form: .strings)
    #expect(files.map(\.language) == ["de"])
    return Dictionary(files.flatMap(\.entries).map { ($0.key, $0.text) }) { $1 }
  }

  @Test(
    arguments: [
      (#""a" = "b";"#, ["a": "b"]), (#"a=b;c = "d";"#, ["a": "b", "c": "d"]),
      (#"{ a = b; }"#, ["a": "b"]), (#""a";"#, ["a": "a"]), ("", [:]), ("/* only */ // a comment", [:]),
      (#""q\"" = "\\ \n \t \U00e4 \u00E4 \101";"#, ["q\"": "\\ \n \t ä ä A"]),
      (#""e" = "\ud83d\ude80";"#, ["e": "🚀"]), (#"'a' = 'it"s';"#, ["a": "it\"s"]),
      (#""a" /* x */ = // y"# + "\n" + #""b" ;"#, ["a": "b"]), (#""a" = "two\nlines";"#, ["a": "two\nlines"]),
      (#""a" = "b""#, ["a": "b"]), (#""ü" = "\ü";"#, ["ü": "ü"]),
      ("<plist><dict><key>a</key><string>b &amp; c</string></dict></plist>", ["a": "b & c"]),
    ] as [(String, [String: String])])
  func textsAreRead(text: String, expected: [String: String]) throws {
    #expect(try entries(text) == expected)
  }

  @Test(
    arguments: [
      (#""a" = "b"# + "\n", "A.strings:1:7: error: unterminated string"),
      (#""a" = "b" "c" = "d";"#, "1:11: error: expected a semicolon"),
      ("\n  a = { b = c; };", "2:7: error: expected a string for \"a\""), ("/* a", "1:1: error: unterminated comment"),
      ("{ a = b;", "expected \"}\" at the end of the table"),
      ("a = b; }", "expected the end of the file"), ("=", "expected"),
    ])
  func whatIsBrokenIsReportedWithItsPlace(text: String, expected: String) {
    let message: String
    do throws(SourceText.Unreadable) {
      _ = try StringTableReader.read(SourceText(path: "A.strings", text: text), form: .strings)
      message = "nothing"
    } catch {
      message = error.diagnostic.description
    }
    #expect(message.contains(expected), "\(message)")
  }

  @Test(
    arguments: [
      (#""a" = "\ud83d";"#, "warning: invalid escape"), (#""a" = "\0";"#, "warning: invalid escape"),
      (#""a" = "\u{26A0} x";"#, "A.strings:1:10: warning: expected digits in an escape"),
    ])
  func aDamagedEntryCostsOnlyItself(text: String, expected: String) throws {
    let source = SourceText(path: "A.strings", text: text + "\n\"b\" = \"c\";\n")
    let files = try StringTableReader.read(source, form: .strings)
    #expect(files.flatMap(\.entries).map(\.key) == ["b"])
    #expect(files.flatMap(\.warnings).map(\.description).joined().contains(expected), "\(files.flatMap(\.warnings))")
  }

  @Test func allEncodingsAreRead() throws {
    let text = "\"a\" = \"ä🚀\";"
    let units = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let unmarked = [Array(little.dropFirst(2)), Array(big.dropFirst(2))]
    let repeated: [UInt8] = [0xFF, 0xFE] + little
    for bytes in unmarked + [little, big, repeated, Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      #expect(try SourceText(path: "A", bytes: bytes).text == text)
    }
    for bytes in [[0xFF, 0xFE, 0x41], [0xFF, 0xFE, 0x00, 0xD8], [0x41, 0xFF], [0x41, 0x41, 0x00]] as [[UInt8]] {
      #expect(throws: SourceText.Unreadable.self) { try SourceText(path: "A", bytes: bytes) }
    }
    do throws(SourceText.Unreadable) {
      _ = try SourceText(path: "A", bytes: Array("a\nä".utf8) + [0xC3])
      Issue.record("half a character is no text")
    } catch {
      #expect(error.diagnostic.description.hasPrefix("A:2:2: error: invalid UTF-8"))
    }
  }

  @Test func theLanguageOfTheSourcesGivesTheTextsOfKeys() throws {
    let english = StringTableFile(
      path: "en.lproj/Menus.strings", name: "Menus", language: "en",
      entries: [.init(key: "menu.open", text: "Open", location: FileLocation(path: "", line: 1))])
    let german = StringTableFile(
      path: "de.lproj/Menus.strings", name: "Menus", language: "de",
      entries: [.init(key: "menu.open", text: "Öffnen", location: FileLocation(path: "", line: 1))])
    let tables = StringTables([german, english])
    #expect(tables.text(forKey: "menu.open") == "Open")
    #expect(tables.text(forKey: "menu.open", table: "Menus", language: "de") == "Öffnen")
    #expect(tables.text(forKey: "menu.open", table: "Other") == nil)
    #expect(tables.languages == ["de", "en"] && tables.sourceLanguage == "en")
    var conflicts: [Diagnostic] = []
    let sheet = try #require(TranslationSheet.all(of: tables, conflicts: &conflicts).first)
    #expect(sheet.node["Open"]?.text == "Öffnen" && sheet.node["menu.open"]?.text == "Öffnen")
    // A table of imported documents has only the texts that they use, under the names by which they use them.
    let used = try #require(TranslationSheet.all(of: tables, texts: ["Open"], conflicts: &conflicts).first)
    #expect(used.node["Open"]?.text == "Öffnen" && used.node["menu.open"] == nil)
    #expect(conflicts == [])
  }

  @Test(arguments: [
    ("de.lproj/A.strings", "de"), ("zh_CN.lproj/A.strings", "zh-CN"), ("German.lproj/A.strings", "de"),
    ("Base.lproj/A.strings", nil), ("x/pt-BR.lproj/y/A.strings", "pt-BR"), ("A.strings", nil),
  ])
  func foldersSayTheLanguage(path: String, language: String?) {
    #expect(SourcePath.language(of: path) == language)
  }

  @Test(arguments: [
    ("de.strings", "de"), ("pt-BR.strings", "pt-BR"), ("App.strings", nil), ("app.strings", nil), ("Menu.strings", nil),
    ("Base.lproj/de.strings", nil),
  ])
  func namesOfFilesSayTheLanguageWhereTheyAreNoWords(path: String, language: String?) throws {
    let files = try StringTableReader.read(SourceText(path: path, text: "a = b;"), form: .strings)
    #expect(files.map(\.language) == [language])
  }

  @Test func objectsOfACatalogHaveNoTextOfTheirOwn() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "abc-12-xyz.title": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu"}}}}}}
      """
    let files = try StringTableReader.read(SourceText(path: "mul.lproj/Main.xcstrings", text: text), form: .xcstrings)
    #expect(files.map(\.language) == ["de", "en"] && files.map(\.entries.count) == [1, 0])
    var conflicts: [Diagnostic] = []
    let sheets = TranslationSheet.all(of: StringTables(files), conflicts: &conflicts)
    #expect(sheets.map(\.name) == ["de"] && sheets.first?.node["abc-12-xyz"]?.text == "Neu")
  }

  @Test func tablesThatDisagreeAreReported() {
    let location = FileLocation(path: "de.lproj/B.strings", line: 3)
    let files = [("A", "Neu"), ("B", "Anders")].map { name, text in
      StringTableFile(
        path: "de.lproj/\(name).strings", name: name, language: "de",
        entries: [.init(key: "New", text: text, location: location)])
    }
    var conflicts: [Diagnostic] = []
    let sheets = TranslationSheet.all(of: StringTables(files.reversed()), conflicts: &conflicts)
    #expect(sheets.first?.node["New"]?.text == "Neu")
    #expect(conflicts.map(\.line) == [3] && conflicts.first?.severity == .warning)
  }

  /// Each expands to ten of the next; all of them would exceed any memory.
  @Test(.timeLimit(.minutes(1))) func substitutionsThatMultiplyAreBounded() throws {
    let names = (0..<30).map { "v\($0)" }
    let forms = names.indices.map { index in
      let next = index + 1 < names.count ? String(repeating: "%#@\(names[index + 1])@", count: 10) : "x"
      return
        "\"\(names[index])\": {\"variations\": {\"plural\": {\"other\": {\"stringUnit\": {\"value\": \"\(next)\"}}}}}"
    }
    let text = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {
        "stringUnit": {"value": "%#@v0@"}, "substitutions": {\(forms.joined(separator: ","))}}}}}}
      """
    let files = try StringTableReader.read(SourceText(path: "A.xcstrings", text: text), form: .xcstrings)
    #expect((files.first?.entries.first?.text.utf8.count ?? 0) <= 1 << 16)
    let rules = names.indices.map { index in
      let next = index + 1 < names.count ? String(repeating: "%#@\(names[index + 1])@", count: 10) : "x"
      return "<key>\(names[index])</key><dict><key>other</key><string>\(next)</string></dict>"
    }
    let list =
      "<dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>\(rules.joined())</dict></dict>"
    let table = try StringTableReader.read(SourceText(path: "A.stringsdict", text: list), form: .stringsdict)
    #expect((table.first?.entries.first?.text.utf8.count ?? 0) <= 1 << 16)
  }
}
