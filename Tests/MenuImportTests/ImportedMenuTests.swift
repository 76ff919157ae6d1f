import MenuDocument
import MenuImport
import MenuStrings
import MockupScene
import PositionedJSON
import Testing

/// Any result of a reader becomes a valid document.
@Suite struct ImportedMenuTests {
  private static let location = FileLocation(path: "A.swift", line: 1)

  private func problemsOfMenu(_ items: [ImportedItem], presentation: String = "menu") throws -> [String] {
    let menu = ImportedMenu(name: "a", location: Self.location, presentation: presentation, items: items)
    let (_, node) = try menu.document(source: "A.swift:1")
    return problems(of: node)
  }

  private func item(
    _ kind: ImportedItem.Kind, _ title: String = "", _ attributes: [ImportedItem.Attribute] = []
  ) -> ImportedItem {
    var item = ImportedItem(kind, title: title, location: Self.location)
    item.attributes = attributes
    return item
  }

  private static let everyAttribute: [ImportedItem.Attribute] = [
    .id(""), .id("a"), .id("b"), .standard(""), .value("a"), .subtitle("a\u{0}b"), .image(.symbol("")),
    .image(.file("")),
    .role("unknown"),
    .isDisabled, .isHidden, .keyboardShortcut("cmd+"), .labelStyle("none"), .indentationLevel(99),
    .indentationLevel(-1), .dismissBehavior(""), .help("\u{0}"),
    .accessibilityLabel("\u{2028}"), .requiresInput, .primaryAction, .isDynamic, .order("x"), .layout("y"), .tint(""),
    .badge(""), .alternate(.object([("modifiers", ["option"])])), .confirmation(.object([])),
  ]

  private static let kinds: [ImportedItem.Kind] = [
    .button, .toggle(isOn: nil), .toggle(isOn: true, titles: ImportedTitles(on: "", off: "\u{0}")), .divider, .text,
    .menu([]), .section([], isDynamic: true, footer: ""), .controlGroup([], elementSize: "huge"),
    .stepper(value: .infinity, range: 1...1, step: -1), .stepper(value: .nan, range: 0...1e300, step: 0),
    .slider(value: 5, range: 0...1, minimumSystemImage: "", maximumSystemImage: nil),
    .picker(ImportedPicker(options: [], selection: "none", style: "menu")),
    .picker(ImportedPicker(options: [], selection: nil, style: "wheel")),
  ]

  @Test(arguments: kinds, ["", "---", "a"]) func oddValuesAreFixed(kind: ImportedItem.Kind, title: String) throws {
    let odd = item(kind, title, Self.everyAttribute)
    for presentation in ["menu", "contextMenu", "pullDownButton", "popUpButton", "menuBar"] {
      #expect(try problemsOfMenu([odd, item(.menu([odd]), title)], presentation: presentation) == [])
    }
  }

  @Test func longTextsAreFixed() throws {
    let long = item(.button, "A", [.help(String(repeating: "é", count: 40_000))])
    #expect(try problemsOfMenu([long]) == [])
  }

  @Test func optionsThatAreTheSameHaveValuesOfTheirOwn() throws {
    let options =
      [item(.button, "A"), item(.button, "A"), item(.toggle(isOn: true), "A"), item(.menu([]), "")]
      + [item(.divider), item(.text, "---"), item(.button, "A", [.value("A (2)")])]
    let picker = ImportedPicker(options: options, selection: "A")
    #expect(try problemsOfMenu([item(.picker(picker))], presentation: "popUpButton") == [])
  }

  @Test func shortcutsThatAreNoneAreReported() throws {
    let menu = ImportedMenu(
      name: "a", location: Self.location, presentation: "menu",
      items: [item(.button, "A", [.keyboardShortcut("hyper+a")])])
    let (cleaned, node) = try menu.document(source: "A.swift:1")
    #expect(node["menu"]?["items"]?.elements?.first?.text == "A")
    #expect(cleaned.allPlaceholders.count == 1 && ImportCount(cleaned).asWritten == 0)
  }

  @Test func menusThatAreTooDeepAreAnErrorWithAPlace() throws {
    var deep = item(.button, "a")
    for _ in 0..<(Limit.importedDepth.maximum - 1) { deep = item(.menu([deep]), "a") }
    let confirmation = JSONNode.object([("actions", .array([.object([("title", "a")])]))])
    #expect(try problemsOfMenu([deep], presentation: "menuBar") == [])
    var bottom = item(.button, "a", [.confirmation(confirmation)])
    for _ in 0..<(Limit.importedDepth.maximum - 1) { bottom = item(.menu([bottom]), "a") }
    #expect(try problemsOfMenu([bottom]) == [])
    deep = item(.menu([deep]), "a")
    let menu = ImportedMenu(name: "a", location: Self.location, presentation: "menu", items: [deep])
    #expect(throws: SourceText.Unreadable.self) { try menu.document(source: "") }
  }

  @Test func aBarIsSplitIntoMenusWithItemsOfTheApp() throws {
    let about = item(.button, "", [.standard("about")])
    let flood = item(.button, "Flood")
    let close = item(.button, "", [.standard("close")])
    let bar = ImportedMenu(
      name: "tides-menu-bar", location: Self.location, presentation: "menuBar",
      items: [
        item(.menu([about]), "Tides"), item(.menu([close, item(.divider), flood]), "File", [.standard("file")]),
        item(.menu([flood]), "Tide"), item(.menu([close]), "Window", [.standard("window")]),
      ])
    #expect(bar.split.map { $0.items.map(\.title) } == [["Tides", "File"], ["Tides", "Tide"]])
    #expect(bar.split.map(\.name) == ["tides-menu-bar-file", "tides-menu-bar-tide"])
    // Items of the system are not counted, and have no source.
    #expect(ImportCount(bar).items == 4)
    let paths = bar.locations.map { "\($0.path)" }
    #expect(paths.contains("menus[1].items[2]") && !paths.contains("menus[1].items[0]"))
    let node = try bar.document(source: "").node
    let open = node["menus"]?.elements?.map { $0["isOpen"] != nil }
    #expect(open == [false, true, false, false])
    #expect(node["menus"]?.elements?[1]["title"] == nil)
  }

  @Test func itemsThatAreTooManyAreAnErrorWithAPlace() throws {
    let items = Array(repeating: item(.button, "a"), count: Limit.items.maximum + 1)
    let set = ImportedSet(
      ImportResult(menus: [
        ImportedMenu(name: "a", location: Self.location, presentation: "menu", items: items),
        ImportedMenu(name: "b", location: Self.location, presentation: "menu", items: [item(.button, "a")]),
      ]))
    #expect(set.documents.map(\.name) == ["b"])
    #expect(set.diagnostics.map(\.severity) == [.error] && set.diagnostics.first?.file == "A.swift")
  }

  @Test func theSummaryCounts() {
    var guessed = item(.button, "‹name›")
    guessed.placeholders = [
      Placeholder(location: Self.location, text: "‹name›", reason: "only the running program knows it")
    ]
    let menu = ImportedMenu(
      name: "a", location: Self.location, presentation: "menu",
      items: [
        item(.button, "a"), item(.divider), item(.section([guessed], isDynamic: true)),
        item(.section([], footer: nil), "b"),
        item(.picker(ImportedPicker(options: [item(.button, "c"), item(.divider)]))),
      ])
    #expect(ImportedSet(ImportResult(menus: [menu])).summary == "1 menu, 4 items: 3 as written, 1 with placeholders")
  }
}
