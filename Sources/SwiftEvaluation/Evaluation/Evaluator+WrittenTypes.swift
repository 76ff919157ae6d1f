import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

/// The types that declarations write, which select one of several overloads.
extension Evaluator {
  /// Whether an argument may be a value of a type, as far as the sources write the types of both.
  func mayBe(_ argument: ExprSyntax, _ caller: Scope, _ type: TypeSyntax, _ scope: Scope) -> Bool {
    guard let expected = plainType(type, scope) else { return true }
    if argument.is(StringLiteralExprSyntax.self) {
      guard case .declared(let type) = expected else { return expected == .named("String") }
      return type.inherited.contains { $0.hasPrefix("ExpressibleByString") }
    }
    guard let written = writtenType(of: argument, caller), let own = plainType(written.syntax, written.scope) else {
      return true
    }
    if case .declared(let own) = own, case .declared(let expected) = expected, own.kind == .reference {
      return own === expected || index.superclasses(of: own).contains { $0 === expected }
    }
    return own == expected
  }

  /// A type that has no other names and no subtypes, besides those of classes.
  private enum PlainType: Equatable {
    case declared(TypeDeclaration)
    case named(String)

    static func == (left: PlainType, right: PlainType) -> Bool {
      switch (left, right) {
      case (.declared(let left), .declared(let right)): left === right
      case (.named(let left), .named(let right)): left == right
      case (.declared, .named), (.named, .declared): false
      }
    }
  }

  private static let plainNames: Set = ["String", "Int", "Bool", "Double", "URL", "Date"]

  /// `nil` for protocols, generic parameters, and types that the sources do not declare.
  private func plainType(_ type: TypeSyntax, _ scope: Scope) -> PlainType? {
    let name = DeclarationIndex.plainName(of: type)
    if let found = index.type(named: name, from: scope.source, inside: scope.nearestOwner?.type), found.kind != .foreign
    {
      return found.kind == .contract ? nil : .declared(found)
    }
    if Self.plainNames.contains(name) { return .named(name) }
    return Self.element(of: type).map { .named("[\($0.trimmedDescription)]") }
  }

  /// The written type of a local name, a property, or a property of such a value.
  package func writtenType(of expression: ExprSyntax, _ scope: Scope) -> (syntax: TypeSyntax, scope: Scope)? {
    let expression = expression.unwrapped
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks {
      if let local = scope.type(of: name) { return local }
      guard case .property(let property, let owner)? = binding(of: name, scope) else { return nil }
      return property.type.map { ($0, Scope(source: property.source, owner: owner)) }
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let owner =
      base.trimmedDescription == "self"
      ? scope.nearestOwner?.type
      : descend({ writtenType(of: base, scope) }).flatMap { written -> TypeDeclaration? in
        guard let written, case .declared(let type)? = plainType(written.syntax, written.scope) else { return nil }
        return type
      }
    guard let owner,
      let property = index.declaration(of: access.declName.baseName.text.trimmingBackticks, in: owner)
    else { return nil }
    return property.type.map {
      ($0, Scope(source: property.source, owner: Owner(type: owner, value: nil)))
    }
  }

  /// The type of the elements of an array, such as `Item` of `[Item]`; `nil` for other types.
  private static func element(of type: TypeSyntax) -> TypeSyntax? {
    if let optional = type.as(OptionalTypeSyntax.self) { return element(of: optional.wrappedType) }
    if let array = type.as(ArrayTypeSyntax.self) { return array.element }
    let arguments = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
    return arguments?.count == 1 ? arguments?.first?.argument.as(TypeSyntax.self) : nil
  }

  /// The written types of the names of a closure that gets the elements of a list one by one.
  package func elementTypes(of list: ExprSyntax, _ names: some Collection<String>, _ scope: Scope) -> [String:
    TypeSyntax]
  {
    guard names.count == 1, let name = names.first, let written = writtenType(of: list, scope),
      let element = Self.element(of: written.syntax)
    else { return [:] }
    return [name: element]
  }
}
