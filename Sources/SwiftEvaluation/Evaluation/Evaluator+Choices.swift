import MenuImport
import MenuStrings
import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

/// The values of `if` and `switch`.
extension Evaluator {
  package func value(of choice: IfExprSyntax, _ scope: Scope) -> Value {
    let (truth, inner) = decide(choice.conditions, scope)
    switch truth {
    case .yes: return result(of: choice.body.statements, inner) ?? .unknown(unknown(choice, scope, Self.runTime))
    case .no: return elseValue(of: choice, scope)
    case .open(let unknown, let initially):
      guard let first = result(of: choice.body.statements, inner) else { return .unknown(unknown) }
      let second = elseValue(of: choice, unmet(choice.conditions, scope))
      let location = scope.source.location(of: choice)
      if let initially {
        let texts = initially ? [first, second] : [second, first]
        if let text = selected(texts, nil, at: location) { return .text(text) }
      }
      let conditions = Self.bothWays(Self.conditionWords(of: choice.conditions))
      return alternatives(first, second, unknown, at: location, conditions)
        ?? selected([first, second], unknown, at: location).map { .text($0) } ?? .unknown(unknown)
    }
  }

  private func elseValue(of choice: IfExprSyntax, _ scope: Scope) -> Value {
    switch choice.elseBody {
    case .codeBlock(let block):
      result(of: block.statements, scope) ?? .unknown(unknown(choice, scope, Self.runTime))
    case .ifExpr(let next): evaluate(ExprSyntax(next), scope)
    case nil: .nothing
    }
  }

  /// The menu elements of both branches of a runtime condition; `nil` for other values.
  ///
  /// - Parameter conditions: The words of each branch's condition, if known.
  func alternatives(
    _ first: Value, _ second: Value, _ unknown: Unknown, at location: FileLocation, _ conditions: [String?] = [],
    isInitial: Bool = false
  ) -> Value? {
    func condition(_ index: Int) -> String? { conditions.indices.contains(index) ? conditions[index] : nil }
    if let list = union(
      of: first, second, unknown, at: location, [condition(0), condition(1)], isInitial: isInitial)
    {
      return list
    }
    func elements(_ value: Value, besides other: Value) -> [Value]? {
      guard case .unknown(let unknown) = value, Self.areElements(other) else { return Self.elements(value) }
      if case .list = other { return [Self.several(unknown)] }
      return [value]
    }
    guard let shown = elements(first, besides: second), let hidden = elements(second, besides: first),
      !(shown + hidden).isEmpty
    else { return nil }
    func placeholder(_ text: String) -> Placeholder {
      Placeholder(location: location, text: text, reason: unknown.reason)
    }
    // The initial state of a view may select an empty list.
    let isOnly = shown.isEmpty && !isInitial
    return .list(
      shown.map { value in
        // A branch of the same condition, such as an earlier case of a `switch`.
        if case .conditional(_, let uncertainty) = value, uncertainty.placeholder?.location == location { return value }
        return .conditional(
          value,
          Uncertainty(
            isShown: true, placeholder: isInitial ? nil : placeholder("shown"), condition: condition(0)))
      }
        + hidden.map {
          .conditional(
            $0,
            Uncertainty(
              isShown: isOnly, placeholder: placeholder(isOnly ? "shown" : "hidden"), condition: condition(1)))
        })
  }

  /// The constants of two lists, such as cases; those of only one list are conditional. `nil` for other values.
  private func union(
    of first: Value, _ second: Value, _ unknown: Unknown, at location: FileLocation, _ conditions: [String?],
    isInitial: Bool
  ) -> Value? {
    guard case .list(let left) = first, case .list(let right) = second, !left.isEmpty, !right.isEmpty,
      (left + right).allSatisfy({ Self.isConstant($0.unconditional.value) })
    else { return nil }
    func contains(_ list: [Value], _ value: Value) -> Bool {
      let name = Self.caseName(of: value.unconditional.value)
      return list.contains { other in
        let other = other.unconditional.value
        return name.map { $0 == Self.caseName(of: other) } ?? (equal(other, value.unconditional.value) == true)
      }
    }
    func conditional(_ value: Value, _ isShown: Bool) -> Value {
      if case .conditional = value { return value }
      let placeholder = Placeholder(
        location: location, isShown: isShown, reason: unknown.reason)
      return .conditional(
        value,
        Uncertainty(
          isShown: isShown, placeholder: isShown && isInitial ? nil : placeholder,
          condition: conditions[isShown ? 0 : 1]))
    }
    return .list(
      left.map { contains(right, $0) ? $0 : conditional($0, true) }
        + right.filter { !contains(left, $0) }.map { conditional($0, false) })
  }

  private static func isListOfConstants(_ value: Value) -> Bool {
    if case .list(let elements) = value { elements.allSatisfy { isConstant($0.unconditional.value) } } else { false }
  }

