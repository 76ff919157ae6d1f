import MenuDocument
import MenuImport
import MenuImportSwift
import MenuStrings
import MockupScene
import PositionedJSON
import SwiftEvaluation
import SwiftValues
import SwiftScan
import TestSupport
import Testing

/// Hostile sources: deeply nested, long, damaged, or recursive.
struct HostileSourceTests {
  private func read(_ text: String, path: String = "A.swift") -> ImportResult {
    let sound = SourceText(
      path: "B.swift", text: "struct B: View { var body: some View { Menu(\"Sound\") { Button(\"Yes\") {} } } }")
    return SwiftMenuReader.read([SourceText(path: path, text: text), sound], context: [], table: StringTables())
  }

  /// Two hundred thousand open brackets, with the column at which the nesting is too deep.
  @Test(arguments: ["{", "(", "Menu {", "\"\\(", "f(", "!(", "#if A\n{", "{ _ in"])
  func manyLevelsAreAnErrorThere(opening: String) {
    let result = read("let a = " + String(repeating: opening, count: 200_000 / opening.count))
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.diagnostics.first?.file == "A.swift")
    #expect((result.diagnostics.first?.column ?? 0) + (result.diagnostics.first?.line ?? 0) > 50)
    // The other file is read nevertheless.
    #expect(result.menus.map(\.name) == ["B-Sound"])
  }

  /// Recursion in the parser without brackets.
  @Test(arguments: [
    "try ", "await ", "@a ", "any ", "inout ", "A -> ", "if a {} else ", "A<", "return ", "-> ", "case let ",
  ])
  func longRunsAreRead(word: String) {
    #expect(read("let a: " + String(repeating: word, count: 60_000 / word.count)).menus.map(\.name) == ["B-Sound"])
  }

  /// Long without nesting.
  @Test(arguments: [".a", ".a()", " + 1", " ? 1 : 2", "!", ", 1", " as A", ".a { }", "[0]", "?.a"])
  func longExpressionsAreRead(part: String) {
    let chain = String(repeating: part, count: 10_000 / part.count)
    let text = "struct A: View { var body: some View { Menu(\"Long\") { Button(b\(chain)) {} } } }"
    #expect(read(text).menus.map(\.name).contains("B-Sound"))
    let view = "struct A: View { var body: some View { Menu(\"Long\") { Button(\"One\") {}\(chain) } } }"
    #expect(read(view).menus.map(\.name).contains("B-Sound"))
  }

  /// A tree takes a hundred times the memory of its text.
  @Test(arguments: [("let a\n", 130_000), ("\"\"\n", 340_000)])
  func whatHasTooMuchIsAnErrorThere(part: String, count: Int) {
    let result = read("import SwiftUI\n" + String(repeating: part, count: count))
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.diagnostics.first?.message == "the file has more than 700,000 tokens")
    #expect((result.diagnostics.first?.line ?? 0) + (result.diagnostics.first?.column ?? 0) > 80_000)
    #expect(result.menus.map(\.name) == ["B-Sound"])
  }

  /// Items beyond the limit are not left out silently.
  @Test(arguments: [
    ("struct A: View { var body: some View { Menu(\"Many\") {", "Button(\"One\") {}", "} } }"),
    ("func f() { let menu = NSMenu(title: \"Many\")", "menu.addItem(NSMenuItem(title: \"One\"))", "}"),
  ])
  func itemsBeyondTheLimitAreReported(start: String, item: String, end: String) throws {
    for (count, isTold) in Thoroughness.isFull ? [(2000, false), (2001, true)] : [(2001, true)] {
      let text = ([start] + Array(repeating: item, count: count) + [end]).joined(separator: "\n")
      let menu = try #require(read(text).menus.first)
      #expect(menu.items.count == 2000)
      #expect(
        menu.placeholders.map(\.reason).contains("the menu has more than 2000 items; the first are imported") == isTold)
    }
  }

  /// Discarded trees are parsed again, with the same result.
  @Test func whatHasLittleRoomIsReadAlike() {
    let texts = (0..<20).map { number in
      let next = (number + 7) % 20
      return SourceText(
        path: "V\(number).swift",
        text: """
          enum E\(number): String, CaseIterable { case one, two = "Zwei" }
          extension B { static func make(_ name: String = "n\(number)") -> String { name } }
          func f\(number)(_ a: Int) -> String { "\\(a) of \(number)" }
          struct V\(number): View {
            @State private var asks = false
            var title: String { f\(next)(\(number)) }
            var body: some View {
              Menu(title) { V\(next).Part(); ForEach(E\(next).allCases, id: \\.self) { e in Button(e.rawValue) {} }
                Button("Ask") { asks = true } }
              .confirmationDialog("Really?", isPresented: $asks) { Button("Yes") {} }
            }
            struct Part: View { let count = \(number); var body: some View { Text("\\(count)") } }
          }
          """)
    }
    let full = SwiftMenuReader.read(texts, context: [], table: StringTables())
    #expect(full.menus.count == 20)
    #expect(full.menus.allSatisfy { $0.allPlaceholders.isEmpty && $0.items.count == 4 })
    #expect(SwiftMenuReader.read(texts, context: [], table: StringTables(), room: 1100) == full)
    // A menu that exceeds the limit is reported.
    let narrow = SwiftMenuReader.read(texts, context: [], table: StringTables(), room: 500)
    #expect(narrow.menus.count == 20)
    #expect(narrow.menus.contains { $0.allPlaceholders.contains { $0.reason.contains("too many expressions") } })
  }

  /// Placeholders say that a declaration is in a file without room.
  @Test func filesThatWereLeftOutAreNamed() {
    let texts = [
      SourceText(path: "A.swift", text: "struct A: View { var body: some View { Menu(\"A\") { Button(far()) {} } } }"),
      SourceText(path: "B.swift", text: "func far() -> String { \"Far\" }; let b = [\(Array(0..<99))]"),
    ]
    let result = SwiftMenuReader.read(texts, context: [], table: StringTables(), total: 200)
    #expect(result.diagnostics.map(\.file) == ["B.swift"])
    #expect(result.menus.flatMap { $0.allPlaceholders.map(\.reason) } == ["far is in a file that was left out"])
  }

  /// The limit applies to all menus together.
  @Test func menusThatGrowTogetherAreBounded() {
    let menus = (0..<30).map {
      "struct V\($0): View { var body: some View { Menu(\"Grown\") { ForEach(0..<20) { a in Button(\"\\(a)\") {} } } } }"
    }
    let source = SourceText(path: "A.swift", text: menus.joined(separator: "\n"))
    let result = SwiftMenuReader.read([source], context: [], table: StringTables(), work: 3000)
    #expect(result.diagnostics.map(\.message) == [Limit.swiftWork.error])
    #expect(result.menus.count > 1)
    #expect(result.menus.count < 10)
    #expect(SwiftMenuReader.read([source], context: [], table: StringTables()).menus.count == 30)
  }

  /// Long texts leave room for few of them.
  @Test func longTextsInLoopsAreBounded() {
    let long = String(repeating: "x", count: 200_000)
    let result = read(
      "struct A: View { var body: some View { Menu(\"Long\") { ForEach(0..<290) { a in Button(\"\(long)\") {} } } } }")
    let menu = result.menus.first { $0.name == "A-Long" }
    #expect(menu.map { $0.items.reduce(0) { $0 + $1.title.utf8.count } } ?? .max < 4 << 20)
  }

  /// Time is linear in length.
  @Test(.timeLimit(.minutes(1)), arguments: ["struct a{}\n", "\"\\(a)\"", "f(a) ", "extension a { var b: C }\n"])
  func longFilesTakeTheirTime(part: String) {
    let body = String(repeating: part, count: 15_000 / part.count)
    let text = "struct A: View { var body: some View { Menu(\"Long\") { Button(\"One\") {}; \(body)\n} } }\n\(body)"
    #expect(read(text).menus.map(\.name).contains("B-Sound"))
  }

  @Test func aFileThatWasCutIsAnError() {
    let result = read("struct A: View { var body: some View { Menu(\"Cut\") { Button(\"One\") {}\n")
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.diagnostics.first?.file == "A.swift")
    #expect(result.menus.map(\.name) == ["A-Cut", "B-Sound"])
    // Syntax of newer or older compilers is read and reported.
    #expect(read("struct A { let b: Int = }").diagnostics.map(\.severity) == [.warning])
    // Swift 5 accepts the space.
    #expect(read("@available (iOS 13, *)\nstruct A {}").diagnostics.isEmpty)
  }

  @Test func bracketsInTextsAndCommentsAreNotNested() {
    let open = String(repeating: "(", count: 500)
    let text = """
      // \(open)
      /* \(open) /* \(open) */ */
      let a = "\(open)", b = #"\(open)"#
      struct A: View { var body: some View { Menu("Texts") { Button("One") {} } } }
      """
    let result = read(text)
    #expect(result.diagnostics.isEmpty)
    #expect(result.menus.map(\.name) == ["A-Texts", "B-Sound"])
  }

  @Test func namesThatLeadToEachOtherEnd() {
    let views = (0..<40).map { number in
      "struct V\(number): View { var body: some View { V\((number + 1) % 40)(); V\((number + 7) % 40)(); Button(t) {} } }"
    }.joined(separator: "\n")
    let result = read(
      views + "\nstruct A: View { var body: some View { Menu(\"Ring\") { V0() } } }\nlet t = u\nlet u = t")
    #expect(result.menus.map(\.name) == ["A-Ring", "B-Sound"])
  }

  @Test func commandsThatLeadToThemselvesEnd() {
    let result = read(
      """
      struct More: Commands { var body: some Commands { CommandMenu("More") { Button("One") {} }; More() } }
      @main struct A: App { var body: some Scene { WindowGroup { B() }.commands { More() } } }
      """)
    #expect(result.menus.map(\.name) == ["A-menu-bar", "B-Sound"])
  }

  /// A parser tries each list in two ways, including its contents.
  @Test(.timeLimit(.minutes(1)), arguments: ["[", "[ ", "[(", "[A<"])
  func listsInListsAreErrors(opening: String) {
    let result = read("let a = " + String(repeating: opening, count: 40))
    #expect(result.diagnostics.map(\.message) == [Limit.swiftLists.error])
    #expect(result.menus.map(\.name) == ["B-Sound"])
  }

  /// Names are looked up through all previous bindings.
  @Test(.timeLimit(.minutes(1)), arguments: ["b.title = t\n", "c.append(b)\n", "let d = b\n"])
  func longBlocksTakeTheirTime(statement: String) {
    let result = read(
      """
      class A { func menu() -> UIMenu {
        let t = "x"
        let b = UIAction(title: "One") { _ in }
        var c = [b]
        \(String(repeating: statement, count: 1_500))
        return UIMenu(title: "Long", children: c)
      } }
      """)
    #expect(result.menus.map(\.name).contains("B-Sound"))
  }

  /// Types of one name that inherit from one another are followed once each.
  @Test(.timeLimit(.minutes(1))) func typesOfOneNameTakeTheirTime() {
    let sources = (0..<12).map { number in
      SourceText(
        path: "A\(number).swift",
        text: "class List: Kit.List { @IBOutlet var list: List! }\nclass Menu\(number): NSMenu {}")
    }
    let result = SwiftMenuReader.read(sources, context: [], table: StringTables())
    #expect(result.menus.isEmpty && result.diagnostics.isEmpty)
  }

  /// The statements of a class are read once for all of its buttons.
  @Test(.timeLimit(.minutes(1))) func manyButtonsTakeTheirTime() {
    let buttons = (0..<500).map { number in
      """
      let b\(number) = UIButton()
      func set\(number)() {
        b\(number).setTitle("Button \(number)", for: .normal)
        b\(number).menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      }
      """
    }
    let result = read("class A: UIViewController {\n" + buttons.joined(separator: "\n") + "\n}")
    #expect(result.menus.count == 501)
  }

  @Test func whatGrowsWithoutEndIsBounded() {
    let doubling = (0..<40).map { "struct V\($0): View { var body: some View { V\($0 + 1)(); V\($0 + 1)() } }" }
    let result = read(
      doubling.joined(separator: "\n")
        + "\nstruct V40: View { var body: some View { ForEach(0..<300) { Text(\"\\($0)\") } } }"
        + "\nstruct A: View { var body: some View { Menu(\"Many\") { V0() } } }")
    #expect(result.menus.map(\.name).contains("B-Sound"))
    #expect(result.menus.allSatisfy { $0.items.count <= 4_000 })
  }

  /// Loops that double their contents, and numbers at the ends of their range.
  @Test(arguments: [
    "for _ in 0..<200 { items += items }", "for _ in 0..<200 { items = items + items }",
    "for _ in 0..<200 { items = [UIMenu(children: items), UIMenu(children: items)] }",
    "for _ in 0..<200 { nested = [nested, nested] }; items = nested",
    "for _ in 0..<290 { for _ in 0..<290 { nested = [nested] } }; items = nested",
    "for _ in 0..<200 { text += text }; items = [UIAction(title: text) { _ in }]",
    "for _ in 0..<200 { text = \"\\(text)\\(text)\" }; items = [UIAction(title: text) { _ in }]",
    "for _ in 0..<200 { items = items.flatMap { _ in items } }",
    "for _ in -9_000_000_000_000_000_000...9_000_000_000_000_000_000 { items.append(UIAction(title: text) { _ in }) }",
    "for i in 9_223_372_036_854_775_000...9_223_372_036_854_775_807 { items.append(UIAction(title: \"\\(i)\") { _ in }) }",
    "for i in 0..<0x7FFF_FFFF_FFFF_FFFF { text += \"\\(i)\" }",
  ])
  func loopsThatDoubleEnd(loop: String) {
    let text = """
      class A { func menu() -> UIMenu {
        var items: [UIMenuElement] = [UIAction(title: "One") { _ in }]
        var nested: [Any] = [UIAction(title: "One") { _ in }]
        var text = "text"
        \(loop)
        return UIMenu(title: "Grown", children: items)
      } }
      """
    let result = read(text)
    #expect(result.menus.map(\.name).contains("B-Sound"))
    #expect(result.menus.allSatisfy { ImportCount($0).items <= 4_000 })
  }

  /// A list that is initially empty may be filled before it is shown.
  @Test(arguments: [
    "@EnvironmentObject var shelf: Shelf", "let shelf = Shelf.shared", "@Environment(Shelf.self) var shelf",
  ])
  func listsThatOthersFillAreNotEmpty(property: String) {
    let text = """
      final class Shelf: ObservableObject { static let shared = Shelf(); var books: [String] = [] }
      struct A: View {
        \(property)
        var body: some View { Menu("Books") { ForEach(shelf.books, id: \\.self) { book in Button(book) {} } } }
      }
      """
    let menu = read(text).menus.first { $0.name == "A-Books" }
    #expect(menu?.items.count == 1)
    #expect(menu?.allPlaceholders.contains { $0.text == "one of several" } == true)
  }

  /// A list beyond the limit is reported and becomes a placeholder.
  @Test func longListsAreReported() {
    let text = """
      struct A: View { var body: some View { Menu("Long") { ForEach(0..<400, id: \\.self) { Text("Row \\($0)") } } } }
      """
    let menu = read(text).menus.first { $0.name == "A-Long" }
    #expect(menu?.items.count == 1)
    #expect(menu?.allPlaceholders.contains { $0.text == "one of several" } == true)
  }

  @Test func fuzzedSourcesAreReadOrRejected() throws {
    let texts = try Repository.names(in: "Tests/Import/Swift").map { name in
      try Repository.bytes("Tests/Import/Swift/\(name)/input.swift")
    }
    let pieces = [
      "{", "}", "(", ")", "\"", "\\(", "#if", "#endif", "/*", ".", "in", "?", ":", "\0", "é", "Menu", "case", "@",
      "switch",
    ]
    Fuzzing.run(rounds: 200) { random in
      let index = random.next(texts.count)
      var mutation = Mutation(texts[index], keeping: [])
      for _ in 0..<(1 + random.next(6)) {
        mutation.replaceRun(with: Array(pieces[random.next(pieces.count)].utf8), &random)
      }
      let text = String(decoding: mutation.bytes, as: UTF8.self)
      let first = read(text)
      #expect(first == read(text))
      for menu in first.menus { _ = try? menu.document(source: "A.swift:1") }
      return "fixture \(index)"
    }
  }
}
