import MenuStrings
import Foundation
import MenuImport
import PositionedJSON
import TestSupport
import Testing

/// Requests to `menumock-swift` and their answers.
@Suite struct ExchangeTests {
  @Test func answersComeBackAsTheyWere() throws {
    var random = RandomImport(seed: 20_261_123)
    for _ in 0..<200 {
      let result = random.result()
      #expect(try SwiftResponse(SwiftResponse(result).bytes).result == result)
    }
  }

  @Test func requestsComeBackAsTheyWere() throws {
    var random = RandomImport(seed: 20_261_124)
    for _ in 0..<100 {
      let files = random.list(5) { random in
        SwiftRequest.File(
          SourceText(path: random.text(), text: random.text() + "\n{\"é\"}\r\n" + random.text()),
          kind: random.one(of: SourceKind.allCases), isWanted: random.flag())
      }
      #expect(try SwiftRequest(SwiftRequest(files).bytes).files == files)
    }
  }

  /// A change of this text requires another `ExchangeVersion.current`.
  @Test func theFormIsThatOfTheVersion() throws {
    var random = RandomImport(seed: 1)
    let items = random.everyItem()
    let location = FileLocation(path: "A.swift", line: 3, column: 4)
    let menu = ImportedMenu(
      name: "a", location: location, platform: "macOS", presentation: "menu", button: [("title", "A")], title: "T",
      order: "fixed", items: items)
    var result = ImportResult(
      menus: [menu], diagnostics: [Diagnostic(.note, at: location, "message", expected: "this", suggestion: "that")])
    result.outletChanges = [
      OutletChange(
        owner: "A", outlet: "menu", item: "tag 3", property: "title", value: "T", location: location, reason: "why",
        filling: OutletFilling(
          items: [ImportedItem(.button, title: "A", location: location)], isWhole: true, selection: "A", menu: location,
          followed: [location])
      )
    ]
    result.unlabeledButtons = [UnlabeledButton(menu: location, owner: "A", outlet: "button", title: "‹a›", tap: .acts)]
    result.applications = [MenuBarApplication(name: "A", location: location)]
    let bytes = try SwiftResponse(result).bytes
    let path = "Tests/Import/exchange.txt"
    if Recording.isOn { try Data(bytes).write(to: Repository.root.appending(path: path)) }
    #expect(!Recording.isOn && (try? Repository.bytes(path)) == bytes)
  }

  @Test func itemsMayBeDeep() throws {
    var item = ImportedItem(.button, title: "Deep", location: FileLocation(path: "A.swift", line: 1))
    for _ in 0..<1000 { item = ImportedItem(.menu([item]), title: "M", location: item.location) }
    let menu = ImportedMenu(name: "a", location: item.location, presentation: "menu", items: [item])
    let result = ImportResult(menus: [menu])
    #expect(try SwiftResponse(SwiftResponse(result).bytes).result == result)
  }

  /// Any other answer is one error.
  @Test func brokenAnswersAreErrors() throws {
    var random = RandomImport(seed: 20_261_125)
    let sound = try SwiftResponse(random.result(menus: 3)).bytes
    for length in stride(from: 0, to: sound.count, by: max(1, sound.count / 200)) {
      #expect(throws: ExchangeError.self) { try SwiftResponse(Array(sound[..<length])) }
    }
    Fuzzing.run(rounds: 300) { generator in
      var mutation = Mutation(sound, keeping: [])
      let pieces = ["{", "}", "[", "]", "\"", "\n", "null", "-1", "1e99", "9", "\\", "é", "count"]
      for _ in 0..<(1 + generator.next(4)) {
        mutation.replaceRun(with: Array(pieces[generator.next(pieces.count)].utf8), &generator)
      }
      _ = try? SwiftResponse(mutation.bytes)
      return "answer"
    }
  }

  @Test(arguments: [
    ("", ExchangeError.malformed(line: 1)), ("{}\n", .malformed(line: 1)), ("{\"version\":7}", .malformed(line: 1)),
    ("{\"version\":1}\n", .version(1)),
  ])
  func mistakesAreReported(text: String, error: ExchangeError) {
    #expect(throws: error) { try SwiftResponse(Array(text.utf8)) }
  }

  @Test func countsAreChecked() throws {
    let empty = String(decoding: try SwiftResponse(ImportResult()).bytes, as: UTF8.self)
    let more = empty.replacing("\"menus\":0", with: "\"menus\":1")
    #expect(throws: ExchangeError.malformed(line: 3)) { try SwiftResponse(Array(more.utf8)) }
    #expect(throws: ExchangeError.malformed(line: 2)) { try SwiftResponse(Array((empty + "{}\n").utf8)) }
  }
}

/// Random results of readers.
private struct RandomImport {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func flag() -> Bool { generator.next(2) == 0 }

  mutating func one<Element>(of list: [Element]) -> Element { list[generator.next(list.count)] }

  mutating func text() -> String {
    one(of: ["", "Copy", "Ünïcode „“ 🌍", "line\nbreak\ttab \"quote\" \\", "\u{1}\u{7F}", "‹a.b›", "null", "e\u{301}"])
  }

  mutating func number() -> Double { one(of: [0, 1, -2.5, 1e300, .infinity, -.infinity, 0.1, 9_007_199_254_740_994]) }

  mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? { flag() ? make(&self) : nil }

  mutating func list<Value>(_ maximum: Int, _ make: (inout Self) -> Value) -> [Value] {
    (0..<generator.next(maximum + 1)).map { _ in make(&self) }
  }

  mutating func location() -> FileLocation {
    FileLocation(path: text(), line: 1 + generator.next(1_000_000), column: 1 + generator.next(200))
  }

