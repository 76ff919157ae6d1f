package import MockupScene

/// The steps of several states of an image; steps that states share are stored once.
///
/// States are numbers from 0. Each step has the set of states that show it, and its color in each of them.
package struct MergedSteps {
  fileprivate struct Step {
    /// The step without its content if it is a group, and without its color if it can have any color.
    var shell: TonedNode
    /// The content of a group; `nil` for other steps.
    var content: MergedSteps?
    var states: Set<Int>
    /// The color in each state; empty for a step without a color.
    var colors: [Int: Color] = [:]

    /// The colors; `nil` if all states have the same one.
    var changes: [Int: Color]? { Set(colors.values).count > 1 ? colors : nil }

    /// Returns the step as painted in `state`, or in the first state that shows it.
    func painted(in state: Int) -> TonedNode {
      guard let color = colors[state] ?? colors.min(by: { $0.key < $1.key })?.value else { return shell }
      return shell.painted(color)
    }
  }

  fileprivate var steps: [Step] = []
  /// States that show the same steps as another state.
  private var repeats: [Int: Int] = [:]

  package init() {}

  package var isEmpty: Bool { steps.isEmpty }

  /// Adds the steps of a state that has not been added.
  ///
  /// - Parameter repeating: for names of groups, the state whose content they repeat. The given content is added to it.
  package mutating func add(_ nodes: [TonedNode], in state: Int, repeating: [String: Int] = [:]) {
    let new = nodes.map { Step(node: $0, in: state) }
    // Most lists differ in few places. Their other steps stay where they are, so that a state costs as much as its own
    // steps.
    let start = zip(steps, new).prefix { $0.isLike($1) }.count
    let end = zip(steps[start...].reversed(), new[start...].reversed()).prefix { $0.isLike($1) }.count
    let tail = steps.count - new.count
    for index in new.indices where index < start || index >= new.count - end {
      steps[index < start ? index : index + tail].merge(new[index], nodes[index], in: state, repeating)
    }
    let (oldMiddle, newMiddle) = (start..<steps.count - end, start..<new.count - end)
    guard !newMiddle.isEmpty else { return }
    let (removed, inserted) = Self.difference(from: steps, oldMiddle, to: new, newMiddle)
    guard removed.count < oldMiddle.count else {
      steps.insert(contentsOf: new[newMiddle], at: oldMiddle.upperBound)
      return
    }
    var merged: [Step] = []
    var old = oldMiddle.lowerBound
    for index in newMiddle {
      while old < oldMiddle.upperBound, removed.contains(old) {
        merged.append(steps[old])
        old += 1
      }
      if inserted.contains(index) {
        merged.append(new[index])
        continue
      }
      merged.append(steps[old])
      merged[merged.count - 1].merge(new[index], nodes[index], in: state, repeating)
      old += 1
    }
    steps.replaceSubrange(oldMiddle.lowerBound..<old, with: merged)
  }

  /// Adds a state with the steps of another one, and more steps in front of them.
  fileprivate mutating func add(_ state: Int, repeating other: Int, adding nodes: [TonedNode]) {
    repeats[state] = repeats[other] ?? other
    var position = steps.count
    for node in nodes.reversed() {
      let step = Step(node: node, in: state)
      if position > 0, steps[position - 1].isLike(step), steps[position - 1].states.isDisjoint(with: [other]) {
        position -= 1
        steps[position].merge(step, node, in: state, [:])
      } else {
        steps.insert(step, at: position)
      }
    }
  }

  /// Returns the positions of steps that only one of two lists has, of those in the ranges.
  private static func difference(
    from old: [Step], _ oldMiddle: Range<Int>, to new: [Step], _ newMiddle: Range<Int>
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    guard !oldMiddle.isEmpty else { return ([], Set(newMiddle)) }
    if newMiddle.count <= fewSteps, oldMiddle.count > manySteps {
      return differenceFromEnd(from: old, oldMiddle, to: new, newMiddle)
    }
    guard oldMiddle.count + newMiddle.count <= mostCompared else {
      return roughDifference(from: old, oldMiddle, to: new, newMiddle)
    }
    let start = oldMiddle.lowerBound
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new[newMiddle].difference(from: old[oldMiddle], by: { $0.isLike($1) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(start + offset)
      case .insert(let offset, _, _): inserted.insert(start + offset)
      }
    }
    return (removed, inserted)
  }

  /// Menus that open in turn, and the titles of options, are few new steps in place of many known ones.
  private static let (fewSteps, manySteps) = (8, 64)

  /// Pairs each step with the last equal one, because most of them are those of the state before.
  private static func differenceFromEnd(
    from old: [Step], _ oldRange: Range<Int>, to new: [Step], _ newRange: Range<Int>
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    var (removed, inserted) = (Set(oldRange), Set<Int>())
    var end = oldRange.upperBound
    for index in newRange.reversed() {
      guard let match = (oldRange.lowerBound..<end).last(where: { old[$0].isLike(new[index]) }) else {
        inserted.insert(index)
        continue
      }
      removed.remove(match)
      end = match
    }
    return (removed, inserted)
  }

  /// The most steps for which the shortest difference is found.
  private static let mostCompared = 500

  /// Pairs each step with the next equal one, in linear time; the difference may not be the shortest.
  private static func roughDifference(
    from old: [Step], _ oldRange: Range<Int>, to new: [Step], _ newRange: Range<Int>
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    var oldIndices: [TonedNode: [Int]] = [:]
    for index in oldRange.reversed() { oldIndices[old[index].shell, default: []].append(index) }
    var (removed, inserted) = (Set(oldRange), Set<Int>())
    var next = oldRange.lowerBound
    for index in newRange {
      while let oldIndex = oldIndices[new[index].shell]?.last, oldIndex < next {
        oldIndices[new[index].shell]?.removeLast()
      }
      guard let oldIndex = oldIndices[new[index].shell]?.last, old[oldIndex].isLike(new[index]) else {
        inserted.insert(index)
        continue
      }
      removed.remove(oldIndex)
      next = oldIndex + 1
    }
    return (removed, inserted)
  }

  /// Returns the steps of all states as one list. Steps that only some states show, and steps that change color, are in
  /// named groups.
  ///
  /// - Parameters:
  /// - all: all states.
  /// - conditions: receives the names of these groups and the states they depend on.
  /// - filling: returns replacement content for a named group; `nil` keeps its content.
  package func nodes(
    of all: Set<Int>, conditions: inout Conditions, filling: (String) -> [TonedNode]? = { _ in nil }
  ) -> [TonedNode] {
    nodes(of: all, repeats: [:], conditions: &conditions, filling: filling)
  }

  /// - Parameters:
  ///   - all: all states that repeat no other state.
  ///   - outer: the other states, with the states that they repeat.
  private func nodes(
    of all: Set<Int>, repeats outer: [Int: Int], conditions: inout Conditions, filling: (String) -> [TonedNode]?
  ) -> [TonedNode] {
    let own = repeats.filter { all.contains($0.key) }
    let all = all.subtracting(own.keys)
    var repeats = outer
    for (state, other) in own where repeats[state] == nil { repeats[state] = other }
    var result: [TonedNode] = []
    var position = 0
    while position < steps.count {
      let states = steps[position].states
      let changes = steps[position].changes
      var run: [TonedNode] = []
      while position < steps.count, steps[position].states == states, steps[position].changes == changes {
        let step = steps[position]
        if let content = step.content {
          let inside =
            step.shell.name.flatMap { filling($0) }
            ?? content.nodes(of: states, repeats: repeats, conditions: &conditions, filling: filling)
          run.append(step.shell.holding(inside))
        } else {
          let first = conditions.first
          run.append(step.painted(in: step.states.contains(first) ? first : repeats[first] ?? first))
        }
        position += 1
      }
      if states == all, changes == nil {
        result += run
      } else {
        result.append(.group(conditions.add(states, of: all, colors: changes ?? [:], repeats: repeats), run))
      }
    }
    return result
  }
}

