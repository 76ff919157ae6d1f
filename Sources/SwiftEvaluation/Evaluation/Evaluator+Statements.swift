import MenuDocument
import MenuImport
import MenuStrings
package import SwiftSyntax

extension Evaluator {
  enum Completion {
    case next
    case returned(Value)
    /// Returns one of several values under conditions known only at runtime; otherwise, the next statement follows.
    /// Each value has the words of its condition, if known, besides the opposites of those before it.
    case maybe([(value: Value, condition: String?)], Unknown, FileLocation)
    case open(Unknown)
  }

  package func result(of statements: CodeBlockItemListSyntax, _ scope: Scope) -> Value? {
    if statements.count == 1, let only = statements.first?.item.expression { return evaluate(only, scope) }
    var scope = scope
    switch descend({ run(statements, &scope, uncertainty: nil) }) {
    case .returned(let value): return value
    case .open(let unknown), .maybe(_, let unknown, _): return .unknown(unknown)
    case .next, nil: return nil
    }
  }

  /// The value that a body certainly assigns to `self`.
  func assignedSelf(in statements: CodeBlockItemListSyntax, _ scope: Scope) -> Value? {
    var scope = scope.binding(["self": .runTime(Self.runTime)])
    guard case .next? = descend({ run(statements, &scope, uncertainty: nil) }),
      case .value(let value)? = scope.local("self")
    else { return nil }
    return value
  }

  package func advance(_ scope: Scope, past statement: CodeBlockItemSyntax) -> Scope {
    var scope = scope
    _ = descend { run(statement, &scope, nil) }
    return scope
  }

  func run(_ statements: CodeBlockItemListSyntax, _ scope: inout Scope, uncertainty: Uncertainty?) -> Completion {
    var early: [(value: Value, condition: String?)] = []
    var condition: (unknown: Unknown, location: FileLocation)?
    for statement in statements {
      switch run(statement, &scope, uncertainty) {
      case .next: break
      case .maybe(let values, let unknown, let location):
        early += values
        condition = condition ?? (unknown, location)
      case .returned(let last):
        guard let condition else { return .returned(last) }
        let known = early.filter { !Self.isUnknown($0.value) }
        // The result of an unmet guard, such as an argument, tells more than parts of it.
        if case .text(let text) = last, text.hasNoWords, let first = early.map(\.value).first(where: Self.isUnknown) {
          return .returned(first)
        }
        if known.isEmpty { return Self.completion(last, otherwise: condition.unknown, at: condition.location) }
        let one = one(
          of: known.map(\.value) + [last], condition.unknown, at: condition.location,
          Self.chain(of: known.map(\.condition)))
        if case .unknown = one { return .open(condition.unknown) }
        return .returned(one)
      case .open(let unknown): return .open(unknown)
      }
    }
    guard let condition, !early.allSatisfy({ Self.isUnknown($0.value) }) else { return .next }
    return .open(condition.unknown)
  }

  /// The last result of a body that returns something unknown under a condition known only at runtime.
  private static func completion(
    _ last: Value, otherwise unknown: Unknown, at location: FileLocation
  ) -> Completion {
    switch last {
    case .bool, .number: return .open(unknown)
    case .list(let elements):
      let placeholder = Placeholder(location: location, text: "shown", reason: unknown.reason)
      // One note for all elements.
      return .returned(
        .list(
          elements.enumerated().map { index, element in
            if case .conditional = element { return element }
            return .conditional(element, Uncertainty(isShown: true, placeholder: index == 0 ? placeholder : nil))
          }))
    case .text, .nothing, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .conditional, .repeated,
      .unknown:
      return .returned(last)
    }
  }

  private static func isUnknown(_ value: Value) -> Bool { if case .unknown = value { true } else { false } }

  private func run(_ statement: CodeBlockItemSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    switch statement.item {
    case .decl(let declaration):
      if let condition = declaration.as(IfConfigDeclSyntax.self) { return run(condition, &scope, uncertainty) }
      scope = scope.binding(bindings(of: declaration, scope))
    case .stmt(let statement):
      if let result = statement.as(ReturnStmtSyntax.self) {
        return .returned(result.expression.map { evaluate($0, scope) } ?? .nothing)
      }
      if let guarding = statement.as(GuardStmtSyntax.self) {
        let (truth, inner) = decide(guarding.conditions, scope)
        if case .no = truth { return run(guarding.body.statements, &scope, uncertainty: uncertainty) }
        let outer = scope
        scope = inner
        if case .open(let unknown, _) = truth, let early = plainResult(of: guarding, outer) {
          return .maybe([(early, nil)], unknown, scope.source.location(of: guarding))
        }
      } else if let loop = statement.as(ForStmtSyntax.self) {
        return run(loop, &scope, uncertainty)
      } else if let attempt = statement.as(DoStmtSyntax.self) {
        return run(attempt.body.statements, &scope, uncertainty: uncertainty)
      } else if let wrapped = statement.as(ExpressionStmtSyntax.self) {
        return run(wrapped.expression, &scope, uncertainty)
      }
    case .expr(let expression): return run(expression, &scope, uncertainty)
    }
    return .next
  }

