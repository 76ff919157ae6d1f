import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Statements that always run, and properties that code sets in every branch of a condition.
extension OutletReader {
  /// Whether a statement always runs before people can open a menu; in a function that is followed, with each call of the
  /// function.
  func isDecided(_ node: some SyntaxProtocol, _ body: Body) -> Bool {
    depth == 0 ? isAtStart(node, body) : Self.isUnconditional(Syntax(node))
  }

  /// Whether the newest systems always run a statement of a function.
  private static func isUnconditional(_ node: Syntax) -> Bool {
    guard let item = node.parent, let list = item.parent?.as(CodeBlockItemListSyntax.self), let block = list.parent,
      !list.contains(where: { $0.position < item.position && $0.containsReturn })
    else { return false }
    if block.parent?.is(FunctionDeclSyntax.self) == true { return true }
    guard let choice = block.parent?.as(IfExprSyntax.self), choice.body.id == block.id,
      let statement = choice.parent?.as(ExpressionStmtSyntax.self)
    else { return false }
    let isNewest = choice.conditions.allSatisfy { element in
      guard case .availability(let condition) = element.condition else { return false }
      return condition.availabilityKeyword.tokenKind == .poundAvailable
    }
    return isNewest && isUnconditional(Syntax(statement))
  }

  /// Whether an assignment is in the first branch of an `if` that runs at the start and sets the property in all of its
  /// branches: never that of the design remains.
  func isFirstOfBranchesAtStart(_ node: SequenceExprSyntax, _ body: Body) -> Bool {
    guard let target = Assignment(node)?.target.trimmedDescription,
      let choice = node.parent?.parent?.parent?.parent?.as(IfExprSyntax.self),
      node.parent?.parent?.parent?.id == choice.body.id,
      let statement = choice.parent?.as(ExpressionStmtSyntax.self), isAtStart(statement, body)
    else { return false }
    let (choices, last) = choice.chain
    guard let last else { return false }
    return (choices.map(\.body) + [last]).allSatisfy { Self.sets(target, in: $0) }
  }

  private static func sets(_ target: String, in block: CodeBlockSyntax) -> Bool {
    block.statements.contains { statement in
      statement.item.expression.flatMap { Assignment($0) }?.target.trimmedDescription == target
    }
  }
}
