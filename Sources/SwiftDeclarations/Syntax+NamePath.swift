package import SwiftSyntax

extension Syntax {
  /// The names of an expression, joined by dots, without arguments and operators.
  package func namePath(depth: Int = 0) -> String? {
    func path(_ node: Syntax) -> String? { node.namePath(depth: depth + 1) }
    guard depth < 40 else { return nil }
    return switch self.as(SyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text
    case .memberAccessExpr(let access):
      if let base = access.base {
        path(Syntax(base)).map { "\($0).\(access.declName.baseName.text)" } ?? access.declName.baseName.text
      } else {
        access.declName.baseName.text
      }
    case .functionCallExpr(let call): path(Syntax(call.calledExpression))
    case .subscriptCallExpr(let call): path(Syntax(call.calledExpression))
    case .forceUnwrapExpr(let unwrap): path(Syntax(unwrap.expression))
    case .optionalChainingExpr(let chain): path(Syntax(chain.expression))
    case .tryExpr(let attempt): path(Syntax(attempt.expression))
    case .awaitExpr(let wait): path(Syntax(wait.expression))
    case .prefixOperatorExpr(let prefix): path(Syntax(prefix.expression))
    case .genericSpecializationExpr(let special): path(Syntax(special.expression))
    case .tupleExpr(let tuple): tuple.elements.first.flatMap { path(Syntax($0.expression)) }
    case .unresolvedTernaryExpr(let ternary): path(Syntax(ternary.thenExpression))
    case .sequenceExpr(let sequence):
      if let ternary = sequence.elements.first(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
        path(Syntax(ternary))
      } else {
        sequence.elements.lazy.compactMap { path(Syntax($0)) }.first
      }
    case .closureExpr(let closure): closure.statements.first.flatMap { path(Syntax($0)) }
    case .codeBlockItem(let item): item.item.expression.flatMap { path(Syntax($0)) }
    case .ifExpr(let choice): choice.body.statements.first.flatMap { path(Syntax($0)) }
    case .switchExpr(let choice): path(Syntax(choice.subject))
    case .stringLiteralExpr(let literal):
      literal.segments.lazy.compactMap { segment -> String? in
        guard case .expressionSegment(let part) = segment else { return nil }
        return part.expressions.first.flatMap { path(Syntax($0.expression)) }
      }.first
    default: nil
    }
  }
}
