package import SwiftSyntax

package struct Modifier {
  package let name: String
  package let call: FunctionCallExprSyntax
  package let scope: Scope

  package init(name: String, call: FunctionCallExprSyntax, scope: Scope) {
    self.name = name
    self.call = call
    self.scope = scope
  }

  package func argument(_ label: String? = nil) -> ExprSyntax? { call.argument(label) }
}

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
