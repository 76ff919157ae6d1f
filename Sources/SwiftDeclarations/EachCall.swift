package import SwiftSyntax

/// A call of `forEach`.
package struct EachCall {
  package let sequence: ExprSyntax
  package let closure: ClosureExprSyntax

  package init(sequence: ExprSyntax, closure: ClosureExprSyntax) {
    self.sequence = sequence
    self.closure = closure
  }

  package init?(_ call: FunctionCallExprSyntax) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "forEach",
      let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    else { return nil }
    sequence = base
    self.closure = closure
  }
}
