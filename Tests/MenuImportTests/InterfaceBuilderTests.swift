import MenuDocument
import MenuImport
import MenuStrings
import Testing

@Suite struct InterfaceBuilderTests {
  /// The items of a menu in XIB syntax.
  private func items(_ xml: String) throws -> [ImportedItem] {
    let result = InterfaceBuilderReader.read(SourceText(path: "A.xib", text: Self.xib(xml)))
    #expect(result.diagnostics == [])
    return try #require(result.menus.first).items
  }

  static func xib(_ items: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
    <menu id="m"><items>\(items)</items></menu></objects></document>
    """
  }

  private func shortcut(_ attributes: String, _ content: String = "") throws -> String? {
    let item = try #require(try items("<menuItem title='A' id='a' \(attributes)>\(content)</menuItem>").first)
    for case .keyboardShortcut(let keys) in item.attributes { return keys }
    return nil
  }

  private static let none = "<modifierMask key='keyEquivalentModifierMask'/>"

  @Test(
    arguments: [
      ("keyEquivalent='x'", "", "cmd+x"), ("keyEquivalent='X'", "", "cmd+shift+x"),
      ("keyEquivalent='X'", "<modifierMask key='keyEquivalentModifierMask' shift='YES' option='YES'/>", "opt+shift+x"),
      ("keyEquivalent='x'", none, "x"), ("keyEquivalent='+'", "", "cmd+plus"), ("keyEquivalent=' '", none, "space"),
      ("keyEquivalent='É'", "", "cmd+shift+é"), ("keyEquivalent='ß'", "", "cmd+ß"),
      ("keyEquivalent='&#8;'", "", "cmd+delete"), ("keyEquivalent='&#x7f;'", none, "delete"),
      ("keyEquivalent='&#xF728;'", none, "forwardDelete"), ("keyEquivalent='&#xF700;'", "", "cmd+up"),
      ("keyEquivalent='&#xF717;'", none, "f20"), ("keyEquivalent='&#27;'", none, "escape"),
      ("keyEquivalent='&#9;'", none, "tab"), ("keyEquivalent='&#x19;'", none, "shift+tab"),
      ("keyEquivalent='&#x3;'", "", "cmd+enter"), ("keyEquivalent='⌫'", none, "delete"),
      ("", "<string key='keyEquivalent' base64-UTF8='YES'>\nDQ\n</string>", "cmd+return"),
      ("", "<string key='keyEquivalent' base64-UTF8='YES'>77yC</string>", "cmd+＂"),
    ] as [(String, String, String)])
  func keysAreThoseOfTheFile(attributes: String, content: String, expected: String) throws {
    #expect(try shortcut(attributes, content) == expected)
    #expect((try? KeyboardShortcut(parsing: expected))?.documentText == expected)
  }

  @Test(arguments: ["&#xF718;", "&#xF746;", "ab", "&#1;", "&#xF8FF;"]) func keysWithoutASignAreReported(key: String)
    throws
  {
    let item = try #require(try items("<menuItem title='A' keyEquivalent='\(key)' id='a'/>").first)
    #expect(item.attributes == [])
    #expect(item.placeholders.count == 1)
  }

  @Test(arguments: [
    ("<accessibility description='Sieve'/>", ["Sieve"]), ("<accessibility description=''/>", []),
    ("<accessibility key='accessibilityConfiguration' label='Riddle'/>", ["Riddle"]), ("", []),
  ])
  func whatIsReadAloudIsThatOfTheFile(content: String, expected: [String]) throws {
    let item = try #require(try items("<menuItem title='A' id='a'>\(content)</menuItem>").first)
    let spoken = item.attributes.compactMap { if case .accessibilityLabel(let text) = $0 { text } else { nil } }
    #expect(spoken == expected)
  }

  @Test func anEmptyBarHasNoMenus() {
    let text = Self.xib("").replacing("<menu id", with: "<menu systemMenu='main' id")
    let result = InterfaceBuilderReader.read(SourceText(path: "A.xib", text: text))
    #expect(result.menus.map(\.presentation) == ["menuBar"])
    #expect(ImportedSet(result).documents.count == 1)
  }

  @Test func namesAreUnique() {
    let menu = "<menu id='m'><items><menuItem title='A' id='a'/></items></menu>"
    let text = Self.xib("").replacing("<menu id=\"m\"><items></items></menu>", with: menu + menu + menu)
    let results = ["App/One/A.xib", "App/Two/A.xib"].map {
      InterfaceBuilderReader.read(SourceText(path: $0, text: text))
    }
    let names = results.map { ImportedSet($0).documents.map(\.name) }
    #expect(names[0] == ["menu-a", "menu-a-one", "menu-a-2"])
    var all = results[1]
    all.add(results[0])
    let unique = ImportedSet(all).documents.map(\.name)
    #expect(unique == ["menu-a", "menu-a-one", "menu-a-2", "menu-a-two", "menu-a-3", "menu-a-4"])
    #expect(Set(unique).count == 6)
  }

  @Test(arguments: [
    ("MainMenu", "main-menu"), ("don’t “Stop”!", "dont-stop"), ("Ärger & Söhne", "ärger-söhne"), ("---", ""),
    ("../../etc/passwd", "etc-passwd"), ("URLField", "url-field"), ("VMContextMenu", "vm-context-menu"),
    ("URLs", "urls"), ("メニュー", "メニュー"),
  ])
  func namesAreWords(text: String, word: String) {
    #expect(MenuNames.word(text) == word)
  }

  @Test(.timeLimit(.minutes(1))) func manyMenusOfOneNameAreNumbered() {
    let names = MenuNames.unique(for: Array(repeating: (name: "Menu", path: "App/Main.xib"), count: 30_000))
    #expect(names.prefix(4) == ["menu", "menu-app", "menu-2", "menu-3"])
    #expect(Set(names).count == names.count)
  }
}
