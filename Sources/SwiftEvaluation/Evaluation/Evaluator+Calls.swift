import MenuStrings
import MenuImport
package import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

extension Evaluator {
  package func value(of call: FunctionCallExprSyntax, _ scope: Scope) -> Value {
    let symbol = Value.symbol(Expression(syntax: ExprSyntax(call), scope: scope))
    let callee = Self.withoutArguments(call.calledExpression)
    if let access = callee.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else { return call.makesFormat ? format(call, scope) : symbol }
      return value(of: call, method: access, of: base, scope) ?? symbol
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.trimmingBackticks
      if let other = delegated(name, call, scope) {
        return descend { value(of: other.call, delegatedTo: name, other.scope).made(by: call, scope) } ?? symbol
      }
      if name == "Self", let owner = scope.nearestOwner {
        return instance(of: owner.type, call, scope) ?? .unknown(unknown(call, scope, Self.runTime))
      }
      let isDeclared = index.type(named: name, from: scope.source, inside: scope.nearestOwner?.type) != nil
      if !isDeclared || index.type(named: name, from: scope.source)?.kind == .foreign,
        let made = addedText(call, named: name, scope) ?? frameworkValue(of: call, named: name, scope)
      {
        return made
      }
      if !isDeclared, let text = translation(byUnknown: name, call, scope) { return text }
      if name.first?.isUppercase == true, !isDeclared, index.functions(named: name).isEmpty { return symbol }
      return self.call(candidates(named: name, call, scope), call, scope)
        ?? .unknown(unknown(call, scope, absence(of: name, scope)))
    }
    // `[Element]()` is an empty array.
    if callee.is(ArrayExprSyntax.self), call.arguments.isEmpty { return .list([]) }
    if let closure = callee.as(ClosureExprSyntax.self) {
      return result(of: closure.statements, scope) ?? .unknown(unknown(call, scope, Self.runTime))
    }
    return self.call(evaluate(callee, scope), call, scope) ?? symbol
  }

  /// The value of `self.init(…)` in an initializer that the sources add to a framework type.
  private func value(of call: FunctionCallExprSyntax, delegatedTo name: String, _ scope: Scope) -> Value {
    frameworkValue(of: call, named: name, scope)
      ?? .symbol(Expression(syntax: ExprSyntax(call), scope: scope, delegate: name))
  }

  /// Removes generic arguments.
  package static func withoutArguments(_ expression: ExprSyntax) -> ExprSyntax {
    if let special = expression.as(GenericSpecializationExprSyntax.self) { return special.expression }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return withoutArguments(chain.expression) }
    return expression
  }

  /// The callees that a bare name may mean, most likely first.
  func candidates(named name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> [Value] {
    if let local = scope.local(name) { return [value(of: local, named: call, scope)] }
    var found: [Value] = []
    if let owner = scope.nearestOwner {
      if !owner.isStatic { found += index.methods(named: name, of: owner.type).map { .function($0, owner) } }
      var type: TypeDeclaration? = owner.type
      while let current = type {
        found += index.staticMethods(named: name, of: current).map {
          .function($0, Owner(type: current, value: nil, isStatic: true))
        }
        type = current.outer
      }
      if found.isEmpty, let member = member(name, of: owner) {
        found.append(value(of: member, named: call, scope))
      }
    }
    if let type = index.type(named: name, from: scope.source, inside: scope.nearestOwner?.type) {
      found.append(.type(type))
    }
    return found + index.functions(named: name).map { .function($0, nil) }
  }

  /// The result of the first candidate that accepts the arguments.
  private func call(_ candidates: [Value], _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    for candidate in candidates {
      if let result = self.call(candidate, call, scope) { return result }
    }
    return nil
  }

  package func call(_ callee: Value, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    switch callee {
    case .function(let function, let owner):
      guard let arguments = parameters(of: function, owner)?.bind(call, scope) else { return nil }
      let inner = functionScope(function, owner).binding(arguments)
      guard let body = function.body else { return .unknown(unknown(call, scope, Self.runTime)) }
      guard let result = enter(body, { self.result(of: body, inner) }) ?? .none else {
        return translation(by: function, inner, call, scope)
          ?? .unknown(unknown(call, scope, "the value of \(function.name) \(Self.runTime)"))
      }
      if isReplaced(function.name, owner, result) {
        if !isFlag(result), let owner, let only = index.onlyOverride(of: function, in: owner.type) {
          return self.call(.function(only.method, Owner(type: only.type, value: owner.value)), call, scope)
        }
        return .unknown(unknown(call, scope, "subclasses override \(function.name)"))
      }
      if let uncertainty = uncertaintyReason(of: result) {
        return translation(by: function, inner, call, scope) ?? .unknown(unknown(call, scope, uncertainty))
      }
      return coerce(result, to: function.node?.signature.returnClause?.type, inner).made(by: call, scope)
    case .closure(let closure, let captured):
      return result(of: closure.statements, captured.binding(arguments(of: closure, call, scope)))
    case .type(let type): return instance(of: type, call, scope)
    case .symbol(let expression) where expression.syntax.is(FunctionCallExprSyntax.self): return callee
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .symbol, .conditional, .repeated,
      .unknown:
      return nil
    }
  }

  /// Whether a method or property of a class may return something else, since subclasses override it: a flag, or no
  /// content.
  func isReplaced(_ name: String, _ owner: Owner?, _ result: Value) -> Bool {
    guard let owner, !owner.isStatic else { return false }
    switch result {
    case .nothing, .bool: break
    case .list(let elements): if !elements.isEmpty { return false }
    case .text, .number, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .conditional, .repeated,
      .unknown:
      return false
    }
    return index.isOverridden(name, of: owner.type)
  }

  private func isFlag(_ value: Value) -> Bool { if case .bool = value { true } else { false } }

  /// The reason why a value is entirely unknown; `nil` if part of it is known.
  package func uncertaintyReason(of value: Value) -> String? {
    switch value {
    case .unknown(let unknown): return unknown.reason
    case .text(let text):
      guard text.placeholders.count == 1, let only = text.placeholders.first, only.text == text.string else {
        return nil
      }
      return only.reason
    case .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol,
      .conditional, .repeated:
      return nil
    }
  }

  /// The string of a localization helper: a function with a parameter `key` that returns a string.
  private func translation(
    by function: Function, _ inner: Scope, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> Value? {
    guard let type = function.node?.signature.returnClause?.type,
      DeclarationIndex.plainName(of: type) == "String" || Self.isKey(type),
      case .expression(let expression)? = inner.local("key"),
      case .text(let key) = value(of: expression), key.placeholders.isEmpty, let text = table.text(forKey: key.string)
    else { return nil }
    let position = call.arguments.firstIndex { $0.expression.id == expression.syntax.id }
    let rest = position.map { call.arguments[call.arguments.index(after: $0)...].filter { $0.label == nil } } ?? []
    return Self.fill(text, with: rest.map { self.text(of: $0.expression, scope) }).map { .text($0) }
  }

  /// The text of a function that is not in the sources, and whose name is that of a localization helper:
  /// `Localized("menu.open", value: "Open")`.
  private func translation(byUnknown name: String, _ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    guard ["locali", "translat"].contains(where: name.lowercased().contains), let key = call.argument(),
      candidates(named: name, call, scope).isEmpty
    else { return nil }
    let byDefault = call.argument("value") ?? call.argument("defaultValue")
    let text = keyed(key, table: call.argument("table") ?? call.argument("tableName"), byDefault, scope)
    if byDefault != nil || !text.isKnown || table.text(forKey: self.text(of: key, scope).string) != nil {
      return .text(text)
    }
    return .unknown(
      Unknown(words: text.string, location: scope.source.location(of: key), reason: absence(of: name, scope)))
  }

  package func functionScope(_ function: Function, _ owner: Owner?) -> Scope {
    function.scope ?? Scope(source: function.source, owner: owner)
  }

  package func parameters(of function: Function, _ owner: Owner?) -> Parameters? {
    function.node.map {
      Parameters(
        $0.signature.parameterClause.parameters, functionScope(function, owner), evaluator: self, accepts: mayBe)
    }
  }

  /// The parameter names of a closure, bound to the arguments of a call.
  package func arguments(
    of closure: ClosureExprSyntax, _ call: FunctionCallExprSyntax, _ scope: Scope
  ) -> [String: Binding] {
    let expressions = call.arguments.map(\.expression) + (call.trailingClosure.map { [ExprSyntax($0)] } ?? [])
    return arguments(of: closure, expressions.map { .expression(Expression(syntax: $0, scope: scope)) })
  }

  /// The parameter names of a closure, bound to values.
  package func arguments(of closure: ClosureExprSyntax, _ values: [Binding]) -> [String: Binding] {
    let names = closure.parameterNames
    if names.isEmpty {
      return Dictionary(values.enumerated().map { ("$\($0)", $1) }) { first, _ in first }
    }
    if names.count > 1, values.count == 1, case .value(.tuple(let parts))? = values.first, parts.count == names.count {
      return Dictionary(zip(names, parts.map { Binding.value($0.value) })) { first, _ in first }
    }
    var bound: [String: Binding] = [:]
    for (index, name) in names.enumerated() {
      bound[name] = values.indices.contains(index) ? values[index] : .runTime("\(name) \(Self.runTime)")
    }
    return bound
  }

  /// The names that a closure binds to other values: `[button = popUp]`.
  package static func captures(of closure: ClosureExprSyntax, _ scope: Scope) -> [String: Binding] {
    Dictionary(closure.captures.map { ($0.name, .local(Expression(syntax: $0.value, scope: scope))) }) { $1 }
  }
}
