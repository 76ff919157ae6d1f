import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// The branches of a statement that set the state of an action: `if isShort { short.state = .on } else { … }`.
struct StateBranches {
  /// The variable of the action.
  private let name: String
  private let statement: SyntaxIdentifier
  /// For each branch, the states that it sets, by the variables of the actions.
  private let states: [[String: String]]

  /// - Parameter value: The value that one of the branches assigns.
  init?(around value: ExprSyntax) {
    guard let sequence = value.parent?.parent?.as(SequenceExprSyntax.self), let assignment = Assignment(sequence),
      let name = Self.action(of: assignment), let choice = Self.choice(around: Syntax(sequence)),
      let branches = Self.branches(of: choice)
    else { return nil }
    let states = branches.compactMap(Self.states)
    guard states.count == branches.count else { return nil }
    (self.name, statement, self.states) = (name, choice.id, states)
  }

  /// Whether one of several assigned values is always set, because each branch of one statement assigns one of them.
  static func areComplete(_ values: [ExprSyntax]) -> Bool {
    guard let choice = values.last.flatMap({ choice(around: Syntax($0)) }), let branches = branches(of: choice) else {
      return false
    }
    let blocks = Set(values.compactMap { $0.parent?.parent?.parent?.parent?.id })
    return branches.allSatisfy { blocks.contains($0.id) }
  }

  /// The statement around a node whose condition selects a branch.
  private static func choice(around node: Syntax) -> Syntax? {
    var current = node.parent
    while let outer = current, !outer.is(FunctionDeclSyntax.self), !outer.is(ClosureExprSyntax.self) {
      let isLinked = outer.parent?.is(IfExprSyntax.self) ?? false
      if outer.is(SwitchExprSyntax.self) || outer.is(IfExprSyntax.self) && !isLinked { return outer }
      current = outer.parent
    }
    return nil
  }

  /// Whether a branch checks the action.
  var mayBeOn: Bool { states.contains { $0[name] == "on" } }

  /// Whether each branch of one statement checks exactly one of several actions.
  static func areExclusive(_ actions: [StateBranches]) -> Bool {
    guard actions.count > 1, let first = actions.first, Set(actions.map(\.name)).count == actions.count,
      actions.allSatisfy({ $0.statement == first.statement })
    else { return false }
    return first.states.allSatisfy { branch in
      let states = actions.map { branch[$0.name] ?? "off" }
      return states.count { $0 == "on" } == 1 && states.count { $0 == "off" } == states.count - 1
    }
  }

  /// The statements of all branches; `nil` if it may be that none of them runs.
  private static func branches(of choice: Syntax) -> [CodeBlockItemListSyntax]? {
    if let choice = choice.as(SwitchExprSyntax.self) {
      let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
      return cases.count == choice.cases.count ? cases : nil
    }
    guard let chain = choice.as(IfExprSyntax.self)?.chain, let last = chain.last else { return nil }
    return chain.choices.map(\.body.statements) + [last.statements]
  }

  /// The states that statements set; `nil` if they set one by a condition.
  private static func states(in statements: CodeBlockItemListSyntax) -> [String: String]? {
    var states: [String: String] = [:]
    for statement in statements {
      if let assignment = statement.item.expression.flatMap({ Assignment($0) }) {
        guard let name = action(of: assignment) else { continue }
        guard let value = assignment.value?.as(MemberAccessExprSyntax.self) else { return nil }
        states[name] = value.declName.baseName.text
      } else if setsState(Syntax(statement)) {
        return nil
      }
    }
    return states
  }

  /// Whether code sets a state of a variable.
  private static func setsState(_ node: Syntax) -> Bool {
    var stack = [node]
    while let inner = stack.popLast() {
      if let assignment = Assignment(inner), action(of: assignment) != nil { return true }
      stack += inner.children(viewMode: .sourceAccurate)
    }
    return false
  }

  /// The variable whose state an assignment sets.
  private static func action(of assignment: Assignment) -> String? {
    guard let access = assignment.target.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "state"
    else {
      return nil
    }
    return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
