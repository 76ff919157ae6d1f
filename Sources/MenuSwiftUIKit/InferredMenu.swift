import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

/// Menus of UIKit without the name of their type: `button.menu = .init(children: […])`.
package enum InferredMenu {
  private static let elements: Set = ["UIAction", "UICommand", "UIKeyCommand", "UIMenu", "UIDeferredMenuElement"]

  /// Whether `.init(…)` or `UIMenu.init(…)` makes a menu that is no element of a list.
  package static func isMenu(_ call: FunctionCallExprSyntax) -> Bool {
    guard Evaluator.elementType(of: call) == "UIMenu" else { return false }
    if call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil { return true }
    if call.parent?.is(ArrayElementSyntax.self) == true { return false }
    return isExpected(at: ExprSyntax(call)) || call.argument("children").map(namesElements) ?? false
  }

  /// Whether the declaration that gets a value asks for a menu.
  private static func isExpected(at value: ExprSyntax) -> Bool {
    if let assignment = MenuAssignment(of: value) { return assignment.base != nil && assignment.member == "menu" }
    var current = Syntax(value)
    while let outer = current.parent {
      if let binding = outer.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type {
        return isMenu(type)
      }
      if let function = outer.as(FunctionDeclSyntax.self) {
        return isMenu(function.signature.returnClause?.type)
      }
      if let closure = outer.as(ClosureExprSyntax.self) {
        if let type = closure.signature?.returnClause?.type { return isMenu(type) }
        let call =
          closure.parent?.as(FunctionCallExprSyntax.self)
          ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        guard let call else { return false }
        return call.calledExpression.trimmedDescription == "UIContextMenuConfiguration"
          || call.argument("previewProvider") != nil
      }
      if let argument = outer.as(LabeledExprSyntax.self) { return argument.label?.text == "menu" }
      if outer.is(MemberBlockSyntax.self) { return false }
      current = outer
    }
    return false
  }

  private static func isMenu(_ type: TypeSyntax?) -> Bool {
    type.map { DeclarationIndex.plainName(of: $0) == "UIMenu" } ?? false
  }

  /// Whether an expression names a type of menu elements.
  private static func namesElements(_ expression: ExprSyntax) -> Bool {
    expression.tokens(viewMode: .sourceAccurate).contains { elements.contains($0.text) }
  }
}
