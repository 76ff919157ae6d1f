import MockupScene

/// The steps of several states of a picture, those that states have in common once.
///
/// States are numbers from 0. Each step knows the states in which it is seen.
package struct MergedSteps {
  fileprivate struct Step {
    /// The step; a group without its content.
    var shell: TonedNode
    /// What is in a group; `nil` for a step that is none.
    var content: MergedSteps?
    var states: Set<Int>
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
      if let inside = nodes[index].content { known.content?.add(inside, in: state) }
      merged.append(known)
      old += 1
    }
    steps = merged + steps[old...]
  }

  /// The steps of all states as one list, in which groups are named that are seen in some states only.
  ///
  /// - Parameters:
  ///   - all: the states that there are.
  ///   - conditions: takes the names of those groups, and when they are seen.
  ///   - filling: what a group of a name has in it in place of what was added; `nil` for that itself.
  package func nodes(
    of all: Set<Int>, conditions: inout Conditions, filling: (String) -> [TonedNode]? = { _ in nil }
  ) -> [TonedNode] {
    var result: [TonedNode] = []
    var position = 0
    while position < steps.count {
      let states = steps[position].states
      var run: [TonedNode] = []
      while position < steps.count, steps[position].states == states {
        let step = steps[position]
        if let content = step.content {
          let inside =
            step.shell.name.flatMap { filling($0) }
            ?? content.nodes(of: states, conditions: &conditions, filling: filling)
          run.append(step.shell.holding(inside))
        } else {
          run.append(step.shell)
        }
        position += 1
      }
      guard states != all else {
        result += run
        continue
      }
      result.append(.group(conditions.add(states), run))
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
    } else {
      shell = node
      content = nil
    }
  }
}

/// Groups of a picture that are seen in some states only.
package struct Conditions {
  /// A group and when it is seen.
  package struct Condition: Hashable, Sendable {
    /// The group's name.
    package var name: String
    /// The states, in ascending order.
    package var states: [Int]
  }

  /// The groups, in the order of the picture.
  package private(set) var list: [Condition] = []
  private let prefix: String

  /// No groups; their names will begin so.
  package init(prefix: String) {
    self.prefix = prefix
  }

  mutating func add(_ states: Set<Int>) -> String {
    let name = "\(prefix)\(list.count)"
    list.append(Condition(name: name, states: states.sorted()))
    return name
  }
}
