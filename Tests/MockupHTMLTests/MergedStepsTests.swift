import MockupScene
import Testing

import MockupHTML

/// A state that repeats the content of another one gives the same groups as one that contains it.
@Suite struct MergedStepsTests {
  private static func group(_ name: String, _ nodes: [TonedNode]) -> TonedNode { .group(name, nodes) }

  private static func fill(_ x: Double, _ red: UInt8 = 0) -> TonedNode {
    let path = Path.rectangle(Rect(x: x, y: 0, width: 1, height: 1))
    return TonedNode.pairs([.fill(path, Color(red: red, green: 0, blue: 0), .nonZero)], nil)[0]
  }

  private static let rows = [fill(1), group("r0", [fill(2)]), group("h0", [fill(3, 9)])]
  private static let dimming = fill(9)

  /// A menu, and two submenus of it; the second has a submenu.
  private static func panel(_ name: String, _ content: [TonedNode]) -> TonedNode {
    group(name, [fill(0), group("\(name)-in", content), fill(8)])
  }

  private static let states: [[TonedNode]] = [
    [fill(7)],
    [fill(7), panel("p0", rows)],
    [fill(7), panel("p0", rows + [dimming]), panel("p1", [fill(4)])],
    [fill(7), panel("p0", rows + [dimming]), panel("p2", [fill(5)])],
    [fill(7), panel("p0", rows + [dimming]), panel("p2", [fill(5), dimming]), panel("p3", [fill(6)])],
  ]

  private static let repeatedStates: [([TonedNode], [String: Int])] = [
    (states[0], [:]), (states[1], [:]),
    ([fill(7), panel("p0", [dimming]), panel("p1", [fill(4)])], ["p0-in": 1]),
    ([fill(7), panel("p0", [dimming]), panel("p2", [fill(5)])], ["p0-in": 1]),
    ([fill(7), panel("p0", [dimming]), panel("p2", [dimming]), panel("p3", [fill(6)])], ["p0-in": 1, "p2-in": 3]),
  ]

  @Test(arguments: 0..<5) func repeatedContentIsThatOfItsState(first: Int) {
    var (complete, repeating) = (MergedSteps(), MergedSteps())
    for (state, nodes) in Self.states.enumerated() { complete.add(nodes, in: state) }
    for (state, (nodes, repeated)) in Self.repeatedStates.enumerated() {
      repeating.add(nodes, in: state, repeating: repeated)
    }
    var (expected, found) = (Conditions(prefix: "c", first: first), Conditions(prefix: "c", first: first))
    let all = Set(Self.states.indices)
    let nodes = complete.nodes(of: all, conditions: &expected)
    #expect(repeating.nodes(of: all, conditions: &found) == nodes)
    #expect(found.list == expected.list)
    #expect(found.list.contains { $0.states == [2, 3, 4] } && found.list.contains { $0.states == [3, 4] })
  }

  @Test func newStepsOfASubmenuFollowAllKnownOnes() {
    var steps = MergedSteps()
    for state in 0..<4 { steps.add([Self.fill(0), Self.group("p\(state)", [Self.fill(1)])], in: state) }
    var conditions = Conditions(prefix: "c", first: 0)
    let nodes = steps.nodes(of: Set(0..<4), conditions: &conditions)
    #expect(nodes.count == 5)
    #expect(conditions.list.map { $0.states } == [[0], [1], [2], [3]])
  }
}
