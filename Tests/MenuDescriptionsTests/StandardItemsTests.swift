import MenuDescriptions
import MenuDocument
import PositionedJSON
import TestSupport
import Testing

/// The titles and shortcuts of the system's items in the language of a document.
@Suite struct StandardItemsTests {
  private static let menus = #"""
    [{"title": "Tides", "items": [{"standard": "about"}, {"type": "menu", "standard": "services", "items": []}]},
    {"standard": "file", "items": [{"type": "section", "items": [{"standard": "close"}]}]},
    {"standard": "help", "items": [{"standard": "help"}]}]
    """#

  private static func document(_ locale: String, menus: String = menus) throws -> MockupDocument {
    var document = try readDocument(
      #"{"platform": "macOS", "presentation": "menuBar", "locale": "\#(locale)", "menus": \#(menus)}"#)
    document.completeStandardItems()
    return document
  }

  private static func titles(_ document: MockupDocument) -> [String] {
    document.menus.flatMap { menu in
      [menu.title ?? ""]
        + MenuElements(menu.items, .written).compactMap {
          if case .item(let item) = $0 { item.title } else { nil }
        }
    }
  }

  @Test(arguments: [
    ("en", ["Tides", "About Tides", "Services", "File", "Close", "Help", "Tides Help"]),
    ("en-GB", ["Tides", "About Tides", "Services", "File", "Close", "Help", "Tides Help"]),
    ("de-AT", ["Tides", "Über Tides", "Dienste", "Ablage", "Schließen", "Hilfe", "Tides-Hilfe"]),
    ("fr", ["Tides", "À propos de Tides", "Services", "Fichier", "Fermer", "Aide", "Aide Tides"]),
    ("ja", ["Tides", "Tidesについて", "サービス", "ファイル", "閉じる", "ヘルプ", "Tidesヘルプ"]),
    ("he", ["Tides", "אודות Tides", "שירותים", "קובץ", "סגירה", "עזרה", "עזרה עבור Tides"]),
    ("th", ["Tides", "About Tides", "Services", "File", "Close", "Help", "Tides Help"]),
  ]) func titlesAreInTheLanguageOfTheDocument(locale: String, titles: [String]) throws {
    #expect(Self.titles(try Self.document(locale)) == titles)
  }

  @Test func shortcutsAreTheUsualOnes() throws {
    for standard in StandardItem.allCases {
      // No language changes a shortcut, and each is drawn unchanged.
      guard let shortcut = standard.keyboardShortcut else { continue }
      #expect(try KeyboardShortcut(parsing: shortcut.glyphs) == shortcut, "\(standard)")
    }
    let menus = #"[{"title": "A", "items": [{"standard": "quit"}]}]"#
    #expect(try Self.document("de", menus: menus).menus[0].items[0].attributes.keyboardShortcut?.glyphs == "⌘Q")
  }

  @Test func aDocumentMayChangeThem() throws {
    let menus = """
      [{"title": "A", "items": [{"standard": "quit", "title": "Leave", "keyboardShortcut": "cmd+l"}]}, \
      {"standard": "view", "title": "Look", "items": []}]
      """
    let document = try Self.document("de", menus: menus)
    #expect(Self.titles(document) == ["A", "Leave", "Look"])
    #expect(document.menus[0].items[0].attributes.keyboardShortcut?.glyphs == "⌘L")
  }

  @Test func titlesWithoutAnAppAreWhole() throws {
    let menus = #"[{"standard": "help", "items": [{"standard": "help"}, {"standard": "hide"}]}]"#
    #expect(Self.titles(try Self.document("ja", menus: menus)) == ["ヘルプ", "ヘルプ", "非表示"])
  }

  @Test func framesAndOtherMenusAreCompleted() throws {
    var document = try readDocument(
      #"{"locale": "de", "menu": {"items": [{"standard": "copy"}]}, "frames": [{"locale": "fr"}]}"#)
    document.completeStandardItems()
    #expect(document.menu?.items[0].title == "Kopieren")
    #expect(document.frames[0].document.menu?.items[0].title == "Copier")
  }
}