  private func run(_ expression: ExprSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    if let choice = expression.as(IfExprSyntax.self) { return run(choice, &scope, uncertainty) }
    if let choice = expression.as(SwitchExprSyntax.self) { return run(choice, &scope, uncertainty) }
    if let sequence = expression.as(SequenceExprSyntax.self) { assign(Array(sequence.elements), &scope, uncertainty) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let each = EachCall(call) {
        run(each, &scope, uncertainty)
      } else {
        change(call, &scope, uncertainty)
      }
    }
    return .next
  }

  package func bindings(of declaration: DeclSyntax, _ scope: Scope) -> [String: Binding] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      var bound: [String: Binding] = [:]
      for property in Property.all(of: variable, source: scope.source) {
        if let initializer = property.initializer {
          let type = property.type.map { (syntax: $0, scope: scope) }
          bound[property.name] = .local(Expression(syntax: initializer, scope: scope, type: type))
        } else if let getter = property.getter {
          bound[property.name] = .value(result(of: getter, scope) ?? .nothing)
        } else {
          bound[property.name] = .runTime("\(property.name) \(Self.runTime)")
        }
      }
      for binding in variable.bindings {
        guard let names = binding.pattern.as(TuplePatternSyntax.self)?.elements, let made = binding.initializer?.value,
          case .tuple(let parts) = evaluate(made, scope), parts.count == names.count
        else { continue }
        for (name, part) in zip(names, parts) {
          guard let name = name.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
          bound[name.trimmingBackticks] = .value(part.value)
        }
      }
      if bound.isEmpty {
        for binding in variable.bindings { bound.merge(Self.names(in: Syntax(binding.pattern))) { first, _ in first } }
      }
      return bound
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let value = Value.function(
        Function(
          name: function.name.text, source: scope.source, syntax: .here(function), captured: scope), nil)
      return [function.name.text: .value(value)]
    }
    return [:]
  }

  // MARK: Branches

  private func run(_ choice: IfExprSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    let (truth, inner) = decide(choice.conditions, scope)
    switch truth {
    case .yes:
      var block = inner
      let completion = run(choice.body.statements, &block, uncertainty: uncertainty)
      scope = merge(block, in: scope)
      return completion
    case .no: return runElse(of: choice, &scope, uncertainty)
    case .open(let unknown, _):
      var block = inner
      // A branch inside a hidden one is hidden, too.
      let isShown = uncertainty?.isShown ?? true
      let conditions = Self.bothWays(Self.conditionWords(of: choice.conditions))
      let shown = Uncertainty(
        isShown: isShown,
        placeholder: Placeholder(
          location: scope.source.location(of: choice), text: isShown ? "shown" : "hidden", reason: unknown.reason),
        condition: ItemCondition.both(uncertainty?.condition, conditions[0]))
      let completion = run(choice.body.statements, &block, uncertainty: shown)
      if case .open = completion {
        scope = merge(block, in: scope)
        return completion
      }
      if case .returned(let first) = completion {
        if isExit(choice) { return .next }
        let location = scope.source.location(of: choice)
        let early: (value: Value, condition: String?) = (first, conditions[0])
        if choice.elseBody == nil { return .maybe([early], unknown, location) }
        var other = scope
        switch runElse(of: choice, &other, nil) {
        case .returned(let second):
          let one = one(of: [first, second], unknown, at: location, conditions)
          if case .unknown = one { return .open(unknown) }
          return .returned(one)
        case .maybe(let values, _, _):
          scope = merge(other, in: scope)
          return .maybe([early] + values, unknown, location)
        case .next:
          scope = merge(other, in: scope)
          return .maybe([early], unknown, location)
        case .open: return .open(unknown)
        }
      }
      scope = merge(block, in: scope)
      let hidden = Uncertainty(
        isShown: false,
        placeholder: Placeholder(location: scope.source.location(of: choice), text: "hidden", reason: unknown.reason),
        condition: ItemCondition.both(uncertainty?.condition, conditions[1]))
      if case .returned = runElse(of: choice, &scope, hidden) { return .open(unknown) }
      if case .maybe = completion { return completion }
      return .next
    }
  }

  /// The boolean, number, or text that an unmet guard returns, or an unknown value.
  private func plainResult(of guarding: GuardStmtSyntax, _ scope: Scope) -> Value? {
    var scope = scope
    guard case .returned(let value) = run(guarding.body.statements, &scope, uncertainty: nil) else { return nil }
    switch value {
    case .bool, .number, .text, .unknown: return value
    case .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .conditional, .repeated:
      return nil
    }
  }

  /// Whether a branch only exits early, without a value.
  private func isExit(_ choice: IfExprSyntax) -> Bool {
    guard choice.elseBody == nil, let last = choice.body.statements.last,
      case .stmt(let statement) = last.item, let result = statement.as(ReturnStmtSyntax.self)
    else { return false }
    return result.expression == nil || result.expression?.is(NilLiteralExprSyntax.self) == true
  }

  private func runElse(of choice: IfExprSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    switch choice.elseBody {
    case .codeBlock(let block):
      var inner = scope
      let completion = run(block.statements, &inner, uncertainty: uncertainty)
      scope = merge(inner, in: scope)
      return completion
    case .ifExpr(let next): return descend { run(next, &scope, uncertainty) } ?? .next
    case nil: return .next
    }
  }

  private func run(_ choice: SwitchExprSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    switch select(choice, scope) {
    case .one(let branch, let inner):
      var block = inner
      let completion = run(branch.statements, &block, uncertainty: uncertainty)
      scope = merge(block, in: scope)
      return completion
    case .several(let branches, let unknown, _):
      return run(branches, unknown, of: choice, &scope, uncertainty)
    case .none: return .next
    }
  }

  private func run(
    _ branches: [(SwitchCaseSyntax, Scope)], _ unknown: Unknown, of choice: SwitchExprSyntax, _ scope: inout Scope,
    _ outer: Uncertainty?
  ) -> Completion {
    let before = scope
    let location = scope.source.location(of: choice)
    let conditions = conditionWords(of: branches.map(\.0), of: choice.subject)
    var returned: [(value: Value, condition: String?)] = []
    for (index, (branch, inner)) in branches.enumerated() {
      let uncertainty = Uncertainty(
        isShown: index == 0,
        placeholder: Placeholder(location: location, text: index == 0 ? "shown" : "hidden", reason: unknown.reason),
        condition: ItemCondition.both(outer?.condition, conditions[index]))
      // Each case sees the changes of the cases before it, and its own bindings.
      var block = scope.binding(inner === before ? [:] : inner.bindings)
      switch run(branch.statements, &block, uncertainty: uncertainty) {
      case .next: scope = merge(block, in: scope)
      case .returned(let value): returned.append((value, conditions[index]))
      case .open, .maybe: return .open(unknown)
      }
    }
    if returned.isEmpty { return .next }
    guard returned.count == branches.count else {
      // Cases that only exit early.
      let isExit = returned.allSatisfy { if case .nothing = $0.value { true } else { false } }
      return isExit ? .next : .maybe(returned, unknown, location)
    }
    let one = one(of: returned.map(\.value), unknown, at: location, conditions)
    if case .unknown = one { return .open(unknown) }
    return .returned(one)
  }

  private func run(_ loop: ForStmtSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
    if case .list(let elements) = evaluate(loop.sequence, scope), let name {
      for element in elements {
        let (plain, own) = element.withoutConditions
        var block = scope.binding([name: .value(plain)])
        let completion = run(loop.body.statements, &block, uncertainty: own ?? uncertainty)
        scope = merge(block, in: scope)
        guard case .next = completion else { return completion }
      }
      return .next
    }
    var block = scope.binding(Self.names(in: Syntax(loop.pattern)))
    let placeholder = Placeholder(
      location: scope.source.location(of: loop), text: "one of several",
      reason: "the content of \(Self.words(of: loop.sequence)) \(Self.runTime)")
    let completion = run(loop.body.statements, &block, uncertainty: uncertainty, repeated: placeholder)
    scope = merge(block, in: scope)
    // Without elements, the next statement follows.
    guard case .returned(let value) = completion else { return completion }
    return .maybe([(value, nil)], unknown(loop.sequence, scope, Self.runTime), placeholder.location)
  }

  private func run(_ each: EachCall, _ scope: inout Scope, _ uncertainty: Uncertainty?) {
    let statements = each.closure.statements
    if case .list(let elements) = evaluate(each.sequence, scope) {
      for element in elements {
        let (plain, own) = element.withoutConditions
        var block = scope.binding(arguments(of: each.closure, [.value(plain)]))
        _ = run(statements, &block, uncertainty: own ?? uncertainty)
        scope = merge(block, in: scope)
      }
      return
    }
    var block = scope.binding(arguments(of: each.closure, [.runTime(each.reason)]))
    let placeholder = Placeholder(
      location: scope.source.location(of: each.closure), text: "one of several", reason: each.reason)
    _ = run(statements, &block, uncertainty: uncertainty, repeated: placeholder)
    scope = merge(block, in: scope)
  }

  private func run(
    _ statements: CodeBlockItemListSyntax, _ scope: inout Scope, uncertainty: Uncertainty?,
    repeated placeholder: Placeholder
  ) -> Completion {
    repetition.append(placeholder)
    defer { repetition.removeLast() }
    return run(statements, &scope, uncertainty: uncertainty)
  }
}

/// A call of `forEach`.
package struct EachCall {
  package let sequence: ExprSyntax
  package let closure: ClosureExprSyntax

  package init?(_ call: FunctionCallExprSyntax) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "forEach",
      let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    else { return nil }
    sequence = base
    self.closure = closure
  }

  package var reason: String { "the content of \(Evaluator.words(of: sequence)) \(Evaluator.runTime)" }
}

extension CodeBlockItemSyntax.Item {
  package var expression: ExprSyntax? {
    switch self {
    case .expr(let expression): expression
    case .stmt(let statement):
      statement.as(ExpressionStmtSyntax.self)?.expression ?? statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}
