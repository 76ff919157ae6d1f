import MenuDocument
import MenuLint
import MenuLinting
import MenuMockup
import MenuStrings
import PositionedJSON
import Testing

/// Findings about menus of source code.
@Suite struct SourceMapTests {
  private static let list = DocumentPath.root.appending("menu").appending("items")

  /// The findings about items with these titles and the same shortcut, whose positions are in these lines.
  private static func findings(
    lines: [Int], titles: [String] = ["Open", "Open"], presentation: String = "menu", doubtful: [DocumentPath] = [],
    replacedTitles: [DocumentPath] = [], rule: RuleName = .duplicateTitle
  ) throws -> [Finding] {
    let items = titles.map { JSONNode.object([("title", .string($0)), ("keyboardShortcut", .string("cmd+o"))]) }
    var members: [(String, JSONNode)] = [("presentation", .string(presentation))]
    if presentation == "pullDownButton" { members.append(("button", .object([("title", .string("More"))]))) }
    let document = JSONNode.object(members + [("menu", .object([("items", .array(items))]))])
    let locations = lines.enumerated().map { index, line in
      (path: list.appending(index), location: FileLocation(path: "App.swift", line: line))
    }
    var selection = RuleSelection()
    selection.only = [rule]
    let map = SourceMap(locations, doubtful: doubtful, replacedTitles: replacedTitles)
    let task = LintTask(
      source: "App.swift", bytes: Array(JSONWriter.text(of: document).utf8), map: map, base: nil,
      settings: .options(RenderOptions(), Resources()))
    var session = LintSession([task], selection, baseline: nil, jobs: 1)
    let part = session.next()
    return try #require(part).findings
  }

  @Test("A loop makes items with titles that differ at runtime")
  func itemsOfOneExpressionAreNoDuplicates() throws {
    #expect(try Self.findings(lines: [2, 3]).count == 1)
    #expect(try Self.findings(lines: [2, 2]).isEmpty)
  }

  @Test("A title that is one of several, or that code replaces, is no duplicate")
  func doubtfulTitlesAreNoDuplicates() throws {
    let second = Self.list.appending(1)
    #expect(try Self.findings(lines: [2, 3], doubtful: [second.appending("systemImage")]).count == 1)
    #expect(try Self.findings(lines: [2, 3], doubtful: [second.appending("title")]).isEmpty)
    #expect(try Self.findings(lines: [2, 3], doubtful: [Self.list.appending(0).appending("title")]).isEmpty)
    #expect(try Self.findings(lines: [2, 3], replacedTitles: [second]).isEmpty)
  }

  @Test("A title that is one of several shares no term")
  func doubtfulTitlesShareNoTerm() throws {
    let titles = ["Sort by Name", "Sort by Date", "Sort by Size"]
    let second = [Self.list.appending(1).appending("title")]
    #expect(try Self.findings(lines: [2, 3, 4], titles: titles, rule: .repeatedTerm).count == 1)
    #expect(try Self.findings(lines: [2, 3, 4], titles: titles, doubtful: second, rule: .repeatedTerm).isEmpty)
  }

  @Test("A pull-down button to which code adds items later need not be too short")
  func laterItems() throws {
    let later = [DocumentPath.root.appending("items")]
    #expect(try Self.findings(lines: [2, 3], presentation: "pullDownButton", rule: .pullDownTooShort).count == 1)
    let finding = try Self.findings(
      lines: [2, 3], presentation: "pullDownButton", doubtful: later, rule: .pullDownTooShort)
    #expect(finding.isEmpty)
  }

  @Test("After an image that is unknown, spaces do not indent")
  func unknownImages() throws {
    let titles = [" - Oak", "Elm"]
    let image = [Self.list.appending(0).appending("systemImage")]
    #expect(try Self.findings(lines: [2, 3], titles: titles, rule: .indentedLabel).count == 1)
    #expect(try Self.findings(lines: [2, 3], titles: titles, doubtful: image, rule: .indentedLabel).isEmpty)
  }

  @Test("Each wrong title of a loop is reported")
  func titlesOfLoop() throws {
    #expect(try Self.findings(lines: [2, 2], titles: ["Show leaf", "Show map"], rule: .titleCase).count == 2)
    #expect(try Self.findings(lines: [2, 2], titles: ["Show leaf", "Show leaf"], rule: .titleCase).count == 1)
  }

  @Test("The titles of a menu that is never shown do not matter, but its shortcuts work")
  func hiddenMenusHaveNoLook() throws {
    let hidden = [DocumentPath.root.appending("presentation")]
    #expect(try Self.findings(lines: [2, 3], doubtful: hidden).isEmpty)
    #expect(try Self.findings(lines: [2, 3], doubtful: hidden, rule: .duplicateShortcut).count == 1)
  }
}
