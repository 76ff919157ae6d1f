import MenuDocument
import MenuLint
import MenuLinting
import MenuMockup
import MenuStrings
import PositionedJSON
import Testing

/// Findings about menus of source code.
@Suite struct SourceMapTests {
  /// The findings in a menu of 14 items, the last of which are in branches of conditions.
  private static func findings(branches: [(condition: Int, items: Range<Int>)]) throws -> [Finding] {
    let items = (1...14).map { JSONNode.string("Item \($0)") }
    let document = JSONNode.object([("menu", .object([("items", .array(items))]))])
    let list = DocumentPath.root.appending("menu").appending("items")
    let start = FileLocation(path: "App.swift", line: 1)
    var all: [(path: DocumentPath, condition: FileLocation, index: Int)] = []
    for (condition, items) in branches {
      for index in items { all.append((list.appending(index), FileLocation(path: "App.swift", line: condition), 0)) }
    }
    let map = SourceMap([(.root, start)], branches: all)
    var selection = RuleSelection()
    selection.only = [.menuTooLong]
    let task = LintTask(
      source: "App.swift", bytes: Array(JSONWriter.text(of: document).utf8), map: map, base: nil,
      settings: .options(RenderOptions(), Resources()))
    var session = LintSession([task], selection, baseline: nil, jobs: 1)
    let part = session.next()
    return try #require(part).findings
  }

  @Test("Items of several conditions need not appear together")
  func itemsOfConditionsAreNotAddedUp() throws {
    #expect(try Self.findings(branches: []).count == 1)
    #expect(try Self.findings(branches: [(2, 8..<14)]).count == 1)
    #expect(try Self.findings(branches: [(2, 8..<11), (3, 11..<14)]).isEmpty)
  }
}
