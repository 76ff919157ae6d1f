import MenuImport
import SwiftDeclarations
import SwiftSyntax
import SwiftValues

/// Menu elements that exist if an optional value does: `link.map { link in UIAction(…) }`.
extension Evaluator {
  /// Whether the base of a call of `map` is an optional value, by its declaration or by the list with the call.
  func isOptional(_ base: ExprSyntax, of call: FunctionCallExprSyntax, _ scope: Scope) -> Bool {
    let plain = base.unwrapped
    let isOwn = plain.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
    if isOwn || plain.is(DeclReferenceExprSyntax.self),
      case .property(let property, _)? = binding(of: Self.lastName(of: plain), scope), let type = property.type
    {
      return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
    // An element of `[first, link.map { … }]` is an element of a menu, too, rather than a list of them.
    guard let element = call.parent?.as(ArrayElementSyntax.self),
      let list = element.parent?.parent?.as(ArrayExprSyntax.self)
    else { return false }
    if let access = list.parent?.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text == "compactMap"
    }
    return list.elements.contains { other in
      other.expression.as(FunctionCallExprSyntax.self).map(Self.makesElement) ?? false
    }
  }

  /// The element that a closure makes of an optional value known only at runtime; `nil` for other results.
  func mapped(
    _ call: FunctionCallExprSyntax, overOptional base: ExprSyntax, _ unknown: Unknown, _ scope: Scope
  ) -> Value? {
    let reason = "\(Self.words(of: base)) \(Self.runTime)"
    guard let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self),
      let element = result(of: closure, forRunTime: reason, scope), Self.areElements(element)
    else { return nil }
    let placeholder = Placeholder(location: scope.source.location(of: call), isShown: true, reason: reason)
    return .conditional(
      element,
      Uncertainty(isShown: true, placeholder: placeholder, condition: "\(Self.words(of: base)) != nil"))
  }
}
