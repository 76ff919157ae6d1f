import MenuDocument
import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftSyntax
import SwiftValues

/// Results before the end of a body, under conditions known only at runtime.
extension Evaluator {
  struct EarlyResult {
    var value: Value
    var condition: String?
    /// Whether it is the list or the element of an unmet guard, which is shown after the usual one.
    var isExit = false
  }

  /// The last result of a body that may return others before.
  func completion(
    _ last: Value, after early: [EarlyResult], _ condition: Unknown, at location: FileLocation
  ) -> Completion {
    let known = early.filter { !Self.isUnknown($0.value) }
    let unknown = early.lazy.map(\.value).first(where: Self.isUnknown)
    // The result of an unmet guard, such as an argument, tells more than parts of it.
    if case .text(let text) = last, text.hasNoWords, let unknown { return .returned(unknown) }
    if known.isEmpty { return Self.completion(last, otherwise: unknown, condition, at: location) }
    let order = known.indices.filter { !known[$0].isExit } + [known.count] + known.indices.filter { known[$0].isExit }
    let (values, conditions) = (known.map(\.value) + [last], Self.chain(of: known.map(\.condition)))
    let one = one(of: order.map { values[$0] }, condition, at: location, order.map { conditions[$0] })
    if case .unknown = one { return known.allSatisfy(\.isExit) ? .returned(last) : .open(condition) }
    return .returned(one)
  }

  /// The last result of a body that returns something unknown under a condition known only at runtime.
  private static func completion(
    _ last: Value, otherwise early: Value?, _ condition: Unknown, at location: FileLocation
  ) -> Completion {
    let placeholder = Placeholder(location: location, isShown: true, reason: condition.reason)
    switch last {
    case .bool, .number, .enumCase: return .open(condition)
    case .nothing: return early.map { .returned($0) } ?? .open(condition)
    case .list(let elements):
      if elements.isEmpty { return early.map { .returned($0) } ?? .open(condition) }
      // One note for all elements.
      return .returned(
        .list(
          elements.enumerated().map { index, element in
            if case .conditional = element { return element }
            return .conditional(element, Uncertainty(isShown: true, placeholder: index == 0 ? placeholder : nil))
          }))
    case .text(var text):
      text.choices.append(Placeholder(location: location, text: text.string, reason: condition.reason))
      return .returned(.text(text))
    case .tuple, .instance, .closure, .function, .type, .symbol, .conditional, .repeated, .unknown:
      return .returned(last)
    }
  }

  private static func isUnknown(_ value: Value) -> Bool { if case .unknown = value { true } else { false } }

  /// Early results of a branch, which depend on its condition, too.
  static func joined(_ values: [EarlyResult], _ condition: String?) -> [EarlyResult] {
    values.map {
      EarlyResult(value: $0.value, condition: ItemCondition.both(condition, $0.condition), isExit: $0.isExit)
    }
  }

  /// The condition of the first guard without which a computed property is `nil`, or of the first branch that returns a
  /// value if it ends with `nil`; `nil` for other expressions.
  func exit(of expression: ExprSyntax, at node: some SyntaxProtocol, _ scope: Scope) -> Truth? {
    guard let name = expression.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .property(let property, let owner)? = binding(of: name, scope), let getter = property.getter,
      isMissing(expression, scope) == nil
    else { return nil }
    return exit(in: getter, Scope(source: property.source, owner: owner)).map {
      .open(unknown(node, scope, $0.reason.reason), initially: $0.initially)
    }
  }

  /// The first statement of a body that returns `nil` under a condition known only at runtime, or the first branch that
  /// returns a value under one if the body ends with `return nil`.
  private func exit(
    in body: CodeBlockItemListSyntax, _ scope: Scope
  ) -> (node: Syntax, reason: Unknown, initially: Bool?, otherwise: String?)? {
    var inner = scope
    var rest = Array(body)
    while !rest.isEmpty {
      let statement = rest.removeFirst()
      if let condition = statement.item.as(IfConfigDeclSyntax.self) {
        rest = (compilation.statements(of: condition).map(Array.init) ?? []) + rest
        continue
      }
      if let guarding = statement.item.as(GuardStmtSyntax.self), guarding.body.returnsNil,
        case .open(let reason, let initially) = decide(guarding.conditions, inner).truth
      {
        return (Syntax(guarding), reason, initially, Self.conditionWords(of: guarding.conditions))
      }
      if let choice = statement.item.expression?.as(IfExprSyntax.self),
        choice.onlyReturnsNil || body.returnsNil && choice.body.containsReturn
      {
        switch decide(choice.conditions, inner).truth {
        case .open(let reason, let initially):
          let words = Self.conditionWords(of: choice.conditions)
          guard choice.onlyReturnsNil else { return (Syntax(choice), reason, initially, words) }
          return (Syntax(choice), reason, initially.map { !$0 }, words.map(ItemCondition.opposite))
        case .yes: rest = Array(choice.body.statements) + rest
        case .no: break
        }
      }
      inner = advance(inner, past: statement)
    }
    return nil
  }

  /// A menu element that a body makes unless a condition known only at runtime returns `nil`.
  func optional(_ value: Value, madeIn body: CodeBlockItemListSyntax, _ scope: Scope) -> Value {
    guard case .symbol = value, Self.areElements(value), body.contains(where: \.mayReturnNil),
      let exit = exit(in: body, scope)
    else { return value }
    return .conditional(
      value,
      Uncertainty(
        isShown: true, of: exit.reason, at: scope.source.location(of: exit.node), condition: exit.otherwise, in: nil))
  }

  /// A list with elements, or an element, that an unmet guard returns; nothing for a menu without elements, and `nil`
  /// for other values.
  func shownElements(_ value: Value) -> Value? {
    if case .list(let elements) = value { return elements.isEmpty ? nil : value }
    guard case .symbol(let element) = value, Self.areElements(value) else { return nil }
    if case .list(let children)? = children(ofMenu: element), children.isEmpty { return .nothing }
    return value
  }

  /// Whether a value that an unmet guard returns is a boolean, number, or text, or unknown.
  static func isPlain(_ value: Value) -> Bool {
    switch value {
    case .bool, .number, .text, .unknown: true
    case .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .conditional, .repeated:
      false
    }
  }
}
