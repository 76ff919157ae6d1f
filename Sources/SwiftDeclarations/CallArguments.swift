package import SwiftSyntax

extension FunctionCallExprSyntax {
  package func argument(_ label: String? = nil) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  package func closure(_ label: String) -> ClosureExprSyntax? {
    argument(label)?.as(ClosureExprSyntax.self)
      ?? additionalTrailingClosures.first { $0.label.text == label }?.closure
  }

  package func content(_ label: String) -> ExprSyntax? {
    argument(label) ?? closure(label).map { ExprSyntax($0) }
  }
}
