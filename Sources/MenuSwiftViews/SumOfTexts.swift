import SwiftSyntax

extension ExprSyntax {
  /// Whether an expression is a text of several parts: `Text("a") + Text("b").bold()`.
  var isSumOfTexts: Bool {
    guard let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count > 2 else { return false }
    return elements.allSatisfy { part in
      if let sign = part.as(BinaryOperatorExprSyntax.self) { return sign.operator.text == "+" }
      var view = part
      while let base = view.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base {
        view = base
      }
      return view.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "Text"
    }
  }
}
