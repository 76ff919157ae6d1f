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

  /// Whether the call of an implicit member makes a formatted string, such as `.localizedStringWithFormat("%@", name)`.
  package var makesFormat: Bool {
    switch calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "localizedStringWithFormat": true
    case "init": arguments.first?.label?.text == "format" && arguments.dropFirst().first?.label == nil
    default: false
    }
  }
}