  private static func isConstant(_ value: Value) -> Bool {
    switch value {
    case .enumCase, .text, .number, .bool: true
    case .symbol: caseName(of: value) != nil
    case .tuple(let parts): parts.allSatisfy { isConstant($0.value) }
    case .nothing, .list, .instance, .closure, .function, .type, .conditional, .repeated, .unknown: false
    }
  }

  /// The name of a case, also written as `.name`.
  private static func caseName(of value: Value) -> String? {
    switch value {
    case .enumCase(_, let name, _): return name
    case .symbol: return implicitMember(value)
    case .text, .number, .bool, .nothing, .list, .tuple, .instance, .closure, .function, .type, .conditional,
      .repeated, .unknown:
      return nil
    }
  }

  /// The value that several branches of a runtime condition stand for.
  func one(
    of values: [Value], _ unknown: Unknown, at location: FileLocation, _ conditions: [String?] = []
  ) -> Value {
    alternatives(values, unknown, at: location, conditions) ?? selected(values, unknown, at: location).map { .text($0) }
      ?? .unknown(unknown)
  }

  /// The menu elements of several branches of a runtime condition, of which the first is shown; `nil` if a value is
  /// anything else.
  func alternatives(
    _ values: [Value], _ unknown: Unknown, at location: FileLocation, _ conditions: [String?] = []
  ) -> Value? {
    guard let first = values.first else { return nil }
    // A constant may be in several of more than two lists.
    let isKnown = conditions.count == values.count && (values.count < 3 || !values.allSatisfy(Self.isListOfConstants))
    return values.indices.dropFirst().reduce(first) { (all: Value?, index) in
      let pair = isKnown ? [conditions[0], conditions[index]] : []
      return all.flatMap { alternatives($0, values[index], unknown, at: location, pair) }
    }
  }

  /// The value as menu elements, none for `nil`; `nil` for other values.
  static func elements(_ value: Value) -> [Value]? {
    switch value {
    case .nothing: return []
    case .list(let values):
      var isKnown = values.isEmpty
      let areElements = values.allSatisfy { value in
        switch value {
        case .unknown: return true
        // Objects of the sources may be what menu elements are made of.
        case .conditional, .repeated, .instance:
          isKnown = true
          return true
        case .nothing, .list:
          isKnown = true
          return elements(value) != nil
        case .text, .number, .bool, .tuple, .enumCase, .closure, .function, .type, .symbol:
          isKnown = true
          return isElement(value) || isImplicitCall(value)
        }
      }
      return areElements && isKnown ? values : nil
    case .symbol: return isElement(value) ? [value] : nil
    case .conditional(let inner, _): return isElement(inner) ? [value] : nil
    case .text, .number, .bool, .tuple, .enumCase, .instance, .closure, .function, .type, .repeated, .unknown:
      return nil
    }
  }

  /// Whether a value is one or several menu elements.
  static func areElements(_ value: Value) -> Bool { elements(value)?.isEmpty == false }

  /// Whether a value is a call that makes a menu element.
  private static func isElement(_ value: Value) -> Bool {
    guard case .symbol(let expression) = value, let call = expression.syntax.as(FunctionCallExprSyntax.self) else {
      return false
    }
    return elementTypes.contains(expression.delegate ?? elementType(of: call))
  }

  /// Whether a value in a list is a call whose type the list tells: `.init(title: "Open")`.
  private static func isImplicitCall(_ value: Value) -> Bool {
    guard case .symbol(let symbol) = value else { return false }
    return symbol.syntax.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription.first == "."
  }

  /// Whether a call names the type of a menu element.
  static func makesElement(_ call: FunctionCallExprSyntax) -> Bool { elementTypes.contains(elementType(of: call)) }

  private static let elementTypes: Set = [
    "UIMenu", "UIAction", "UICommand", "UIKeyCommand", "UIDeferredMenuElement", "UIApplicationShortcutItem",
    "UIMutableApplicationShortcutItem", "UIMenuItem",
  ]

  /// The name of the type or function that a call names; the type of a menu element for `UIAction.init(…)`, and for
  /// `.init(…)` by its arguments.
  package static func elementType(of call: FunctionCallExprSyntax) -> String {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init"
    else { return lastName(of: call.calledExpression) }
    if let base = access.base { return base.trimmedDescription }
    let types = [("children", "UIMenu"), ("input", "UIKeyCommand"), ("action", "UICommand"), ("title", "UIAction")]
    return types.first { call.argument($0.0) != nil }?.1 ?? "init"
  }

  package func value(of choice: SwitchExprSyntax, _ scope: Scope) -> Value {
    switch select(choice, scope) {
    case .one(let branch, let inner):
      result(of: branch.statements, inner) ?? .unknown(unknown(choice.subject, scope, Self.runTime))
    case .several(let branches, let unknown, _):
      one(
        of: branches.map { result(of: $0.0.statements, $0.1) ?? .unknown(unknown) }, unknown,
        at: scope.source.location(of: choice), conditionWords(of: branches.map(\.0), of: choice.subject))
    case .none: .unknown(unknown(choice.subject, scope, Self.runTime))
    }
  }
}
