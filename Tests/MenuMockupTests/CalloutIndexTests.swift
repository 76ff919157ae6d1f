import MockupScene
import TestSupport
import Testing

@testable import MenuLayout
@testable import MenuMockup
@testable import MockupFiles
@testable import MockupSets

/// Very many callouts, and the index that finds what is near them.
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

  /// Marks on cells that are far too narrow for them, so that each has to find a free place below all others.
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
    let tree = try Renderer().layout(Source(text), options: RenderOptions(), shaper: FixedAdvanceShaper())
    let marks = tree.boxes.filter { $0.role == .callout }.map(\.frame)
    #expect(marks.count == 60 * 5)
    var index = RectIndex()
    for mark in marks {
      #expect(index.firstOverlapping(mark) == nil)
      index.append(mark)
    }
  }

  private static func list(_ count: Int, _ element: String) -> String {
    Array(repeating: element, count: count).joined(separator: ",")
  }
}
