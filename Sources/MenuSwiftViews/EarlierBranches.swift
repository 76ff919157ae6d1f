import SwiftDeclarations
package import SwiftSyntax

/// The branches that the newest release never runs, since their conditions are only about the release.
package enum EarlierBranches {
  /// The children of a node that the newest release never runs.
  package static func children(of node: Syntax) -> [Syntax] {
    if let choice = node.as(IfExprSyntax.self), choice.elseBody != nil { return branch(of: choice).map { [$0] } ?? [] }
    if let exit = node.as(GuardStmtSyntax.self), case .newest? = exit.conditions.release {
      return [Syntax(exit.body)]
    }
    guard let list = node.as(CodeBlockItemListSyntax.self), let exit = list.firstIndex(where: alwaysReturnsNow) else {
      return []
    }
    return list[list.index(after: exit)...].map { Syntax($0) }
  }

  /// The branch of a choice that only earlier releases run, which may lack a symbol.
  package static func branch(of choice: IfExprSyntax) -> Syntax? {
    switch choice.conditions.release {
    case .newest: choice.elseBody.map { Syntax($0) }
    case .earlier: Syntax(choice.body)
    case nil: choice.conditions.areMadeSymbols ? choice.elseBody.map { Syntax($0) } : nil
    }
  }

  /// Whether only earlier releases run a node, also without statements for newer ones.
  package static func contain(_ node: Syntax) -> Bool {
    guard let outer = node.parent else { return false }
    if let choice = outer.as(IfExprSyntax.self), choice.elseBody == nil {
      return branch(of: choice)?.id == node.id
    }
    return children(of: outer).contains { $0.id == node.id }
  }

  /// Whether a statement always returns on the newest release: `if #available(macOS 26, *) { return … }`.
  private static func alwaysReturnsNow(_ statement: CodeBlockItemSyntax) -> Bool {
    if case .stmt(let inner) = statement.item, let exit = inner.as(GuardStmtSyntax.self) {
      return exit.conditions.release == .earlier
    }
    guard let choice = statement.item.expression?.as(IfExprSyntax.self), choice.elseBody == nil,
      case .stmt(let last)? = choice.body.statements.last?.item, last.is(ReturnStmtSyntax.self)
    else { return false }
    return choice.conditions.release == .newest
  }
}
