import MenuImport
import SwiftDeclarations
import SwiftSyntax
import SwiftValues

/// Methods of lists that compare or test all elements.
extension Evaluator {
  /// The result of a search in a list, or the sorted list; `nil` for other methods, and if it is unknown.
  func compared(_ elements: [Value], _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    // An element that may be missing has no position.
    guard elements.count <= Self.mostCompared, !elements.contains(where: \.mayBeMissing) else { return nil }
    let first = call.arguments.first
    switch (name, first?.label?.text) {
    case ("sorted", nil), ("sorted", "by"): return sorted(elements, by: test(of: call), scope).map { .list($0) }
    case ("firstIndex", "of"):
      guard let value = first.map({ evaluate($0.expression, scope) }) else { return nil }
      return position(in: elements) { equal($0, value) }.map { $0.map { .number(Double($0)) } ?? .nothing }
    case ("first", _), ("firstIndex", _), ("contains", _), ("allSatisfy", _):
      guard let (closure, captured) = closure(of: call, scope) else { return nil }
      let isAll = name == "allSatisfy"
      let found = position(in: elements) { element in
        guard case .bool(let isMet)? = apply(closure, to: element, captured) else { return nil }
        return isMet != isAll
      }
      guard let found else { return nil }
      return switch name {
      case "first": found.map { elements[$0] } ?? .nothing
      case "firstIndex": found.map { .number(Double($0)) } ?? .nothing
      case "contains": .bool(found != nil)
      default: .bool(found == nil)
      }
    default: return nil
    }
  }

  private static let mostCompared = 64

  /// The value of an expression; a list of the keys, values, or pairs of a dictionary literal for the methods whose
  /// results do not depend on their order.
  func listed(_ expression: ExprSyntax, for method: String, _ scope: Scope) -> Value {
    guard ["sorted", "contains", "allSatisfy"].contains(method) else { return evaluate(expression, scope) }
    let access = expression.as(MemberAccessExprSyntax.self)
    let part = access.map { $0.declName.baseName.text }.flatMap { ["keys", "values"].contains($0) ? $0 : nil }
    let value = evaluate(part.flatMap { _ in access?.base } ?? expression, scope)
    guard case .symbol(let symbol) = value, let literal = symbol.syntax.as(DictionaryExprSyntax.self),
      case .elements(let entries) = literal.content
    else { return part == nil ? value : evaluate(expression, scope) }
    let found = entries.map { entry -> Value in
      let (key, value) = (evaluate(entry.key, symbol.scope), evaluate(entry.value, symbol.scope))
      return part == nil ? .tuple([("key", key), ("value", value)]) : part == "keys" ? key : value
    }
    return list(found, of: expression, scope)
  }

  /// The closure or function that compares or tests elements.
  func test(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.trailingClosure.map { ExprSyntax($0) } ?? call.arguments.first?.expression
  }

  /// The closure that tests elements, also as a key path: `filter(\.isOpen)`.
  func closure(of call: FunctionCallExprSyntax, _ scope: Scope) -> (closure: ClosureExprSyntax, scope: Scope)? {
    guard let test = test(of: call) else { return nil }
    guard let path = test.as(KeyPathExprSyntax.self) else {
      guard case .closure(let closure, let captured) = evaluate(test, scope) else { return nil }
      return (closure, captured)
    }
    guard path.components.count == 1, case .property(let property)? = path.components.first?.component else {
      return nil
    }
    let access = MemberAccessExprSyntax(
      base: DeclReferenceExprSyntax(baseName: .identifier("$0")), name: property.declName.baseName.trimmed)
    return (ClosureExprSyntax(statements: [CodeBlockItemSyntax(item: .expr(ExprSyntax(access)))]), scope)
  }

  /// The position of the first element that meets a condition, `nil` inside if none does; `nil` if that is unknown.
  private func position(in elements: [Value], where isMet: (Value) -> Bool?) -> Int?? {
    for (index, element) in elements.enumerated() {
      switch isMet(element) {
      case true: return .some(index)
      case false: continue
      case nil: return nil
      }
    }
    return .some(nil)
  }

  /// The elements in order, those that are equal in their order before; `nil` if a comparison is unknown.
  private func sorted(_ elements: [Value], by comparison: ExprSyntax?, _ scope: Scope) -> [Value]? {
    var sorted: [Value] = []
    for element in elements {
      let next = position(in: sorted) { isOrdered(element, before: $0, by: comparison, scope) }
      guard let next else { return nil }
      sorted.insert(element, at: next ?? sorted.count)
    }
    return sorted
  }

  private func isOrdered(_ left: Value, before right: Value, by comparison: ExprSyntax?, _ scope: Scope) -> Bool? {
    guard let comparison else { return ordered(left, "<", right) }
    if let sign = comparison.as(DeclReferenceExprSyntax.self)?.baseName.text, ["<", ">"].contains(sign) {
      return ordered(left, sign, right)
    }
    guard case .closure(let closure, let captured) = evaluate(comparison, scope) else { return nil }
    let inner = captured.binding(arguments(of: closure, [.value(left), .value(right)]))
    guard case .bool(let isBefore)? = result(of: closure.statements, inner) else { return nil }
    return isBefore
  }

  /// Whether numbers, texts, or cases are in an order; `nil` for other values and unknown ones.
  func ordered(_ left: Value, _ sign: String, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.number(let a), .number(let b)): return Self.ordered(a, sign, b)
    case (.text(let a), .text(let b)): return a.isKnown && b.isKnown ? Self.ordered(a.string, sign, b.string) : nil
    case (.enumCase(let type, let a, _), .enumCase(let other, let b, _)):
      // Without a declared operator, the order of cases is that of their declaration.
      guard type === other, type.inherited.contains("Comparable"), type.staticMethods["<"] == nil,
        let first = type.cases.firstIndex(where: { $0.name == a && !$0.hasPayload }),
        let second = type.cases.firstIndex(where: { $0.name == b && !$0.hasPayload })
      else { return nil }
      return Self.ordered(first, sign, second)
    default: return nil
    }
  }

  private static func ordered<Element: Comparable>(_ left: Element, _ sign: String, _ right: Element) -> Bool? {
    switch sign {
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    case ">=": left >= right
    default: nil
    }
  }
}
