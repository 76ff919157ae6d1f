import MockupScene
import TestSupport
import Testing

import MenuLayout
import MenuMockup
import MockupFiles
import MockupSets

@Suite(.timeLimit(.minutes(1))) struct CalloutIndexTests {
  @Test func theIndexFindsWhatALookAtAllFinds() {
    var source = SeededGenerator(seed: 5)
    func length(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &source) }
    var index = RectIndex()
    var all: [Rect] = []
    for number in 0..<500 {
      let frame = Rect(
        x: length(-50...50), y: length(-900...900), width: length(0...40),
        height: number % 50 == 0 ? 5000 : length(0...80))
      index.append(frame)
      all.append(frame)
    }
    #expect(index.frames == all)
    for _ in 0..<500 {
      let area = Rect(x: length(-60...60), y: length(-1000...1000), width: length(0...60), height: length(0...100))
      #expect(index.overlapping(area) == all.filter { $0.overlaps(area) })
      #expect(index.firstOverlapping(area) == all.first { $0.overlaps(area) })
    }
  }

  /// The cells are much narrower than the marks, so each mark moves below all others.
  @Test func fiveThousandMarksFindTheirPlaces() {
    var surroundings = CalloutObstacles([])
    var index = RectIndex()
    for number in 0..<5000 {
      let wanted = Rect(x: 4 * Double(number % 60), y: 50 * Double(number / 60), width: 24, height: 18)
      let mark = surroundings.landing(of: wanted)
      #expect(index.firstOverlapping(mark) == nil)
      surroundings.addMark(mark)
      index.append(mark)
    }
  }

  @Test func marksOfNarrowCellsLieBesideEachOther() throws {
    let cell = #"{"title": "c", "systemImage": "star", "callout": 12}"#
    let group = #"{"type": "controlGroup", "elementSize": "small", "items": [\#(Self.list(60, cell))]}"#
    let text = #"{"menu": {"items": [\#(Self.list(5, group))]}}"#
    let tree = try Renderer().layOut(Source(text), options: RenderOptions(), shaper: FixedAdvanceShaper())
    let marks = tree.boxes.filter { $0.role == .callout }.map(\.frame)
    #expect(marks.count == 60 * 5)
    var index = RectIndex()
    for mark in marks {
      #expect(index.firstOverlapping(mark) == nil)
      index.append(mark)
    }
  }

  /// A column of marks keeps 6 points from obstacles above and below the menu, even beyond the menu's width.
  @Test func aColumnIsBoundedByWhatIsAboveAndBelow() throws {
    let source = Source(#"{"menu": {"items": ["Copy", "Paste"]}}"#)
    let tree = try Renderer().layOut(source, options: RenderOptions(), shaper: FixedAdvanceShaper())
    var surroundings = CalloutObstacles(tree.boxes)
    let menu = try #require(surroundings.panels.first?.frame)
    let index = try #require(surroundings.panels.indices.first)
    func mark(_ y: Double, _ height: Double) -> Rect { Rect(x: menu.maxX + 20, y: y, width: 30, height: height) }
    var column = surroundings.column(of: [index], on: .trailing)
    #expect(column.edge == menu.maxX && column.top == nil && column.bottom == nil)
    surroundings.addMark(mark(menu.maxY + 50, 10))
    column = surroundings.column(of: [index], on: .trailing)
    #expect(column.top == nil && column.bottom == menu.maxY + 44)
    surroundings.addMark(mark(menu.y - 40, 10))
    surroundings.addMark(mark(menu.y - 80, 10))
    column = surroundings.column(of: [index], on: .trailing)
    #expect(column.edge == menu.maxX && column.top == menu.y - 24 && column.bottom == menu.maxY + 44)
    // An obstacle beside the menu moves the column out, beyond the obstacles above and below.
    surroundings.addMark(mark(menu.y, 10))
    column = surroundings.column(of: [index], on: .trailing)
    #expect(column.edge == menu.maxX + 50 && column.top == nil && column.bottom == nil)
  }

  private static func list(_ count: Int, _ element: String) -> String {
    Array(repeating: element, count: count).joined(separator: ",")
  }
}