  mutating func placeholder() -> Placeholder { Placeholder(location: location(), text: text(), reason: text()) }

  mutating func node() -> JSONNode {
    .object([
      ("title", .string(text())),
      ("list", [true, .number(1.5), JSONNode(.null), .array(list(2) { .string($0.text()) })]),
    ])
  }

  mutating func result(menus: Int = 4) -> ImportResult {
    var result = ImportResult(
      menus: list(menus) { $0.menu() },
      diagnostics: list(3) { random in
        Diagnostic(
          random.one(of: Diagnostic.Severity.allCases), at: random.location(), random.text(),
          expected: random.maybe { $0.text() }, suggestion: random.maybe { $0.text() })
      })
    result.outletChanges = list(3) { random in
      OutletChange(
        owner: random.text(), outlet: random.text(), item: random.maybe { $0.text() }, property: random.text(),
        value: random.maybe { $0.node() }, location: random.location(), reason: random.text(),
        filling: random.maybe { random in
          OutletFilling(
            items: random.list(2) { $0.item(depth: 2) }, isWhole: random.flag(), selection: random.maybe { $0.text() },
            menu: random.maybe { $0.location() })
        })
    }
    result.unlabeledButtons = list(3) { random in
      UnlabeledButton(
        menu: random.location(), owner: random.text(), outlet: random.text(), title: random.text(),
        tap: random.maybe { $0.flag() ? .acts : .opensMenu })
    }
    result.replacedBars = list(3) { ReplacedBar(type: $0.text(), location: $0.location()) }
    result.applications = list(3) { MenuBarApplication(name: $0.text(), location: $0.location()) }
    return result
  }

  private mutating func menu() -> ImportedMenu {
    var menu = ImportedMenu(
      name: text(), location: location(), platform: maybe { $0.text() }, presentation: text(),
      button: maybe { [("title", .string($0.text())), (" \\n\"key", $0.node())] } ?? [], title: maybe { $0.text() },
      order: maybe { $0.text() }, items: list(6) { $0.item(depth: 4) })
    menu.locale = maybe { $0.text() }
    menu.placeholders = list(2) { $0.placeholder() }
    return menu
  }

  /// An item of each kind. Together they have all attributes.
  mutating func everyItem() -> [ImportedItem] {
    let attributes = attributes()
    return kinds(depth: 1).enumerated().map { index, kind in
      var item = ImportedItem(kind, title: "Title", location: FileLocation(path: "A.swift", line: index + 1))
      item.attributes = attributes.enumerated().filter { $0.offset % 10 == index }.map(\.element)
      if index == 0 { item.placeholders = [Placeholder(location: item.location, text: "‹a›", reason: "why")] }
      return item
    }
  }

  private mutating func item(depth: Int) -> ImportedItem {
    var item = ImportedItem(one(of: kinds(depth: depth)), title: text(), location: location())
    let attributes = attributes()
    item.attributes = list(4) { $0.one(of: attributes) }
    item.placeholders = list(2) { $0.placeholder() }
    return item
  }

  /// The compiler requires each new kind and attribute here.
  private mutating func kinds(depth: Int) -> [ImportedItem.Kind] {
    let inner = depth > 0 ? list(2) { $0.item(depth: depth - 1) } : []
    let range = maybe { _ in -1.5...2e9 }
    let kinds: [ImportedItem.Kind] = [
      .button, .toggle(isOn: maybe { $0.flag() }, titles: maybe { ImportedTitles(on: $0.text(), off: $0.text()) }),
      .picker(ImportedPicker(options: inner, selection: maybe { $0.text() }, style: maybe { $0.text() })),
      .menu(inner), .section(inner, isDynamic: flag(), footer: maybe { $0.text() }),
      .controlGroup(inner, elementSize: maybe { $0.text() }),
      .stepper(value: maybe { $0.number() }, range: range, step: maybe { $0.number() }),
      .slider(
        value: maybe { $0.number() }, range: range, minimumSystemImage: maybe { $0.text() },
        maximumSystemImage: maybe { $0.text() }),
      .divider, .text, .loading, .view(height: maybe { $0.number() }),
    ]
    for kind in kinds {
      switch kind {
      case .button, .toggle, .picker, .menu, .section, .controlGroup, .stepper, .slider, .divider, .text, .loading,
        .view:
        break
      }
    }
    return kinds
  }

  private mutating func attributes() -> [ImportedItem.Attribute] {
    let attributes: [ImportedItem.Attribute] = [
      .id(text()), .standard(text()), .value(text()), .subtitle(text()), .image(.symbol(text())),
      .image(.file(text(), isTemplate: true)),
      .imageVisibility(text()),
      .role(text()), .isDisabled,
      .isHidden, .keyboardShortcut(text()), .labelStyle(text()), .indentationLevel(one(of: [0, 3, .max, .min])),
      .dismissBehavior(text()), .help(text()), .accessibilityLabel(text()), .requiresInput, .confirmation(node()),
      .alternate(node()), .primaryAction, .isDynamic, .order(text()), .layout(text()), .tint(text()), .badge(text()),
    ]
    for attribute in attributes {
      switch attribute {
      case .id, .standard, .value, .subtitle, .image, .imageVisibility, .role, .isDisabled, .isHidden,
        .keyboardShortcut, .labelStyle,
        .indentationLevel, .dismissBehavior, .help, .accessibilityLabel, .requiresInput, .confirmation, .alternate,
        .primaryAction, .isDynamic, .order, .layout, .tint, .badge:
        break
      }
    }
    return attributes
  }
}
