import MenuDocument
import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON
import TestSupport
import Testing

/// Resolved documents, which have nothing left to look up.
@Suite struct ResolverTests {
  private static func resolve(
    _ text: String, theme name: String = "macos-26", platform: Platform = .macOS
  ) throws -> (mockup: ResolvedMockup?, problems: [String]) {
    var diagnostics = Diagnostics(file: "menu.json")
    let document = try #require(DocumentReader.read(Array(text.utf8), diagnostics: &diagnostics))
    let reader = ThemeReader(knownNames: []) { reference, _ in
      let bytes = try? Repository.bytes("Themes/\(reference.text).json")
      return bytes.map { ThemeReader.Source(name: reference.text, file: reference.text, bytes: $0) }
    }
    let (result, _) = reader.read(Located(.named(name), at: .root), platform: platform, diagnostics: &diagnostics)
    let theme = try #require(result).theme
    let names = try Repository.names(in: "Fonts/Symbols").filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
    let symbols = SymbolLibrary(
      sources: [
        SymbolLibrary.Source(names: names, folder: "Fonts/Symbols") { name in
          names.contains(name) ? try? Repository.bytes("Fonts/Symbols/\(name).svg") : nil
        }
      ], aliases: { [:] }, meanings: { [:] })
    let resolver = Resolver(styles: StyleStore(theme), symbols: symbols) { _ in
      .success(Size(width: 16, height: 16))
    }
    var uses = ResolveUses()
    let mockup = resolver.resolve(document, diagnostics: &diagnostics, uses: &uses)
    return (mockup, diagnostics.inOrder.map(\.description))
  }

  private static func rows(of mockup: ResolvedMockup?) throws -> [[ResolvedRow]] {
    try #require(mockup?.menu).groups.map(\.rows)
  }

  @Test func hiddenItemsAndEmptyGroupsAreGone() throws {
    let (mockup, problems) = try Self.resolve(
      """
      {"platform": "macOS", "menu": {"items": [
        "Copy", "---", {"title": "Paste", "isHidden": true}, "---", "Select All", {"title": "Find", "isHidden": true}
      ]}}
      """)
    #expect(problems == [])
    let titles = try Self.rows(of: mockup).map { $0.map { $0.item?.title?.string } }
    #expect(titles == [["Copy"], ["Select All"]])
  }

  @Test(arguments: [true, false])
  func aLoopOfAnImportedMenuIsNoGroup(isImported: Bool) throws {
    let (mockup, problems) = try Self.resolve(
      """
      {\(isImported ? "\"source\": \"Boats.swift:4\", " : "")"platform": "macOS", "menu": {"items": [
        "Launch", {"type": "section", "isDynamic": true, "items": ["‹boat›"]}, "Moor",
        {"type": "section", "title": "Crew", "isDynamic": true, "items": ["‹sailor›"]}
      ]}}
      """)
    #expect(problems == [])
    let titles = try Self.rows(of: mockup).map { $0.compactMap { $0.item?.title?.string } }
    let first = isImported ? [["Launch", "‹boat›", "Moor"]] : [["Launch"], ["‹boat›"], ["Moor"]]
    #expect(titles == first + [["‹sailor›"]])
  }

