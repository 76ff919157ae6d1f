package import SwiftSyntax

extension ExprSyntax {
  /// Whether an expression makes a view, so that it is never `nil`.
  package var makesView: Bool {
    var current = self
    while let call = current.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return Self.views.contains(name)
      }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
      current = base
    }
    return false
  }

  private static let views: Set = [
    "Text", "Label", "Image", "HStack", "VStack", "ZStack", "Group", "Button", "EmptyView", "Toggle", "Picker", "Menu",
    "Divider", "Section", "ForEach", "Link", "AnyView",
  ]
}
