import MenuImport
import SwiftDeclarations
import SwiftScan
package import SwiftSyntax
package import SwiftValues

extension Evaluator {
  /// The last component of a name: `fixed` of `.fixed`, and likewise of `LabelStyle.fixed` and `fixed?`.
  package static func lastName(of expression: ExprSyntax?) -> String {
    guard let expression = expression?.unwrapped else { return "" }
    if let call = expression.as(FunctionCallExprSyntax.self) { return lastName(of: call.calledExpression) }
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    if let name = expression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil { return name.baseName.text }
    return expression.trimmedDescription
  }

  package func number(of expression: ExprSyntax, _ scope: Scope) -> Double? {
    if case .number(let number) = evaluate(expression, scope) { number } else { nil }
  }

  // MARK: Types

  package func value(of expression: Expression) -> Value {
    if let type = expression.type, Self.isKey(type.syntax),
      let literal = expression.syntax.as(StringLiteralExprSyntax.self)
    {
      return .text(text(of: literal, expression.scope, isKey: true))
    }
    let value = evaluate(expression.syntax, expression.scope)
    guard let type = expression.type else { return value }
    return coerce(value, to: type.syntax, type.scope)
  }

  package static func isKey(_ type: TypeSyntax) -> Bool {
    ["LocalizedStringKey", "LocalizedStringResource"].contains(DeclarationIndex.plainName(of: type))
  }

  /// An instance with unknown fields, for an expression whose type is a class of the sources: an optional property, the
  /// call of a function with a declared result, or `value as? Type`.
  func typedInstance(of expression: ExprSyntax, _ scope: Scope) -> Value? {
    var written: TypeSyntax?
    var source = scope.source
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let cast = sequence.elements.dropFirst().first, cast.is(UnresolvedAsExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      written = type.type
    } else if let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self",
      let owner = scope.nearestOwner,
      case .property(let property, _)? = member(access.declName.baseName.text.trimmingBackticks, of: owner)
    {
      written = property.type
    } else if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks,
      case .property(let property, _)? = binding(of: name, scope)
    {
      written = property.type
    } else if let call = expression.as(FunctionCallExprSyntax.self), let function = function(of: call, scope) {
      written = function.node?.signature.returnClause?.type
      source = function.source
    }
    guard let name = written.map(DeclarationIndex.plainName),
      let type = index.type(named: name, from: source, inside: scope.nearestOwner?.type), type.kind == .reference
    else { return nil }
    return .instance(Instance(type: type, fields: [:], isMade: false))
  }

  /// The function of the sources that a call names.
  private func function(of call: FunctionCallExprSyntax, _ scope: Scope) -> Function? {
    let name = Self.lastName(of: call.calledExpression).trimmingBackticks
    var found: [Value] = []
    if call.calledExpression.is(DeclReferenceExprSyntax.self) {
      found = candidates(named: name, call, scope)
    } else if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      let value = evaluate(base, scope).unconditional.value
      if case .instance(let object) = value {
        let owner = Owner(type: object.type, value: value)
        found = index.methods(named: name, of: object.type).map { .function($0, owner) }
      } else if case .type(let type) = value {
        let owner = Owner(type: type, value: nil, isStatic: true)
        found = index.staticMethods(named: name, of: type).map { .function($0, owner) }
      }
    }
    for case .function(let function, let owner) in found
    where parameters(of: function, owner)?.bind(call, scope) != nil {
      return function
    }
    return nil
  }

  /// The value of `.name`, `.name(…)`, or a chain such as `.name.other` for a type; `nil` if it has no such member.
  private func implicit(_ expression: ExprSyntax, of type: TypeDeclaration, _ scope: Scope) -> Value? {
    let call = expression.as(FunctionCallExprSyntax.self)
    guard let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.baseName.text.trimmingBackticks
    let owner: Value
    if let base = access.base {
      guard let found = descend({ implicit(base, of: type, scope) }) ?? nil else { return nil }
      owner = found
    } else {
      owner = .type(type)
    }
    guard let call else { return member(name, of: owner, access, scope) }
    guard case .type(let declared) = owner else {
      return member(name, of: owner, access, scope).flatMap { self.call($0, call, scope) }
    }
    if let element = declared.cases.first(where: { $0.name == name }) {
      return enumCase(element, of: declared, call, scope)
    }
    if name == "init" { return declared.kind == .foreign ? nil : instance(of: declared, call, scope) }
    for function in declared.staticMethods[name] ?? [] {
      let owner = Owner(type: declared, value: nil, isStatic: true)
      if let result = self.call(.function(function, owner), call, scope) { return result }
    }
    return nil
  }

  /// The elements of an array of which one tells the type: `[Kind.first, .second]`.
  func sharingType(_ elements: [Value]) -> [Value] {
    let types = elements.compactMap { element -> TypeDeclaration? in
      if case .enumCase(let type, _, _) = element { return type }
      if case .instance(let instance) = element { return instance.type }
      return nil
    }
    guard let type = types.first, types.count < elements.count, types.allSatisfy({ $0 === type }) else {
      return elements
    }
    return elements.map { element in
      guard case .symbol(let symbol) = element else { return element }
      return implicit(symbol.syntax, of: type, symbol.scope) ?? element
    }
  }

  /// A case `.name` of an enumeration of a framework, which the sources extend with a `switch self`.
  private func foreignCase(_ expression: ExprSyntax, of type: TypeDeclaration) -> Value? {
    guard type.kind == .foreign, FrameworkLabels.byType[type.name] == nil,
      let access = expression.as(MemberAccessExprSyntax.self), access.base == nil, type.switchesOverSelf
    else { return nil }
    return .enumCase(type, access.declName.baseName.text.trimmingBackticks)
  }

  private static func isNumber(_ type: TypeSyntax) -> Bool {
    let name = DeclarationIndex.plainName(of: type)
    return integerTypes.contains(name) || ["Double", "CGFloat", "Float", "TimeInterval"].contains(name)
  }

  /// Converts a value to a declared type: `.name` becomes a case of the type.
  package func coerce(_ value: Value, to type: TypeSyntax?, _ scope: Scope) -> Value {
    guard let type else { return value }
    switch value {
    case .text(let text) where text.placeholders.isEmpty && Self.isKey(type): return .text(localized(text))
    case .symbol(let expression):
      if expression.syntax.trimmedDescription == ".zero", Self.isNumber(type) { return .number(0) }
      guard
        let declared = index.type(
          named: DeclarationIndex.plainName(of: type), from: scope.source, inside: scope.nearestOwner?.type)
      else { return value }
      return implicit(expression.syntax, of: declared, expression.scope)
        ?? foreignCase(expression.syntax, of: declared) ?? value
    case .list(let elements):
      let whole = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      guard let element = whole.as(ArrayTypeSyntax.self)?.element else { return value }
      return .list(elements.map { coerce($0, to: element, scope) })
    case .conditional(let inner, let uncertainty): return .conditional(coerce(inner, to: type, scope), uncertainty)
    case .tuple(let parts):
      guard let types = type.as(TupleTypeSyntax.self)?.elements, types.count == parts.count else { return value }
      return .tuple(
        zip(parts, types).map { part, type in
          (part.label ?? type.firstName?.text.trimmingBackticks, coerce(part.value, to: type.type, scope))
        })
    case .text, .number, .bool, .nothing, .enumCase, .instance, .closure, .function, .type,
      .repeated, .unknown:
      return value
    }
  }
}
