import MenuDocument
import MenuImport
import MenuStrings
import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

extension Evaluator {
  enum Completion {
    case next
    case returned(Value)
    /// Returns one of several values under conditions known only at runtime; otherwise, the next statement follows.
    /// Each value has the words of its condition, if known, besides the opposites of those before it.
    case maybe([EarlyResult], Unknown, FileLocation)
    case open(Unknown)
    /// Ends a pass of a loop: the innermost one, or that of a label.
    case leaves(LoopExit)
    /// Ends a pass of a loop under a condition known only at runtime; the next statements need its opposite.
    case mayLeave(LoopExit, otherwise: Uncertainty)
  }

  package func result(of statements: CodeBlockItemListSyntax, _ scope: Scope) -> Value? {
    if statements.count == 1, let only = statements.first?.item.expression { return evaluate(only, scope) }
    var inner = scope
    switch descend({ run(statements, &inner, uncertainty: nil) }) {
    case .returned(let value): return optional(value, madeIn: statements, scope)
    case .open(let unknown), .maybe(_, let unknown, _): return .unknown(unknown)
    case .next, .leaves, .mayLeave, nil: return nil
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
    var uncertainty = uncertainty
    var early: [EarlyResult] = []
    var condition: (unknown: Unknown, location: FileLocation)?
    var rest: (exit: LoopExit, otherwise: Uncertainty)?
    for statement in statements {
      switch run(statement, &scope, uncertainty) {
      case .next: break
      case .maybe(let values, let unknown, let location):
        early += values
        condition = condition ?? (unknown, location)
      case .returned(let last):
        guard let condition else { return .returned(last) }
        return completion(last, after: early, condition.unknown, at: condition.location)
      case .open(let unknown): return .open(unknown)
      case .mayLeave(let exit, let otherwise):
        uncertainty = otherwise.inside(uncertainty)
        rest = (rest.map { $0.exit.joined(exit) } ?? exit, otherwise.inside(rest?.otherwise))
      case .leaves(let exit): return condition.map { .open($0.unknown) } ?? .leaves(exit)
      }
    }
    if let condition { return .maybe(early, condition.unknown, condition.location) }
    return rest.map { .mayLeave($0.exit, otherwise: $0.otherwise) } ?? .next
  }

  private func run(_ statement: CodeBlockItemSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    switch statement.item {
    case .decl(let declaration):
      if let condition = declaration.as(IfConfigDeclSyntax.self) { return run(condition, &scope, uncertainty) }
      scope = scope.declaring(
        bindings(of: declaration, scope), under: uncertainty, loopCount: repetition.count)
      scope = forgettingChanges(inClosuresOf: Syntax(declaration), scope)
    case .stmt(let statement): return run(statement, &scope, uncertainty)
    case .expr(let expression):
      let completion = run(expression, &scope, uncertainty)
      if !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self) {
        scope = forgettingChanges(inClosuresOf: Syntax(expression), scope)
      }
      return completion
    }
    return .next
  }

