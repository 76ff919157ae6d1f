import MenuImport
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Elements that a closure or a function provides when the menu opens.
extension ElementReader {
  /// The elements that a call provides later: in a section for an unknown number of them.
  func deferredElements(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [ImportedItem] {
    let location = items.location(call, scope)
    let found = deferred(call, scope)
    let reason = "the elements are created when the menu opens"
    guard !found.isEmpty else {
      var item = ImportedItem(.loading, location: location)
      item.placeholders = [Placeholder(location: location, text: "loading", reason: reason)]
      return [item]
    }
    if found.allSatisfy({ made.contains($0.location) }) { return found }
    let note = Placeholder(location: location, ofList: reason)
    if found.count == 1, case .section(_, isDynamic: true, _) = found[0].kind, found[0].title.isEmpty {
      var section = found[0]
      section.placeholders.append(note)
      return [section]
    }
    var section = ImportedItem(.section(found, isDynamic: true), location: location)
    section.placeholders = [note]
    return [section]
  }

  /// The closure or function that provides deferred elements: its parameter, its statements, and their scope.
  private func provider(
    of call: FunctionCallExprSyntax, _ scope: Scope
  ) -> (parameter: String, body: CodeBlockItemListSyntax, scope: Scope)? {
    let written = call.trailingClosure.map { ExprSyntax($0) } ?? call.arguments.first?.expression
    switch written.map({ evaluator.evaluate($0, scope) }) {
    case .closure(let closure, let captured):
      let names = evaluator.arguments(of: closure, [])
      let inner = captured.undecided.binding(names)
      return (closure.parameterNames.first ?? "$0", closure.statements, inner)
    case .function(let function, let owner):
      guard let body = function.body, let parameter = function.node?.signature.parameterClause.parameters.first else {
        return nil
      }
      let name = (parameter.secondName ?? parameter.firstName).text.trimmingBackticks
      return (name, body, evaluator.functionScope(function, owner))
    case .text, .number, .bool, .nothing, .list, .tuple, .enumCase, .instance, .type, .symbol, .conditional,
      .repeated, .unknown, nil:
      return nil
    }
  }

  private func deferred(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [ImportedItem] {
    guard let provider = provider(of: call, scope) else { return [] }
    let (name, body, scope) = provider
    // The elements may come later: `Task { completion(await load()) }`.
    var branches: [[ImportedItem]] = []
    var arguments: Set<String> = []
    var mayBeMissing = false
    var calls: [FunctionCallExprSyntax] = []
    var stack = [Syntax(body)]
    while let node = stack.popLast() {
      guard let inner = node.as(FunctionCallExprSyntax.self),
        inner.calledExpression.trimmedDescription == name, let argument = inner.argument()
      else {
        stack += node.children(viewMode: .sourceAccurate).reversed()
        continue
      }
      if argument.as(ArrayExprSyntax.self)?.elements.isEmpty == true {
        mayBeMissing = mayBeMissing || !Self.isInGuard(inner)
        continue
      }
      let inside = ScopeBuilder(source: scope.source, evaluator: evaluator)
        .scope(at: Syntax(argument), from: Syntax(body), scope)
      branches.append(elements(of: argument, inside))
      calls.append(inner)
      arguments.insert(argument.trimmedDescription)
    }
    if mayBeMissing, branches.count == 1 {
      let note = Placeholder(
        location: items.location(call, scope), isShown: true, reason: "code may also provide no elements")
      ItemReader.addPlaceholder(note, in: &branches[0])
    }
    // The branches hand over the same elements.
    if arguments.count == 1, Set(branches.map { $0.map(\.title) }).count == 1 { return branches.first ?? [] }
    guard branches.count > 1, let shown = branches.first else { return branches.first ?? [] }
    // Several calls are branches; items of the first one need not come again.
    var isShared = false
    for index in branches.indices.dropFirst() {
      let count = branches[index].count
      branches[index].removeAll { item in
        !item.title.isEmpty && shown.contains { $0.title == item.title && $0.isDrawn(like: item) }
      }
      isShared = isShared || branches[index].count < count
    }
    let choice = Self.choice(between: calls)
    let words = choice.flatMap { Evaluator.conditionWords(of: $0.conditions) }
    let placeholder = Placeholder(
      location: choice.map { items.location($0, scope) } ?? items.location(call, scope), isShown: true,
      reason: words.map { "\($0) \(Evaluator.runTime)" } ?? "a condition selects the elements")
    var conditions = words.map(Evaluator.bothWays) ?? []
    if isShared, !conditions.isEmpty { conditions[0] = nil }
    return ItemReader.combined(
      branches,
      BlockChoice(
        branches: Array(repeating: [], count: branches.count), placeholder: placeholder, conditions: conditions))
  }

  /// The condition with one of two calls in its branch and the other after `else`.
  private static func choice(between calls: [FunctionCallExprSyntax]) -> IfExprSyntax? {
    guard calls.count == 2 else { return nil }
    var current = Syntax(calls[0]).parent
    while let outer = current {
      if let choice = outer.as(IfExprSyntax.self) {
        guard case .codeBlock(let other)? = choice.elseBody else { return nil }
        let isInBranch = choice.body.range.contains(calls[0].position)
        return isInBranch && other.range.contains(calls[1].position) ? choice : nil
      }
      current = outer.parent
    }
    return nil
  }

  /// Whether a call leaves early: `guard let self else { return completion([]) }`.
  private static func isInGuard(_ call: FunctionCallExprSyntax) -> Bool {
    var current = Syntax(call).parent
    while let outer = current, !outer.is(ClosureExprSyntax.self) {
      if outer.is(GuardStmtSyntax.self) { return true }
      current = outer.parent
    }
    return false
  }
}
