import SwiftDeclarations
import SwiftEvaluation
package import SwiftSyntax
import SwiftValues

/// The type that `.init(…)` creates, as its context tells.
package enum ImpliedType {
  /// The annotated type of the variable or the type of the function's result; `NSMenu` for properties of AppKit.
  package static func name(of call: FunctionCallExprSyntax) -> String? {
    let value = chain(around: ExprSyntax(call)).awaited
    if let binding = value.parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.map { DeclarationIndex.plainName(of: $0.type) }
    }
    if let assignment = MenuAssignment(of: value) {
      // `button.menu = .init(title:children:)` is a menu of UIKit.
      let isPlain = call.arguments.allSatisfy { $0.label?.text == "title" } && call.trailingClosure == nil
      return isPlain && properties.contains(assignment.member) ? "NSMenu" : nil
    }
    return result(around: value)
  }

  /// The chain of methods that begins with an expression: `.init().filled()`.
  private static func chain(around expression: ExprSyntax) -> ExprSyntax {
    var current = expression
    while let outer = current.parent?.as(ExprSyntax.self),
      outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self)
        || outer.as(MemberAccessExprSyntax.self)?.base?.id == current.id
        || outer.as(FunctionCallExprSyntax.self)?.calledExpression.id == current.id && outer.id != expression.id
    {
      current = outer
    }
    return current
  }

  private static let properties: Set = ["menu", "submenu", "mainMenu", "servicesMenu", "windowsMenu", "helpMenu"]

  /// The type of the result of the function or property that returns a value.
  private static func result(around value: ExprSyntax) -> String? {
    var current: Syntax? = value.parent
    guard let parent = current,
      parent.is(ReturnStmtSyntax.self)
        || parent.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    else { return nil }
    while let outer = current, !outer.is(ClosureExprSyntax.self), !outer.is(MemberBlockSyntax.self) {
      if let function = outer.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { DeclarationIndex.plainName(of: $0.type) }
      }
      if let binding = outer.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.map { DeclarationIndex.plainName(of: $0.type) }
      }
      current = outer.parent
    }
    return nil
  }
}
