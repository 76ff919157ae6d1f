package import MockupScene

/// The steps of several states of a picture, those that states have in common once.
///
/// States are numbers from 0. Each step knows the states in which it is seen, and its color in each of them.
package struct MergedSteps {
  fileprivate struct Step {
    /// The step; a group without its content, and what can be painted in any color without its own.
    var shell: TonedNode
    /// What is in a group; `nil` for a step that is none.
    var content: MergedSteps?
    var states: Set<Int>
    /// The color in each state; empty for what has none.
    var colors: [Int: Color] = [:]

    /// The colors, where they are not the same in all states.
    var changes: [Int: Color]? { Set(colors.values).count > 1 ? colors : nil }

    /// The step as it is in a state, or else in the first one in which it is seen.
    func painted(in state: Int) -> TonedNode {
      guard let color = colors[state] ?? colors.min(by: { $0.key < $1.key })?.value else { return shell }
      return shell.painted(color)
    }
  }

  fileprivate var steps: [Step] = []

  /// No steps.
  package init() {}

  /// Whether there is nothing to be seen in any state.
  package var isEmpty: Bool { steps.isEmpty }

  /// Adds the steps of a state that is not there yet.
  package mutating func add(_ nodes: [TonedNode], in state: Int) {
    let new = nodes.map { Step(node: $0, in: state) }
    let difference = new.difference(from: steps) { $0.shell == $1.shell && ($0.content == nil) == ($1.content == nil) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var merged: [Step] = []
    var old = 0
    for (index, step) in new.enumerated() {
      while old < steps.count, removed.contains(old) {
        merged.append(steps[old])
        old += 1
      }
      if inserted.contains(index) {
        merged.append(step)
        continue
      }
      var known = steps[old]
      known.states.insert(state)
      known.colors[state] = step.colors[state]
      if let inside = nodes[index].content { known.content?.add(inside, in: state) }
      merged.append(known)
      old += 1
    }
    steps = merged + steps[old...]
  }

  /// The steps of all states as one list, in which groups are named that are seen in some states only, or painted in
  /// other colors in some.
  ///
  /// - Parameters:
  ///   - all: the states that there are.
  ///   - conditions: takes the names of those groups, and what they depend on.
  ///   - filling: what a group of a name has in it in place of what was added; `nil` for that itself.
  package func nodes(
    of all: Set<Int>, conditions: inout Conditions, filling: (String) -> [TonedNode]? = { _ in nil }
  ) -> [TonedNode] {
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
            ?? content.nodes(of: states, conditions: &conditions, filling: filling)
          run.append(step.shell.holding(inside))
        } else {
          run.append(step.painted(in: conditions.first))
        }
        position += 1
      }
      if states == all, changes == nil {
        result += run
      } else {
        result.append(.group(conditions.add(states, of: all, colors: changes ?? [:]), run))
      }
    }
    return result
  }
}

extension MergedSteps.Step {
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

/// Groups of a picture that are seen in some states only, or painted in other colors in some.
package struct Conditions {
  /// A group and what it depends on.
  package struct Condition: Hashable, Sendable {
    /// The group's name.
    package var name: String
    /// The states in which it is seen, in ascending order; `nil` where that is always.
    package var states: [Int]?
    /// Its colors; empty where they do not change.
    package var paints: [Paint]
  }

  /// A color and the states in which a group has it, in ascending order.
  package struct Paint: Hashable, Sendable {
    package var color: Color
    package var states: [Int]
  }

  /// The groups, in the order of the picture.
  package private(set) var list: [Condition] = []
  /// The state that the picture shows by itself.
  package let first: Int
  private let prefix: String

  /// No groups; their names will begin so.
  package init(prefix: String, first: Int) {
    self.prefix = prefix
    self.first = first
  }

  mutating func add(_ states: Set<Int>, of all: Set<Int>, colors: [Int: Color]) -> String {
    let name = "\(prefix)\(list.count)"
    var paints: [Paint] = []
    for (state, color) in colors.sorted(by: { $0.key < $1.key }) {
      if let index = paints.firstIndex(where: { $0.color == color }) {
        paints[index].states.append(state)
      } else {
        paints.append(Paint(color: color, states: [state]))
      }
    }
    list.append(Condition(name: name, states: states == all ? nil : states.sorted(), paints: paints))
    return name
  }
}