  @Test func shortcutsAreGlyphs() throws {
    let (mockup, _) = try Self.resolve(
      #"{"platform": "macOS", "menu": {"items": [{"title": "New", "keyboardShortcut": "cmd+shift+n"}]}}"#)
    let item = try #require(try Self.rows(of: mockup).first?.first?.item)
    #expect(item.shortcut.map(\.string).joined() == "⇧⌘N")
  }

  @Test func symbolsAreShapesInAColor() throws {
    let (mockup, problems) = try Self.resolve(
      #"{"platform": "macOS", "menu": {"items": [{"title": "Delete", "systemImage": "trash", "tint": "red"}]}}"#)
    #expect(problems == [])
    let item = try #require(try Self.rows(of: mockup).first?.first?.item)
    guard case .symbol(let shape, let color, _) = try #require(item.graphic).look else {
      Issue.record("no symbol: \(String(describing: item.graphic))")
      return
    }
    #expect(shape.name == "trash")
    #expect(color.red > color.green && color.red > color.blue)
  }

  /// The items of the next test: automatic, visible, and hidden symbols, an image, a letter, and inherited visibility.
  private static let images = #"""
    {"platform": "PLATFORM", MENU "items": [
      {"title": "A", "systemImage": "star"},
      {"title": "B", "systemImage": "star", "imageVisibility": "visible"},
      {"title": "C", "systemImage": "star", "imageVisibility": "hidden"},
      {"title": "D", "image": "d.png"},
      {"title": "E", "systemImage": "star", "labelStyle": "titleAndIcon"},
      {"title": "F", "systemImage": "star", "labelStyle": "titleOnly", "imageVisibility": "visible"},
      {"type": "section", "imageVisibility": "visible", "items": [{"title": "G", "systemImage": "star"}]},
      {"type": "menu", "title": "H", "systemImage": "star", "imageVisibility": "visible", "isOpen": true,
        "items": [{"title": "I", "systemImage": "star"}]}
    ]}
    """#

  @Test(arguments: [
    ("macos-27", Platform.macOS, false, "BDGH"), ("macos-26", .macOS, false, "ABCDEGHI"),
    ("macos-15", .macOS, false, "E"), ("ios-27", .iOS, false, "ABDEGHI"), ("ios-26", .iOS, false, "ABCDEGHI"),
    ("ipados-27", .iPadOS, false, "ABDEGHI"), ("ipados-27", .iPadOS, true, "BDGH"),
    ("macos-27", .macOS, true, "BDGH"), ("visionos", .visionOS, false, "ABDEGHI"),
  ])
  func symbolsAreShownAsTheReleaseDoes(theme: String, platform: Platform, isBar: Bool, shown: String) throws {
    let menu = isBar ? #""presentation": "menuBar", "menus": [{"title": "M", "isOpen": true,"# : #""menu": {"#
    let text = Self.images.replacing("PLATFORM", with: platform.rawValue).replacing("MENU", with: menu)
    let (mockup, problems) = try Self.resolve(text + (isBar ? "]}" : "}"), theme: theme, platform: platform)
    func titles(_ rows: [ResolvedRow]) -> [String] {
      rows.flatMap { row -> [String] in
        guard let item = row.item, let title = item.title?.string else { return [] }
        let own = item.graphic == nil ? [] : [title]
        return own
          + titles(
            item.submenu?.groups.dropFirst(platform == .macOS || platform == .iPadOS ? 0 : 1).flatMap(\.rows) ?? [])
      }
    }
    #expect(titles(try Self.rows(of: mockup).flatMap(\.self)).joined() == shown, "\(problems)")
  }

  @Test func whatLeadsNowhereIsReported() throws {
    let (mockup, problems) = try Self.resolve(
      #"{"platform": "macOS", "tint": "acent", "menu": {"items": [{"title": "Delete", "systemImage": "trahs"}]}}"#)
    #expect(mockup == nil)
    #expect(problems.contains { $0.contains("acent") && $0.contains(#"did you mean "accent"?"#) }, "\(problems)")
    #expect(problems.contains { $0.contains("trahs") && $0.contains(#"did you mean "trash"?"#) }, "\(problems)")
  }

  @Test func aThemeForAnotherPlatformIsReported() throws {
    let (mockup, problems) = try Self.resolve(#"{"platform": "macOS", "menu": {"items": ["Copy"]}}"#, theme: "ios-26")
    #expect(mockup == nil)
    let message = #"menu.json:1:1: error: the theme "ios-26" does not support macOS"#
    #expect(problems == [message + "\nhelp: menumock list themes shows the platforms of each theme"])
  }
}
