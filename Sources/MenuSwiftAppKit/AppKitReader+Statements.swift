import MenuImport
import MockupScene
import SwiftEvaluation
import SwiftSyntax

extension AppKitReader {
  enum Completion {
    case next
    case returned(AppKitObject?)
    /// A branch that is taken under a condition known only at runtime returns.
    case perhaps(AppKitObject, otherwise: Uncertainty)
  }

  func run(_ statements: CodeBlockItemListSyntax, _ frame: inout Frame) -> Completion {
    var early: AppKitObject?
    defer { if early != nil { uncertainties.removeLast() } }
    for statement in statements {
      guard !isFull else { break }
      let completion = evaluator.descend { run(statement, &frame) } ?? .returned(nil)
      if case .perhaps(let object, let otherwise) = completion {
        guard early == nil else { continue }
        // What follows happens only if the condition is not met.
        early = object
        uncertainties.append(otherwise)
        continue
      }
      guard case .next = completion else {
        return early.map { .returned(join($0, completion, &frame)) } ?? completion
      }
    }
    return early.map { Completion.returned($0) } ?? .next
  }

  private func run(_ statement: CodeBlockItemSyntax, _ frame: inout Frame) -> Completion {
    switch statement.item {
    case .decl(let declaration):
      if let condition = declaration.as(IfConfigDeclSyntax.self) { return run(condition, &frame) }
      var found: [String: AppKitObject] = [:]
      for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard let name = Property.name(of: binding), let value = binding.initializer?.value else { continue }
        frame.objects[name] = nil
        if let type = binding.typeAnnotation.flatMap({ itemType(ofArray: $0.type.trimmedDescription) }),
          let array = value.as(ArrayExprSyntax.self)
        {
          let list = newList(frame, of: type)
          for element in array.elements { addObject(element.expression, to: list, &frame) }
          found[name] = .list(list)
        } else {
          found[name] = object(of: value, &frame)
        }
      }
      frame.objects.merge(found) { _, new in new }
      frame.scope = evaluator.advance(frame.scope, past: statement)
    case .stmt(let inner):
      if let result = inner.as(ReturnStmtSyntax.self) {
        return .returned(result.expression.flatMap { object(of: $0, &frame) })
      } else if let guarding = inner.as(GuardStmtSyntax.self) {
        let (truth, scope) = decide(guarding.conditions, &frame)
        if case .no = truth { return run(guarding.body.statements, &frame) }
        let outer = frame
        frame.scope = scope
        bind(guarding.conditions, &frame, outer)
      } else if let loop = inner.as(ForStmtSyntax.self) {
        run(loop, &frame)
        frame.scope = evaluator.advance(frame.scope, past: statement)
      } else if let loop = inner.as(WhileStmtSyntax.self) {
        let placeholder = Placeholder(
          location: frame.scope.source.location(of: loop), text: "one of several",
          reason: "the number of repetitions \(Evaluator.runTime)")
        repeated(loop.body.statements, placeholder, &frame)
      } else if let attempt = inner.as(DoStmtSyntax.self) {
        return run(attempt.body.statements, &frame)
      } else if let wrapped = inner.as(ExpressionStmtSyntax.self) {
        return run(wrapped.expression, statement, &frame)
      }
    case .expr(let expression): return run(expression, statement, &frame)
    }
    return .next
  }

  private func run(
    _ expression: ExprSyntax, _ statement: CodeBlockItemSyntax, _ frame: inout Frame
  ) -> Completion {
    if let choice = expression.as(IfExprSyntax.self) {
      let completion = run(choice, &frame)
      frame.scope = evaluator.advance(frame.scope, past: statement)
      return completion
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      let completion = run(choice, &frame)
      frame.scope = evaluator.advance(frame.scope, past: statement)
      return completion
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      assign(Array(sequence.elements), sequence, &frame)
      frame.scope = evaluator.advance(frame.scope, past: statement)
      return .next
    }
    let found = object(of: expression, &frame)
    if found == nil { frame.scope = evaluator.advance(frame.scope, past: statement) }
    // A body of a single expression returns it implicitly.
    if let list = statement.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, Self.isEntireBody(list) {
      return .returned(found)
    }
    return .next
  }

  /// Whether the list is the complete body of a function, accessor, or closure.
  private static func isEntireBody(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let parent = list.parent else { return false }
    if parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) { return true }
    return parent.parent.map { $0.is(FunctionDeclSyntax.self) || $0.is(AccessorDeclSyntax.self) } ?? false
  }

  /// Binds the objects of conditions: `if let menu = item.submenu`, and `if let menu` for an outer name.
  private func bind(_ conditions: ConditionElementListSyntax, _ frame: inout Frame, _ outer: Frame) {
    for element in conditions {
      guard case .optionalBinding(let binding) = element.condition,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { continue }
      if let value = binding.initializer?.value {
        frame.objects[name.text] = object(of: value, &frame)
      } else {
        var outer = outer
        frame.objects[name.text] = object(of: ExprSyntax(DeclReferenceExprSyntax(baseName: name.trimmed)), &outer)
      }
    }
  }

  // MARK: Branches

  private func run(_ condition: IfConfigDeclSyntax, _ frame: inout Frame) -> Completion {
    for clause in condition.clauses {
      guard case .statements(let statements)? = clause.elements else { continue }
      switch clause.condition.map({ evaluator.isCompiled($0) }) ?? .some(.yes) {
      case .yes, nil: return run(statements, &frame)
      case .no, .open: runHidden(statements, condition, &frame)
      }
    }
    return .next
  }

  /// Adds the items of a branch that is not compiled, as hidden ones.
  private func runHidden(
    _ statements: CodeBlockItemListSyntax, _ condition: IfConfigDeclSyntax, _ frame: inout Frame
  ) {
    let words = statements.trimmedDescription
    guard ["addItem", "insertItem", "append("].contains(where: { words.contains($0) }), !words.contains("return") else {
      return
    }
    let location = frame.scope.source.location(of: condition)
    uncertainties.append(
      Uncertainty(
        isShown: false,
        placeholder: Placeholder(
          location: location, text: "hidden", reason: Evaluator.leftOutReason(condition.clauses))))
    _ = run(statements, nil, frame.scope, &frame)
    uncertainties.removeLast()
  }

  private func run(_ choice: IfExprSyntax, _ frame: inout Frame) -> Completion {
    let (truth, scope) = decide(choice.conditions, &frame)
    switch truth {
    case .yes: return run(choice.body.statements, choice.conditions, scope, &frame)
    case .no: return runElse(of: choice, &frame)
    case .open(let unknown, _):
      let location = frame.scope.source.location(of: choice)
      let conditions = Evaluator.bothWays(Evaluator.conditionWords(of: choice.conditions))
      func uncertainty(_ isShown: Bool) -> Uncertainty {
        Uncertainty(
          isShown: isShown,
          placeholder: Placeholder(location: location, text: isShown ? "shown" : "hidden", reason: unknown.reason),
          condition: conditions[isShown ? 0 : 1])
      }
      uncertainties.append(uncertainty(true))
      let first = run(choice.body.statements, choice.conditions, scope, &frame)
      uncertainties[uncertainties.count - 1] = uncertainty(false)
      let second = runElse(of: choice, &frame)
      uncertainties.removeLast()
      // If both branches return, the first result wins.
      guard case .returned(let object?) = first else { return .next }
      if case .next = second { return .perhaps(object, otherwise: uncertainty(false)) }
      return first
    }
  }

  private func run(
    _ statements: CodeBlockItemListSyntax, _ conditions: ConditionElementListSyntax?, _ scope: Scope,
    _ frame: inout Frame
  ) -> Completion {
    var inner = frame
    inner.scope = scope
    if let conditions { bind(conditions, &inner, frame) }
    let completion = run(statements, &inner)
    // Assignments to outer variables outlive the block.
    for name in frame.objects.keys { frame.objects[name] = inner.objects[name] ?? frame.objects[name] }
    return completion
  }

  private func runElse(of choice: IfExprSyntax, _ frame: inout Frame) -> Completion {
    switch choice.elseBody {
    case .codeBlock(let block): return run(block.statements, nil, frame.scope, &frame)
    case .ifExpr(let next): return evaluator.descend { run(next, &frame) } ?? .next
    case nil: return .next
    }
  }

  private func run(_ choice: SwitchExprSyntax, _ frame: inout Frame) -> Completion {
    switch evaluator.select(choice, frame.scope) {
    case .one(let branch, let scope): return run(branch.statements, nil, scope, &frame)
    case .several(let branches, let unknown, _):
      let location = frame.scope.source.location(of: choice)
      let conditions = evaluator.conditionWords(of: branches.map(\.0), of: choice.subject)
      for (index, (branch, scope)) in branches.enumerated() {
        let text = index == 0 ? "shown" : "hidden"
        uncertainties.append(
          Uncertainty(
            isShown: index == 0, placeholder: Placeholder(location: location, text: text, reason: unknown.reason),
            condition: conditions[index]))
        let completion = run(branch.statements, nil, scope, &frame)
        uncertainties.removeLast()
        if index == 0, case .returned(.some) = completion { return completion }
      }
      return .next
    case .none: return .next
    }
  }

  // MARK: Loops

  private func run(_ loop: ForStmtSyntax, _ frame: inout Frame) {
    let sequence = loop.sequence
    if forEachItem(of: loop, &frame) { return }
    if case .list(let elements) = evaluator.evaluate(sequence, frame.scope) {
      for element in elements {
        let (plain, uncertainty) = element.unconditional
        let names = Self.names(of: loop.pattern, plain)
        if let uncertainty { uncertainties.append(uncertainty) }
        defer { if uncertainty != nil { uncertainties.removeLast() } }
        guard case .next = run(loop.body.statements, nil, frame.scope.binding(names), &frame) else { return }
      }
      return
    }
    let scope = frame.scope
    frame.scope = scope.binding(Evaluator.names(in: Syntax(loop.pattern)))
    let placeholder = Placeholder(
      location: scope.source.location(of: loop), text: "one of several",
      reason: "the content of \(Evaluator.words(of: sequence)) \(Evaluator.runTime)")
    repeated(loop.body.statements, placeholder, &frame)
    frame.scope = scope
  }

  func run(_ each: EachCall, _ frame: inout Frame) {
    let statements = each.closure.statements
    let name = Evaluator.parameterNames(of: each.closure).first ?? "$0"
    if forEachItem(of: each.sequence, name, statements, isClosure: true, &frame) { return }
    if case .list(let elements) = evaluator.evaluate(each.sequence, frame.scope) {
      for element in elements {
        let names = evaluator.arguments(of: each.closure, [.value(element)])
        _ = run(statements, nil, frame.scope.binding(names), &frame)
      }
      return
    }
    let scope = frame.scope
    frame.scope = scope.binding(evaluator.arguments(of: each.closure, [.runTime(each.reason)]))
    let placeholder = Placeholder(
      location: scope.source.location(of: each.closure), text: "one of several", reason: each.reason)
    repeated(statements, placeholder, &frame)
    frame.scope = scope
  }

  private func forEachItem(of loop: ForStmtSyntax, _ frame: inout Frame) -> Bool {
    guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return false }
    return forEachItem(of: loop.sequence, name, loop.body.statements, &frame)
  }

  private func forEachItem(
    of sequence: ExprSyntax, _ name: String, _ statements: CodeBlockItemListSyntax, isClosure: Bool = false,
    _ frame: inout Frame
  ) -> Bool {
    var entries: [AppKitMenu.Entry]?
    if let access = sequence.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "items",
      let base = access.base, case .menu(let menu)? = object(of: base, &frame)
    {
      entries = menu.items.map { .item($0) }
    } else if mayBeList(sequence, frame), case .list(let list)? = object(of: sequence, &frame) {
      entries = list.entries
    }
    guard let entries else { return false }
    for entry in entries {
      let items: [AppKitItem]
      switch entry {
      case .item(let item): items = [item]
      case .repeated(let loop, let repeated):
        items = repeated
        loops.append(loop)
      }
      defer { if case .repeated = entry { loops.removeLast() } }
      for item in items {
        var inner = frame
        inner.objects[name] = .item(item)
        // A closure returns for one item only.
        guard case .next = run(statements, &inner) else {
          if isClosure { continue }
          return true
        }
      }
    }
    return true
  }

  private static func names(of pattern: PatternSyntax, _ element: Value) -> [String: Binding] {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks {
      return [name: .value(element)]
    }
    var names = Evaluator.names(in: Syntax(pattern))
    guard let tuple = pattern.as(TuplePatternSyntax.self), case .tuple(let values) = element,
      tuple.elements.count == values.count
    else { return names }
    for (part, value) in zip(tuple.elements, values) {
      guard let name = part.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      names[name] = .value(value.value)
    }
    return names
  }

  private func repeated(_ statements: CodeBlockItemListSyntax, _ placeholder: Placeholder, _ frame: inout Frame) {
    loops.append(AppKitLoop(placeholder))
    _ = run(statements, nil, frame.scope, &frame)
    loops.removeLast()
  }
}
