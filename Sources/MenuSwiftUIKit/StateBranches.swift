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

  /// The branches that set the states of elements of a list in a local constant: `actions[0].state = .on`.
  init?(ofElement call: FunctionCallExprSyntax) {
    guard let list = call.parent?.parent?.as(ArrayElementListSyntax.self),
      let binding = list.parent?.parent?.parent?.as(PatternBindingSyntax.self),
      let variable = Property.name(of: binding), let statement = binding.parent?.parent?.parent,
      let block = statement.parent?.as(CodeBlockItemListSyntax.self),
      let index = list.enumerated().first(where: { $0.element.id == call.parent?.id })?.offset
    else { return nil }
    name = "\(variable)[\(index)]"
    for later in block where later.position > statement.position && Self.setsState(Syntax(later), of: variable + "[") {
      let choice = later.item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? Syntax(later)
      let branches = Self.branches(of: choice)
      let found = branches?.compactMap(Self.states)
      self.statement = choice.id
      if let found, found.count == branches?.count {
        states = found
      } else {
        // What another statement sets may be set or not.
        states = [[:], Self.setsState(Syntax(later), of: name) ? [name: "on"] : [:]]
      }
      return
    }
    return nil
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

  /// Whether code sets a state of a variable or an element of a list.
  private static func setsState(_ node: Syntax, of prefix: String = "") -> Bool {
    var stack = [node]
    while let inner = stack.popLast() {
      if let assignment = Assignment(inner), let name = action(of: assignment), name.hasPrefix(prefix) { return true }
      stack += inner.children(viewMode: .sourceAccurate)
    }
    return false
  }

  /// The variable, or the element of a list, whose state an assignment sets.
  private static func action(of assignment: Assignment) -> String? {
    guard let access = assignment.target.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "state"
    else {
      return nil
    }
    if let element = access.base?.as(SubscriptCallExprSyntax.self) { return element.trimmedDescription }
    return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
