package import SwiftSyntax

extension PatternSyntax {
  /// The patterns of a tuple's parts; `nil` for other patterns.
  package var parts: [PatternSyntax]? {
    if let elements = self.as(TuplePatternSyntax.self)?.elements { return elements.map(\.pattern) }
    guard let elements = self.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)?.elements,
      elements.count > 1
    else { return nil }
    return elements.map(\.pattern)
  }
}

extension LabeledExprSyntax {
  /// The pattern that a part of a tuple, or an associated value in the pattern of a case, stands for.
  package var pattern: PatternSyntax {
    if expression.is(DiscardAssignmentExprSyntax.self) { return PatternSyntax(WildcardPatternSyntax()) }
    return expression.as(PatternExprSyntax.self)?.pattern
      ?? PatternSyntax(ExpressionPatternSyntax(expression: expression))
  }

  /// Whether an associated value in the pattern of a case accepts every value: `let name` and `_`.
  package var acceptsAnyValue: Bool {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    return inner.is(IdentifierPatternSyntax.self) || inner.is(WildcardPatternSyntax.self)
  }
}
