import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Which expressions are status items, or their buttons.
extension AppKitReader {
  /// Whether an expression is a status item by its declaration; by its name if the sources do not declare it.
  func isStatusItem(_ expression: ExprSyntax, _ frame: Frame) -> Bool {
    if let type = declaredType(of: expression, frame) { return type == "NSStatusItem" }
    let words = expression.trimmedDescription
    if words == "$0" {
      // `with(NSStatusBar.system.statusItem(…)) { $0.menu = menu }`
      var outer = Syntax(expression).parent
      while let inner = outer, !inner.is(ClosureExprSyntax.self) { outer = inner.parent }
      let call = outer?.parent?.as(FunctionCallExprSyntax.self)
      return call.map { "\($0.calledExpression)\($0.arguments)".contains("statusItem(") } ?? false
    }
    return words.lowercased().contains("status") && Evaluator.lastName(of: expression).lowercased().hasSuffix("item")
  }

  /// Whether an expression is the button of a status item, also in a local constant or a parameter.
  func isStatusButton(_ expression: ExprSyntax, _ frame: Frame) -> Bool {
    let inner = expression.unwrapped
    if let access = inner.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "button",
      let base = access.base, base.trimmedDescription != "self"
    {
      return isStatusItem(base, frame)
    }
    if let type = declaredType(of: inner, frame) { return type == "NSStatusBarButton" }
    return inner.trimmedDescription == "button" && frame.scope.nearestOwner?.type.name == "NSStatusItem"
  }

  /// The type with the property of a status item in another object: `controller.item`.
  func holder(of item: ExprSyntax, _ frame: Frame) -> TypeDeclaration? {
    guard let base = item.unwrapped.as(MemberAccessExprSyntax.self)?.base, base.trimmedDescription != "self",
      let name = declaredType(of: base, frame)
    else { return nil }
    return evaluator.index.type(named: name, from: frame.scope.source)
  }

  /// The type of a variable, or of a property of one, as far as declarations tell it.
  private func declaredType(of expression: ExprSyntax, _ frame: Frame) -> String? {
    evaluator.descend { declaration(of: expression.unwrapped, frame) } ?? nil
  }

  private func declaration(of inner: ExprSyntax, _ frame: Frame) -> String? {
    if let call = inner.as(FunctionCallExprSyntax.self) { return Self.type(madeBy: call) }
    if let access = inner.as(MemberAccessExprSyntax.self), let base = access.base, base.trimmedDescription != "self" {
      let name = access.declName.baseName.text
      if name == "button" { return isStatusItem(base, frame) ? "NSStatusBarButton" : nil }
      let index = evaluator.index
      guard let type = declaredType(of: base, frame).flatMap({ index.type(named: $0, from: frame.scope.source) }),
        let property = index.declaration(of: name, in: type) ?? index.staticProperty(named: name, of: type)
      else { return nil }
      return Self.type(of: property)
    }
    let name = Evaluator.lastName(of: inner)
    switch evaluator.binding(of: name, frame.scope) {
    case .expression(let value)?, .local(let value)?:
      return value.syntax.id == inner.id ? nil : declaredType(of: value.syntax, Frame(scope: value.scope))
    case .property(let property, _)?: return Self.type(of: property)
    case .value?, .change?, .runTime?, nil:
      if let value = Self.value(boundTo: name, around: inner) { return declaredType(of: value, frame) }
      if let type = Self.type(ofParameter: name, around: inner) { return type }
      return name.first?.isUppercase == true && evaluator.index.declares(name) ? name : nil
    }
  }

  private static func type(of property: Property) -> String? {
    property.type.map(DeclarationIndex.plainName)
      ?? property.initializer?.as(FunctionCallExprSyntax.self).flatMap { type(madeBy: $0) }
  }

  /// The type of the object that a call makes: `Painter()`, `NSStatusBar.system.statusItem(withLength: 20)`.
  private static func type(madeBy call: FunctionCallExprSyntax) -> String? {
    let name = Evaluator.lastName(of: call.calledExpression)
    if ["statusItem", "statusItemWithLength"].contains(name) { return "NSStatusItem" }
    return name.first?.isUppercase == true ? name : nil
  }

  /// The value of a constant that a condition around an expression, or a guard before it, unwraps.
  private static func value(boundTo name: String, around expression: ExprSyntax) -> ExprSyntax? {
    var inner = Syntax(expression)
    while let outer = inner.parent, !outer.is(MemberBlockSyntax.self) {
      var conditions = outer.as(IfExprSyntax.self).map { [$0.conditions] } ?? []
      for statement in outer.as(CodeBlockItemListSyntax.self)?.prefix(while: { Syntax($0).id != inner.id }) ?? [] {
        if case .stmt(let guarding) = statement.item, let exit = guarding.as(GuardStmtSyntax.self) {
          conditions.append(exit.conditions)
        }
      }
      for condition in conditions.joined().reversed() {
        if case .optionalBinding(let binding) = condition.condition, let value = binding.initializer?.value,
          binding.pattern.trimmedDescription == name
        {
          return value
        }
      }
      inner = outer
    }
    return nil
  }

  /// The declared type of a parameter of the function around an expression.
  private static func type(ofParameter name: String, around expression: ExprSyntax) -> String? {
    var outer = Syntax(expression).parent
    while let node = outer {
      let parameters =
        node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameters {
        return parameters.first { $0.name == name }.map { DeclarationIndex.plainName(of: $0.type) }
      }
      outer = node.parent
    }
    return nil
  }
}
