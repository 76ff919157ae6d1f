import MenuImport
import SwiftDeclarations
import SwiftSyntax
package import SwiftValues

/// Menus of UIKit in variables. They never change; code makes others of them.
extension Evaluator {
  /// The elements of a menu; `nil` for other objects.
  package func children(ofMenu menu: Expression) -> Value? {
    guard let call = Self.menuCall(menu) else { return nil }
    if let change = menu.changes[Self.children] {
      return value(of: change.parts, expression: change.syntax, change.scope)
    }
    return call.argument(Self.children).map { evaluate($0, menu.scope) } ?? .list([])
  }

  private static let children = "children"

  /// The call that makes a menu; `nil` for other objects.
  private static func menuCall(_ menu: Expression) -> FunctionCallExprSyntax? {
    menu.syntax.as(FunctionCallExprSyntax.self).flatMap { call in
      (menu.delegate ?? elementType(of: call)) == "UIMenu" ? call : nil
    }
  }

  /// The result of `menu.replacingChildren(…)`: the menu with other elements; `nil` for other objects.
  func menu(_ value: Value, replacingChildren call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    if case .conditional(let inner, let uncertainty) = value {
      return descend { menu(inner, replacingChildren: call, scope) }?.map { .conditional($0, uncertainty) }
    }
    guard case .symbol(var menu) = value, Self.menuCall(menu) != nil, let children = call.argument() else { return nil }
    menu.changes[Self.children] = Change(syntax: children, parts: [children], scope: scope, uncertainty: nil)
    return .symbol(menu)
  }

  /// The menu of a variable after a conditional assignment, with the elements of both menus; `nil` for other values.
  ///
  /// Elements of both menus are unconditional.
  func menu(_ new: Value, assignedOver old: Value, _ uncertainty: Uncertainty, _ scope: Scope) -> Value? {
    // `if isNew { menu = first } else { menu = second }`
    if case .conditional(let first, let other) = old {
      guard other.isShown, !uncertainty.isShown, let location = uncertainty.placeholder?.location,
        location == other.placeholder?.location
      else { return nil }
      return menu(first, besides: new, other, uncertainty, scope)
    }
    var placeholder = uncertainty.placeholder
    placeholder?.isShown = !uncertainty.isShown
    let opposite = Uncertainty(
      isShown: !uncertainty.isShown, placeholder: placeholder, condition: uncertainty.opposite)
    return uncertainty.isShown
      ? menu(new, besides: old, uncertainty, opposite, scope) : menu(old, besides: new, opposite, uncertainty, scope)
  }

  private func menu(
    _ shown: Value, besides hidden: Value, _ uncertainty: Uncertainty, _ opposite: Uncertainty, _ scope: Scope
  ) -> Value? {
    guard case .symbol(var menu) = shown, case .symbol(let other) = hidden,
      let first = children(ofMenu: menu).map(Self.list), let second = children(ofMenu: other).map(Self.list)
    else { return nil }
    let (firstNames, secondNames) = (Set(first.compactMap(\.identity)), Set(second.compactMap(\.identity)))
    let all =
      first.map { $0.identity.map(secondNames.contains) == true ? $0 : .conditional($0, uncertainty) }
      + second.filter { $0.identity.map(firstNames.contains) != true }.map { .conditional($0, opposite) }
    setChildren(all, of: &menu, scope)
    return .symbol(menu)
  }

  /// Gives a menu other elements.
  func setChildren(_ elements: [Value], of menu: inout Expression, _ scope: Scope) {
    let name = DeclReferenceExprSyntax(baseName: .identifier(Self.children))
    menu.changes[Self.children] = Change(
      syntax: menu.syntax, parts: [ExprSyntax(name)], scope: scope.binding([Self.children: .value(.list(elements))]),
      uncertainty: nil)
  }

  /// The elements of a value, which may depend on a condition or be known only at runtime.
  private static func list(_ value: Value) -> [Value] {
    switch value {
    case .list(let elements): elements
    case .nothing: []
    case .conditional(let inner, let uncertainty): list(inner).map { .conditional($0, uncertainty) }
    case .text, .number, .bool, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .repeated, .unknown:
      [value]
    }
  }
}

extension Value {
  /// A menu, or the menus of several branches, with another call that makes them.
  func made(by call: FunctionCallExprSyntax, _ scope: Scope) -> Value {
    if case .conditional(let inner, let uncertainty) = self {
      return .conditional(inner.made(by: call, scope), uncertainty)
    }
    if case .list(let elements) = self, elements.allSatisfy({ $0.unconditional.uncertainty != nil }) {
      return .list(elements.map { $0.made(by: call, scope) })
    }
    guard case .symbol(var symbol) = self, let inner = symbol.syntax.as(FunctionCallExprSyntax.self),
      (symbol.delegate ?? Evaluator.elementType(of: inner)) == "UIMenu"
    else { return self }
    symbol.origins.append(scope.source.location(of: call))
    return .symbol(symbol)
  }
}
