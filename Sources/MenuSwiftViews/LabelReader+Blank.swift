import SwiftDeclarations
package import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

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
        return isValue(base, of: "Color", scope)
      }
      return LabelReader.blankViews.contains(name.baseName.text)
        && index.type(named: name.baseName.text, from: scope.source, inside: scope.nearestOwner?.type) == nil
    }
  }

  /// Whether an expression is certainly a value of a framework type: a color, which a label shows only as its background,
  /// or an image.
  func isValue(_ expression: ExprSyntax, of framework: String, _ scope: Scope) -> Bool {
    let access = expression.as(MemberAccessExprSyntax.self)
    let owner = access?.base?.trimmedDescription
    if owner == framework { return true }
    guard let reference = owner == "self" ? access?.declName : expression.as(DeclReferenceExprSyntax.self) else {
      return false
    }
    let type: TypeSyntax? =
      switch binding(of: reference.baseName.text.trimmingBackticks, scope) {
      case .expression(let value), .local(let value): value.type?.syntax
      case .property(let property, _): property.type
      case .value, .change, .runTime, nil: nil
      }
    return type.map(DeclarationIndex.plainName) == framework
  }
}
