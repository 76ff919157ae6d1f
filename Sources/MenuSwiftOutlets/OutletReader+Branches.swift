import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax

/// Properties that code sets in every branch of a condition.
extension OutletReader {
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