  private func run(
    _ statement: StmtSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?, label: String? = nil
  ) -> Completion {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let result):
      // Without a value, it leaves all loops, and the next statements of the function.
      return result.expression.map { .returned(evaluate($0, scope)) } ?? .leaves(LoopExit(isEnd: true, label: "return"))
    case .guardStmt(let guarding): return run(guarding, &scope, uncertainty)
    case .forStmt(let loop): return run(loop, label: label, &scope, uncertainty)
    case .doStmt(let attempt):
      var block = scope
      let completion = run(attempt.body.statements, &block, uncertainty: uncertainty)
      scope = merge(block, in: scope)
      return completion
    case .labeledStmt(let labeled): return run(labeled.statement, &scope, uncertainty, label: labeled.label.text)
    case .continueStmt(let leaving): return .leaves(LoopExit(isEnd: false, label: leaving.label?.text))
    case .breakStmt(let leaving): return .leaves(LoopExit(isEnd: true, label: leaving.label?.text))
    case .expressionStmt(let wrapped): return run(wrapped.expression, &scope, uncertainty)
    default: return .next
    }
  }

  private func run(
    _ guarding: GuardStmtSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?
  ) -> Completion {
    let (truth, inner) = decide(guarding.conditions, scope)
    if case .no = truth { return run(guarding.body.statements, &scope, uncertainty: uncertainty) }
    let before = scope
    var outer = unmet(guarding.conditions, scope)
    scope = inner
    guard case .open(let unknown, _) = truth else { return .next }
    let location = scope.source.location(of: guarding)
    let opposite = Self.conditionWords(of: guarding.conditions).map(ItemCondition.opposite)
    let hidden = Uncertainty(isShown: false, of: unknown, at: location, condition: opposite, in: uncertainty)
    switch run(guarding.body.statements, &outer, uncertainty: hidden) {
    case .returned(let early) where Self.isPlain(early): return .maybe([EarlyResult(value: early)], unknown, location)
    case .returned(let value):
      guard let elements = shownElements(value) else { return .next }
      return .maybe([EarlyResult(value: elements, condition: opposite, isExit: true)], unknown, location)
    case .leaves(let exit):
      // Elements that the body adds before `continue` stay.
      scope = decide(guarding.conditions, merge(outer, in: before)).scope
      let placeholder = Placeholder(location: location, isShown: true, reason: unknown.reason)
      let condition = Self.conditionWords(of: guarding.conditions)
      return .mayLeave(exit, otherwise: Uncertainty(isShown: true, placeholder: placeholder, condition: condition))
    case .next, .maybe, .open, .mayLeave: return .next
    }
  }

  private func run(_ expression: ExprSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) -> Completion {
    if let choice = expression.as(IfExprSyntax.self) { return run(choice, &scope, uncertainty) }
    if let choice = expression.as(SwitchExprSyntax.self) { return run(choice, &scope, uncertainty) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      assign(Array(sequence.elements), &scope, uncertainty)
      if let target = Assignment(sequence)?.target { scope = forgetting(target, scope) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      scope = forgettingChanges(of: call, scope)
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
      let conditions = Self.bothWays(Self.conditionWords(of: choice.conditions))
      let location = scope.source.location(of: choice)
      let shown = Uncertainty(isShown: true, of: unknown, at: location, condition: conditions[0], in: uncertainty)
      let own =
        choice.endsPass
        ? Uncertainty(isShown: false, of: unknown, at: location, condition: conditions[0], in: uncertainty) : shown
      let completion = run(choice.body.statements, &block, uncertainty: own)
      let otherwise = Uncertainty(isShown: true, of: unknown, at: location, condition: conditions[1], in: uncertainty)
      switch completion {
      case .open:
        scope = merge(block, in: scope)
        return completion
      case .returned(let first):
        scope = unmet(choice.conditions, scope)
        if choice.onlyReturnsNil { return .next }
        let early = EarlyResult(value: first, condition: conditions[0])
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
        case .next, .leaves, .mayLeave:
          scope = merge(other, in: scope)
          return .maybe([early], unknown, location)
        case .open: return .open(unknown)
        }
      case .leaves(let exit):
        // The other branch and the next statements need the opposite.
        scope = unmet(choice.conditions, merge(block, in: scope))
        _ = runElse(of: choice, &scope, otherwise)
        return .mayLeave(
          exit,
          otherwise: Uncertainty(isShown: shown.isShown, placeholder: shown.placeholder, condition: conditions[1]))
      case .next, .maybe, .mayLeave: break
      }
      scope = merge(block, in: scope)
      let hidden = Uncertainty(isShown: false, of: unknown, at: location, condition: conditions[1], in: uncertainty)
      var unmet = unmet(choice.conditions, scope)
      let other = runElse(of: choice, &unmet, hidden)
      scope = merge(unmet, in: scope)
      switch (completion, other) {
      case (_, .returned), (_, .open): return .open(unknown)
      case (.maybe(let values, let inner, let place), .maybe(let more, _, _)):
        return .maybe(Self.joined(values, conditions[0]) + Self.joined(more, conditions[1]), inner, place)
      case (.maybe(let values, let inner, let place), _):
        return .maybe(Self.joined(values, conditions[0]), inner, place)
      case (_, .maybe(let values, let inner, let place)):
        return .maybe(Self.joined(values, conditions[1]), inner, place)
      case (_, .leaves(let exit)):
        return .mayLeave(
          exit,
          otherwise: Uncertainty(isShown: shown.isShown, placeholder: shown.placeholder, condition: conditions[0]))
      case (.mayLeave, _): return completion
      case (_, .mayLeave), (.next, .next), (.open, .next), (.returned, .next), (.leaves, .next): return other
      }
    }
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
      return completion.afterSwitch
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
    var returned: [EarlyResult] = []
    var isPartial = false
    var leaving: (exit: LoopExit, otherwise: Uncertainty)?
    for (index, (branch, inner)) in branches.enumerated() {
      let uncertainty = Uncertainty(
        isShown: index == 0, of: unknown, at: location, condition: conditions[index], in: outer)
      // Each case sees the changes of the cases before it, and its own bindings.
      var block = scope.binding(inner === before ? [:] : inner.bindings)
        .deciding(inner.decisions.filter { before.decisions[$0.key] == nil })
      switch run(branch.statements, &block, uncertainty: uncertainty).afterSwitch {
      case .next: scope = merge(block, in: scope)
      case .returned(let value): returned.append(EarlyResult(value: value, condition: conditions[index]))
      case .maybe(let values, _, _):
        isPartial = true
        returned += Self.joined(values, conditions[index])
        scope = merge(block, in: scope)
      case .leaves(let exit), .mayLeave(let exit, _):
        let otherwise = Uncertainty(
          isShown: true, placeholder: Placeholder(location: location, isShown: true, reason: unknown.reason),
          condition: conditions[index].map(ItemCondition.opposite))
        leaving = (leaving.map { $0.exit.joined(exit) } ?? exit, otherwise.inside(leaving?.otherwise))
      case .open: return .open(unknown)
      }
    }
    scope = keepingFormerTexts(
      scope, since: before, unknown, at: location, cases: branches.count - returned.count)
    if returned.isEmpty { return leaving.map { .mayLeave($0.exit, otherwise: $0.otherwise) } ?? .next }
    guard returned.count == branches.count, !isPartial, leaving == nil else {
      // Cases that only exit early.
      let isExit = returned.allSatisfy { if case .nothing = $0.value { true } else { false } }
      return isExit ? .next : .maybe(returned, unknown, location)
    }
    let one = one(of: returned.map(\.value), unknown, at: location, conditions)
    if case .unknown = one { return .open(unknown) }
    return .returned(one)
  }
}

extension IfExprSyntax {
  /// Whether the branch ends with `continue` or `break`.
  fileprivate var endsPass: Bool {
    let last = body.statements.last?.item
    return last?.is(ContinueStmtSyntax.self) == true || last?.is(BreakStmtSyntax.self) == true
  }
}
