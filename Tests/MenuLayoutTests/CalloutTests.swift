import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuLayout
import MenuMockup
import MockupFiles
import MockupSets

@Suite struct CalloutTests {
  private static func layout(_ members: String) throws -> LaidOutDocument {
    let text = "{\(members)}"
    let tree = try Renderer().layOut(Source(text), options: RenderOptions(), shaper: FixedAdvanceShaper())
    return LaidOutDocument(document: .object([]), tree: tree)
  }

  private static func marked(_ layout: LaidOutDocument) -> [String] {
    layout.all([.callout]).map { String(layout.boxes[$0].box.path.description.dropLast(".callout".count)) }
  }

  private static func points(_ layout: LaidOutDocument, _ item: String) -> [Point] {
    let lines = layout.all([.leader]).map { layout.boxes[$0].box }
    guard case .leader(let points, _)? = lines.first(where: { $0.path.description == item + ".callout" })?.look else {
      return []
    }
    return points
  }

  private static func frame(_ layout: LaidOutDocument, _ role: LayoutRole, _ path: String) throws -> Rect {
    let index = try #require(layout.all([role]).first { layout.boxes[$0].box.path.description == path })
    return layout.boxes[index].frame
  }

  @Test func aLineLeavesARowInTheMiddle() throws {
    let layout = try Self.layout(#""theme": "ios-18", "menu": {"items": ["A", {"title": "B", "callout": 7}]}"#)
    let row = try Self.frame(layout, .row, "menu.items[1]")
    let mark = try Self.frame(layout, .callout, "menu.items[1].callout")
    #expect(
      Self.points(layout, "menu.items[1]") == [Point(x: row.maxX + 3, y: row.midY), Point(x: mark.x, y: row.midY)])
    #expect(mark.size == Size(width: 18, height: 18))
    #expect(mark.midY == row.midY)
  }

  @Test func whatIsNotDrawnHasNone() throws {
    let layout = try Self.layout(
      #"""
      "menu": {"items": [
        {"title": "A", "isHidden": true, "callout": 1}, {"type": "divider", "callout": 2},
        {"type": "menu", "title": "B", "callout": 3, "items": [{"title": "C", "callout": 4}]},
        {"type": "section", "callout": 5, "items": []}
      ]}
      """#)
    #expect(Self.marked(layout) == ["menu.items[2]"])
  }

  @Test func whatIsScrolledAwayHasNone() throws {
    let items = (1...40).map { #"{"title": "\#($0)", "callout": \#($0)}"# }.joined(separator: ", ")
    let layout = try Self.layout(
      #""theme": "ios-18", "host": {"kind": "none", "size": [393, 400]}, "menu": {"items": [\#(items)]}"#)
    let menu = try Self.frame(layout, .menu, "menu")
    #expect(Self.marked(layout) == (0..<Int((menu.height / 44 + 0.67).rounded(.down))).map { "menu.items[\($0)]" })
  }

  @Test func aSectionIsPointedAtByItsFirstRow() throws {
    let layout = try Self.layout(
      #"""
      "theme": "ios-18",
      "menu": {"items": [
        {"type": "section", "title": "T", "callout": 1, "items": ["A"]},
        {"type": "section", "callout": 2, "items": [{"title": "B", "callout": 3}]},
        {"type": "picker", "callout": 4, "options": ["C", "D"]}
      ]}
      """#)
    #expect(Self.points(layout, "menu.items[0]").first?.y == (try Self.frame(layout, .heading, "menu.items[0]")).midY)
    // Two lines share the height of a row.
    let row = try Self.frame(layout, .row, "menu.items[1].items[0]")
    #expect(abs((Self.points(layout, "menu.items[1]").first?.y ?? 0) - (row.y + row.height / 3)) < 1e-9)
    #expect(abs((Self.points(layout, "menu.items[1].items[0]").first?.y ?? 0) - (row.y + row.height * 2 / 3)) < 1e-9)
    #expect(
      Self.points(layout, "menu.items[2]").first?.y == (try Self.frame(layout, .row, "menu.items[2].options[0]")).midY)
  }

  @Test(arguments: ["iPadOS", "macOS"]) func aSubmenuSendsTheLinesOfItsParentToTheOtherSide(platform: String) throws {
    let layout = try Self.layout(
      #"""
      "platform": "\#(platform)",
      "menu": {"items": [{"type": "menu", "title": "A", "isOpen": true, "callout": 1, "items": [
        {"title": "B", "callout": 2}]}]}
      """#)
    let parent = try Self.frame(layout, .menu, "menu")
    let submenu = try Self.frame(layout, .menu, "menu.items[0]")
    #expect(Self.points(layout, "menu.items[0]").allSatisfy { $0.x < parent.x })
    #expect(Self.points(layout, "menu.items[0].items[0]").allSatisfy { $0.x > submenu.maxX })
  }

  @Test func cellsArePointedAtFromAboveOrOnTheirCorners() throws {
    let cells = #"[{"title": "A", "systemImage": "trash", "callout": 1}, {"title": "B", "systemImage": "folder"}]"#
    let layout = try Self.layout(
      #"""
      "menu": {"items": [
        {"type": "controlGroup", "items": \#(cells)}, "C", {"type": "controlGroup", "items": \#(cells)}, "D"]}
      """#)
    let first = try Self.frame(layout, .cell, "menu.items[0].items[0]")
    let menu = try Self.frame(layout, .menu, "menu")
    let points = Self.points(layout, "menu.items[0].items[0]")
    #expect(points.count == 2)
    #expect(points.allSatisfy { $0.x == first.midX && $0.y < menu.y })
    let second = try Self.frame(layout, .cell, "menu.items[2].items[0]")
    let mark = try Self.frame(layout, .callout, "menu.items[2].items[0].callout")
    #expect(Self.points(layout, "menu.items[2].items[0]").isEmpty)
    #expect(Point(x: mark.midX, y: mark.midY) == Point(x: second.x, y: second.y))
  }

  @Test(
    arguments: [
      ([], []), ([5], [5]), ([0, 100], [0, 100]), ([10, 10], [2, 18]), ([0, 10, 20], [-6, 10, 26]),
      ([0, 1, 100], [-7.5, 8.5, 100]), ([3, 3, 3, 3], [-21, -5, 11, 27]),
    ] as [([Double], [Double])])
  func marksMoveApartEvenly(wanted: [Double], expected: [Double]) throws {
    let parts = wanted.map { Spread.Part(center: $0, length: 10) }
    let positions = try #require(Spread.positions(of: parts, gap: 6))
    #expect(zip(positions, expected).allSatisfy { abs($0 - $1) < 1e-9 } && positions.count == expected.count)
  }

  @Test func marksStayBetweenBounds() {
    let parts = [0.0, 1].map { Spread.Part(center: $0, length: 10) }
    #expect(Spread.positions(of: parts, gap: 6, from: 0, to: nil) == [5, 21])
    #expect(Spread.positions(of: parts, gap: 6, from: nil, to: 0) == [-21, -5])
    #expect(Spread.positions(of: parts, gap: 6, from: 0, to: 26) == [5, 21])
    #expect(Spread.positions(of: parts, gap: 6, from: 0, to: 25) == nil)
  }
}
