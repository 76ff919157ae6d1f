import SwiftDeclarations
package import SwiftEvaluation
package import SwiftSyntax

extension LabelReader {
  /// The views that show neither a text nor an image.
  static let blankViews: Set = [
    "EmptyView", "Spacer", "Divider", "Color", "Circle", "Ellipse", "Rectangle", "RoundedRectangle",
    "UnevenRoundedRectangle", "Capsule",
  ]
}

extension Evaluator {
  /// Whether a label has no content, or only views without texts and images, such as `Color.clear`.
  package func isBlank(_ label: CodeBlockItemListSyntax, _ scope: Scope) -> Bool {
    label.allSatisfy { statement in
      guard let view = statement.item.expression else { return false }
      let base = peel(view, scope).base
      guard let name = base.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self) else {
        return isColor(base, scope)
      }
      return LabelReader.blankViews.contains(name.baseName.text)
        && index.type(named: name.baseName.text, from: scope.source, inside: scope.nearestOwner?.type) == nil
    }
  }
}
