package import SwiftSyntax

extension ExprSyntax {
  /// The expression without `?` and `!` at its end.
  package var unwrapped: ExprSyntax {
    var inner = self
    while let next = inner.as(OptionalChainingExprSyntax.self)?.expression
      ?? inner.as(ForceUnwrapExprSyntax.self)?.expression
    { inner = next }
    return inner
  }
}
