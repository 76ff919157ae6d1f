import MenuImport
package import SwiftSyntax

extension Evaluator {
  /// The last component of a name: `fixed` of `.fixed`, and likewise of `LabelStyle.fixed`.
  package static func lastName(of expression: ExprSyntax?) -> String {
    guard let expression else { return "" }
    if let call = expression.as(FunctionCallExprSyntax.self) { return lastName(of: call.calledExpression) }
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    return expression.trimmedDescription
  }

  package func number(of expression: ExprSyntax, _ scope: Scope) -> Double? {
    if case .number(let number) = evaluate(expression, scope) { number } else { nil }
  }

  package func optionNames(of expression: ExprSyntax, _ scope: Scope) -> [String]? {
    optionNames(of: evaluate(expression, scope))
  }

  /// The names in an option set, such as `[.command, .shift]` or `.destructive`; `nil` if unknown.
  package func optionNames(of value: Value) -> [String]? {
    let options = if case .list(let elements) = value { elements } else { [value] }
    var names: [String] = []
    for option in options {
      guard case .symbol(let symbol) = option, let access = symbol.syntax.as(MemberAccessExprSyntax.self) else {
        return nil
      }
      names.append(access.declName.baseName.text)
    }
    return names
  }

  // MARK: Types

  package func value(of expression: Expression) -> Value {
    let value = evaluate(expression.syntax, expression.scope)
    guard let type = expression.type else { return value }
    return coerce(value, to: type.syntax, type.scope)
  }

  package static func isKey(_ type: TypeSyntax) -> Bool {
    ["LocalizedStringKey", "LocalizedStringResource"].contains(DeclarationIndex.plainName(of: type))
  }

  /// Converts a value to a declared type: `.name` becomes a case of the type.
  package func coerce(_ value: Value, to type: TypeSyntax?, _ scope: Scope) -> Value {
    guard let type else { return value }
    switch value {
    case .text(let text) where text.placeholders.isEmpty && Self.isKey(type): return .text(localized(text))
    case .symbol(let expression):
      // `.name`, and `.name(…)` with associated values.
      let callee = expression.syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression.syntax
      guard let access = callee.as(MemberAccessExprSyntax.self), access.base == nil,
        let declared = index.type(
          named: DeclarationIndex.plainName(of: type), from: scope.source, inside: scope.nearestOwner?.type)
      else { return value }
      let name = access.declName.baseName.text.trimmingBackticks
      if expression.syntax.is(FunctionCallExprSyntax.self), !declared.cases.contains(where: { $0.name == name }) {
        return value
      }
      return member(name, of: .type(declared), access, expression.scope) ?? value
    case .list(let elements):
      guard let element = type.as(ArrayTypeSyntax.self)?.element else { return value }
      return .list(elements.map { coerce($0, to: element, scope) })
    case .text, .number, .bool, .nothing, .tuple, .enumCase, .instance, .closure, .function, .type,
      .conditional, .repeated, .unknown:
      return value
    }
  }
}
