package import MenuImport
import SwiftDeclarations
package import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

/// The contents of a view builder, with known conditions resolved.
package indirect enum BlockNode {
  case view(Expression)
  /// Branches of a condition.
  case choice(BlockChoice)
  /// The compiled branch; the others are for other platforms or build settings.
  case compiled([BlockNode], others: [[BlockNode]], Placeholder?)
}

package struct BlockChoice {
  package enum Certainty {
    /// Decided in the sources.
    case certain
    /// Decided by the initial state of the view.
    case initial
    /// Known only at runtime.
    case open
  }

  package var branches: [[BlockNode]]
  /// The index of the branch that applies; the first if that is known only at runtime.
  package var shown = 0
  package var certainty = Certainty.open
  /// The condition's location, and the reason that it is not certain.
  package var placeholder: Placeholder
  /// The words of each branch's condition, if known.
  package var conditions: [String?]

  package init(
    branches: [[BlockNode]], shown: Int = 0, certainty: Certainty = .open, placeholder: Placeholder,
    conditions: [String?] = []
  ) {
    self.conditions = conditions
    self.branches = branches
    self.shown = shown
    self.certainty = certainty
    self.placeholder = placeholder
  }

  /// The branches, the one that applies first.
  package var inOrder: [[BlockNode]] { inOrderWithConditions.map(\.nodes) }

  package var inOrderWithConditions: [(nodes: [BlockNode], condition: String?)] {
    let all = branches.indices.map { (nodes: branches[$0], condition: condition(of: $0)) }
    guard all.indices.contains(shown) else { return all }
    return [all[shown]] + all.indices.filter { $0 != shown }.map { all[$0] }
  }

  package func condition(of branch: Int) -> String? {
    conditions.indices.contains(branch) ? conditions[branch] : nil
  }
}

extension Evaluator {
  package func nodes(of statements: CodeBlockItemListSyntax, _ scope: Scope) -> [BlockNode] {
    nodes(of: statements[...], scope)
  }