extension MergedSteps.Step {
  fileprivate mutating func merge(
    _ other: MergedSteps.Step, _ node: TonedNode, in state: Int, _ repeating: [String: Int]
  ) {
    states.insert(state)
    colors[state] = other.colors[state]
    guard let inside = node.content else { return }
    if let repeated = shell.name.flatMap({ repeating[$0] }) {
      content?.add(state, repeating: repeated, adding: inside)
    } else {
      content?.add(inside, in: state, repeating: repeating)
    }
  }

  /// Returns whether both are the same step, with any colors and content.
  fileprivate func isLike(_ other: MergedSteps.Step) -> Bool {
    shell == other.shell && (content == nil) == (other.content == nil)
  }

  fileprivate init(node: TonedNode, in state: Int) {
    states = [state]
    if let inside = node.content {
      shell = node.shell
      var content = MergedSteps()
      content.steps = inside.map { MergedSteps.Step(node: $0, in: state) }
      self.content = content
    } else if let color = node.paint {
      shell = node.painted(Color(red: 0, green: 0, blue: 0))
      colors = [state: color]
    } else {
      shell = node
    }
  }
}

/// Groups of an image that only some states show, or that change color.
package struct Conditions {
  package struct Condition: Hashable, Sendable {
    package var name: String
    /// The states that show the group, in ascending order; `nil` for all states.
    package var states: [Int]?
    /// The group's colors; empty if they never change.
    package var paints: [Paint]
  }

  /// A color, and the states that use it in ascending order.
  package struct Paint: Hashable, Sendable {
    package var color: Color
    package var states: [Int]
  }

  package private(set) var list: [Condition] = []
  /// The state shown without the script.
  package let first: Int
  private let prefix: String

  package init(prefix: String, first: Int) {
    self.prefix = prefix
    self.first = first
  }

  /// - Parameter repeats: other states, with the states that they repeat.
  mutating func add(
    _ states: Set<Int>, of all: Set<Int>, colors: [Int: Color], repeats: [Int: Int] = [:]
  ) -> String {
    let name = "\(prefix)\(list.count)"
    let isShownInAll = states == all
    let states = states.union(repeats.filter { states.contains($0.value) }.keys)
    var colorsOfAll = colors
    for (state, other) in repeats where colorsOfAll[state] == nil { colorsOfAll[state] = colors[other] }
    var paints: [Paint] = []
    for (state, color) in colorsOfAll.sorted(by: { $0.key < $1.key }) {
      if let index = paints.firstIndex(where: { $0.color == color }) {
        paints[index].states.append(state)
      } else {
        paints.append(Paint(color: color, states: [state]))
      }
    }
    list.append(Condition(name: name, states: isShownInAll ? nil : states.sorted(), paints: paints))
    return name
  }
}
