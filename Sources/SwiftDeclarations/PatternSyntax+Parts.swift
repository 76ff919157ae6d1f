package import SwiftSyntax

extension PatternSyntax {
  /// The patterns of a tuple's parts; `nil` for other patterns.
  package var parts: [PatternSyntax]? {
    if let elements = self.as(TuplePatternSyntax.self)?.elements { return elements.map(\.pattern) }
    guard let elements = self.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)?.elements,
      elements.count > 1
    else { return nil }
    return elements.map { element in
      if element.expression.is(DiscardAssignmentExprSyntax.self) { return PatternSyntax(WildcardPatternSyntax()) }
      return element.expression.as(PatternExprSyntax.self)?.pattern
        ?? PatternSyntax(ExpressionPatternSyntax(expression: element.expression))
    }
  }
}

extension LabeledExprSyntax {
  /// Whether an associated value in the pattern of a case accepts every value: `let name` and `_`.
  package var acceptsAnyValue: Bool {
    if expression.is(DiscardAssignmentExprSyntax.self) { return true }
    guard let pattern = expression.as(PatternExprSyntax.self)?.pattern else { return false }
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    return inner.is(IdentifierPatternSyntax.self) || inner.is(WildcardPatternSyntax.self)
  }
}