  private func nodes(of statements: Slice<CodeBlockItemListSyntax>, _ scope: Scope) -> [BlockNode] {
    var scope = scope
    var nodes: [BlockNode] = []
    for (index, statement) in zip(statements.indices, statements) {
      let rest = statements[statements.index(after: index)...]
      if let choice = returningNode(statement.item.expression, before: rest, scope) { return nodes + [choice] }
      switch statement.item {
      case .decl(let declaration):
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
          nodes.append(node(of: condition, scope))
        } else {
          scope = scope.binding(bindings(of: declaration, scope))
        }
      case .stmt(let other):
        if let guarding = other.as(GuardStmtSyntax.self) {
          let (truth, inner) = decide(guarding.conditions, scope)
          if Self.returns(guarding.body.statements) {
            let met = descend { self.nodes(of: rest, inner) } ?? []
            let unmet = self.nodes(of: guarding.body.statements, unmet(guarding.conditions, scope))
            return nodes + [node(of: [met, unmet], [guarding.conditions], truth, at: Syntax(guarding), scope)]
          }
          scope = inner
        } else if let expression = statement.item.expression {
          nodes.append(node(of: expression, scope))
        }
      case .expr(let expression): nodes.append(node(of: expression, scope))
      }
    }
    return nodes
  }

  package func node(of expression: ExprSyntax, _ scope: Scope) -> BlockNode {
    if let choice = expression.as(IfExprSyntax.self) { return node(of: choice, scope) }
    if let choice = expression.as(SwitchExprSyntax.self) { return node(of: choice, scope) }
    return .view(Expression(syntax: expression, scope: scope))
  }

  private func node(of choice: IfExprSyntax, _ scope: Scope) -> BlockNode {
    let (truth, inner) = decide(choice.conditions, scope)
    let others = descend { self.elseNodes(of: choice, self.unmet(choice.conditions, scope)) } ?? []
    return node(
      of: [nodes(of: choice.body.statements, inner), others], [choice.conditions], truth, at: Syntax(choice), scope)
  }

  /// The choice of an `if` whose branch returns a view, so that the statements after it are the other branch.
  ///
  /// An `if` that is all of another one's branch, and has no `else`, is another condition of the same choice.
  private func returningNode(
    _ expression: ExprSyntax?, before rest: Slice<CodeBlockItemListSyntax>, _ scope: Scope
  ) -> BlockNode? {
    let outermost = expression?.as(IfExprSyntax.self)
    var next = outermost
    var conditions: [ConditionElementListSyntax] = []
    while let choice = next, let outermost {
      conditions.append(choice.conditions)
      if Self.returns(choice.body.statements) {
        let others: [BlockNode]
        switch choice.elseBody {
        case .ifExpr(let other) where conditions.count == 1:
          let node = descend { self.returningNode(ExprSyntax(other), before: rest, scope) } ?? nil
          guard let node else { return nil }
          others = [node]
        case .ifExpr, .codeBlock: return nil
        case nil:
          let outer = conditions.count == 1 ? unmet(choice.conditions, scope) : scope
          others = descend { self.nodes(of: rest, outer) } ?? []
        }
        let (truth, inner) = decide(conditions.flatMap { $0 }, scope)
        let branches = [nodes(of: choice.body.statements, inner), others]
        return node(of: branches, conditions, truth, at: Syntax(outermost), scope)
      }
      guard choice.elseBody == nil, choice.body.statements.count == 1 else { return nil }
      next = choice.body.statements.first?.item.expression?.as(IfExprSyntax.self)
    }
    return nil
  }

  /// Whether all branches at the end of statements return a view.
  private static func returns(_ statements: CodeBlockItemListSyntax) -> Bool {
    var lists = [statements]
    var choices: [IfExprSyntax] = []
    while true {
      if let list = lists.popLast() {
        guard let last = list.last?.item else { return false }
        if case .stmt(let statement) = last, statement.as(ReturnStmtSyntax.self)?.expression != nil { continue }
        guard let choice = last.expression?.as(IfExprSyntax.self) else { return false }
        choices.append(choice)
      } else if let choice = choices.popLast() {
        lists.append(choice.body.statements)
        switch choice.elseBody {
        case .codeBlock(let block): lists.append(block.statements)
        case .ifExpr(let other): choices.append(other)
        case nil: return false
        }
      } else {
        return true
      }
    }
  }

  /// - Parameter branches: The contents if the conditions are met, and otherwise.
  private func node(
    of branches: [[BlockNode]], _ conditions: [ConditionElementListSyntax], _ truth: Truth, at node: Syntax,
    _ scope: Scope
  ) -> BlockNode {
    let elements = conditions.flatMap { $0 }
    let location = scope.source.location(of: node)
    switch truth {
    case .yes:
      // The newest system is assumed; the other branch is for older ones.
      let isAvailability = elements.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
      let placeholder = Placeholder(location: location, isShown: false, reason: "it is for earlier releases")
      if isAvailability { return .compiled(branches[0], others: Array(branches.dropFirst()), placeholder) }
      return .choice(BlockChoice(branches: branches, certainty: .certain, placeholder: placeholder))
    case .no:
      let placeholder = Placeholder(location: location, isShown: false, reason: "")
      return .choice(BlockChoice(branches: branches, shown: 1, certainty: .certain, placeholder: placeholder))
    case .open(let unknown, let initially):
      let words = elements.map(Self.subject).joined(separator: ", ")
      let placeholder = Placeholder(
        location: unknown.location, isShown: true,
        reason: initially == nil ? unknown.reason : Self.initialReason(words))
      return .choice(
        BlockChoice(
          branches: branches, shown: initially == false ? 1 : 0, certainty: initially == nil ? .open : .initial,
          placeholder: placeholder, conditions: Self.bothWays(Self.conditionWords(of: elements))))
    }
  }

  /// The words of a condition; for `let name = value`, those of the value.
  private static func subject(of element: ConditionElementSyntax) -> String {
    guard case .optionalBinding(let binding) = element.condition else { return words(of: element.condition) }
    return words(of: value(of: binding))
  }

  private func elseNodes(of choice: IfExprSyntax, _ scope: Scope) -> [BlockNode] {
    switch choice.elseBody {
    case .codeBlock(let block): nodes(of: block.statements, scope)
    case .ifExpr(let next): [node(of: next, scope)]
    case nil: []
    }
  }

  private func node(of choice: SwitchExprSyntax, _ scope: Scope) -> BlockNode {
    switch select(choice, scope) {
    case .one(let branch, let inner): return .compiled(nodes(of: branch.statements, inner), others: [], nil)
    case .several(let branches, let unknown, let initially):
      let placeholder = Placeholder(
        location: unknown.location, isShown: true,
        reason: initially == nil ? unknown.reason : Self.initialReason(Self.words(of: choice.subject)))
      return .choice(
        BlockChoice(
          branches: branches.map { nodes(of: $0.0.statements, $0.1) }, shown: initially ?? 0,
          certainty: initially == nil ? .open : .initial, placeholder: placeholder,
          conditions: conditionWords(of: branches.map(\.0), of: choice.subject)))
    case .none: return .compiled([], others: [], nil)
    }
  }

  private func node(of condition: IfConfigDeclSyntax, _ scope: Scope) -> BlockNode {
    var chosen: [BlockNode]?
    var others: [[BlockNode]] = []
    var isCertain = true
    for clause in condition.clauses {
      guard case .statements(let statements)? = clause.elements else { continue }
      let inner = nodes(of: statements, scope)
      switch compilation.isCompiled(clause) {
      case true where chosen == nil: chosen = inner
      case nil where chosen == nil:
        chosen = inner
        isCertain = false
      case true, false, nil: others.append(inner)
      }
    }
    let location = scope.source.location(of: condition)
    let words = condition.clauses.first?.condition.map { Self.words(of: $0) } ?? ""
    return .compiled(
      chosen ?? [], others: others,
      Placeholder(
        location: location, text: isCertain ? "hidden" : "shown",
        reason: isCertain ? Compilation.leftOutReason(condition.clauses) : "the condition \(words) is a build setting"))
  }
}
