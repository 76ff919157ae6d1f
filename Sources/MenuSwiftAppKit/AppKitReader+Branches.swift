import MenuDocument
import MenuImport
import MockupScene
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Statements and expressions that choose one of several branches.
extension AppKitReader {
  func run(_ condition: IfConfigDeclSyntax, _ frame: inout Frame) -> Completion {
    for clause in condition.clauses {
      guard case .statements(let statements)? = clause.elements else { continue }
      switch evaluator.compilation.isCompiled(clause) {
      case true, nil: return run(statements, &frame)
      case false: runHidden(statements, condition, &frame)
      }
    }
    return .next
  }

  /// Adds the items of a branch that is not compiled, as hidden ones.
  private func runHidden(
    _ statements: CodeBlockItemListSyntax, _ condition: IfConfigDeclSyntax, _ frame: inout Frame
  ) {
    let words = statements.trimmedDescription
    guard frame.built != nil || ["addItem", "insertItem", "append("].contains(where: { words.contains($0) }),
      !words.contains("return")
    else { return }
    let location = frame.scope.source.location(of: condition)
    uncertainties.append(
      Uncertainty(
        isShown: false,
        placeholder: Placeholder(
          location: location, isShown: false, reason: Compilation.leftOutReason(condition.clauses))))
    _ = run(statements, frame.scope, &frame)
    uncertainties.removeLast()
  }

  /// The conditions of the branches of an `if` statement.
  private func uncertainties(
    of choice: IfExprSyntax, _ unknown: Unknown, _ frame: Frame
  ) -> (shown: Uncertainty, hidden: Uncertainty) {
    let location = frame.scope.source.location(of: choice)
    let words = Evaluator.bothWays(Evaluator.conditionWords(of: choice.conditions))
    func uncertainty(_ isShown: Bool) -> Uncertainty {
      Uncertainty(
        isShown: isShown,
        placeholder: Placeholder(location: location, isShown: isShown, reason: unknown.reason),
        condition: words[isShown ? 0 : 1])
    }
    return (uncertainty(true), uncertainty(false))
  }

  func run(_ choice: IfExprSyntax, _ frame: inout Frame) -> Completion {
    var block = frame.block(frame.scope)
    switch decide(choice.conditions, &block) {
    case .yes:
      let completion = run(choice.body.statements, block.scope, &block)
      frame.keep(block)
      return completion
    case .no: return runElse(of: choice, &frame)
    case .open(let unknown, _):
      let (shown, hidden) = uncertainties(of: choice, unknown, frame)
      let (first, met) = under(shown) { () -> (Completion, Frame) in
        let completion = run(choice.body.statements, block.scope, &block)
        var met = frame
        met.keep(block)
        return (completion, met)
      }
      var other = frame
      other.scope = evaluator.unmet(choice.conditions, frame.scope)
      let second = under(hidden) { runElse(of: choice, &other) }
      frame.keep(
        (first.isEnd ? [] : [(met, shown)]) + (second.isEnd ? [] : [(other, hidden)]))
      return joined([(first, shown), (second, hidden)], frame)
    }
  }

  private func runElse(of choice: IfExprSyntax, _ frame: inout Frame) -> Completion {
    switch choice.elseBody {
    case .codeBlock(let block): return run(block.statements, frame.scope, &frame)
    case .ifExpr(let next): return evaluator.descend { run(next, &frame) } ?? .next
    case nil: return .next
    }
  }

  func run(_ choice: SwitchExprSyntax, _ frame: inout Frame) -> Completion {
    if let branch = branch(of: choice, &frame) { return run(branch.statements, frame.scope, &frame).afterSwitch }
    switch evaluator.select(choice, frame.scope) {
    case .one(let branch, let scope):
      return run(branch.statements, scope, binding: Self.hidden(by: branch), &frame).afterSwitch
    case .several(let branches, let unknown, _):
      var ends: [(completion: Completion, condition: Uncertainty)] = []
      var live: [(frame: Frame, condition: Uncertainty)] = []
      for ((branch, scope), condition) in zip(branches, uncertainties(of: choice, branches.map(\.0), unknown, frame)) {
        var other = frame
        let end = under(condition) { run(branch.statements, scope, binding: Self.hidden(by: branch), &other) }
        ends.append((end.afterSwitch, condition))
        if !end.afterSwitch.isEnd { live.append((other, condition)) }
      }
      frame.keep(live)
      return joined(ends, frame)
    case .none: return .next
    }
  }

  private func uncertainties(
    of choice: SwitchExprSyntax, _ branches: [SwitchCaseSyntax], _ unknown: Unknown, _ frame: Frame
  ) -> [Uncertainty] {
    let location = frame.scope.source.location(of: choice)
    return evaluator.conditionWords(of: branches, of: choice.subject).enumerated().map { index, words in
      let placeholder = Placeholder(
        location: location, isShown: index == 0, reason: unknown.reason)
      return Uncertainty(isShown: index == 0, placeholder: placeholder, condition: words)
    }
  }

  /// The names that the patterns of a case bind.
  private static func hidden(by branch: SwitchCaseSyntax) -> [String: AppKitObject?] {
    guard case .case(let label) = branch.label else { return [:] }
    return Evaluator.names(in: Syntax(label)).mapValues { _ in nil }
  }

  func under<Result>(_ condition: Uncertainty, _ action: () -> Result) -> Result {
    uncertainties.append(condition)
    defer { uncertainties.removeLast() }
    return action()
  }

  /// The completion of branches, of which a condition known only at runtime selects one.
  private func joined(_ branches: [(completion: Completion, condition: Uncertainty)], _ frame: Frame) -> Completion {
    let ends = branches.filter { branch in
      switch branch.completion {
      case .next: false
      case .returned(let object): frame.isRepeated || returned(object, branch.condition.met.placeholder) != nil
      case .continued, .stopped, .perhaps: true
      }
    }
    guard let first = ends.first else {
      return branches.allSatisfy(\.completion.isEnd) ? .returned(nil) : .next
    }
    let results = ends.compactMap { end in end.completion.result.map { (object: $0, condition: end.condition) } }
    let ending = results.isEmpty ? first.completion : .returned(.oneOf(results))
    if branches.allSatisfy(\.completion.isEnd) { return ending }
    if case .perhaps(let inner, let otherwise) = first.completion, ends.count == 1 {
      let words = ItemCondition.both(first.condition.condition, otherwise.opposite).map(ItemCondition.opposite)
      let rest = Uncertainty(isShown: otherwise.isShown, placeholder: otherwise.placeholder, condition: words)
      return .perhaps(inner, otherwise: rest)
    }
    let others = branches.filter { branch in if case .next = branch.completion { true } else { false } }
    var rest = first.condition.met
    if ends.count > 1 {
      rest = others.count == 1 ? others[0].condition.shown : Uncertainty(isShown: true, placeholder: rest.placeholder)
    }
    // The mockup shows the result of the first branch, or the rest of a loop.
    if !results.isEmpty, first.condition.isShown {
      var placeholder = rest.placeholder
      placeholder?.isShown = false
      rest = Uncertainty(isShown: false, placeholder: placeholder, condition: rest.condition)
    }
    if case .perhaps(let inner, _) = ending { return .perhaps(inner, otherwise: rest) }
    return .perhaps(ending, otherwise: rest)
  }

  /// The number of ways through the conditional statement around a node, with that of a missing `else`.
  static func branchCount(around node: Syntax) -> Int? {
    var outer = node.parent
    while let current = outer, !current.is(IfExprSyntax.self) {
      if let choice = current.as(SwitchExprSyntax.self) { return choice.cases.count }
      outer = current.parent
    }
    guard var first = outer?.as(IfExprSyntax.self) else { return nil }
    while let before = first.parent?.as(IfExprSyntax.self) { first = before }
    return first.chain.choices.count + 1
  }

  // MARK: Expressions

  /// The object that a condition selects.
  func chosen(
    _ sequence: ArraySlice<ExprSyntax>, _ ternary: UnresolvedTernaryExprSyntax, _ frame: inout Frame
  ) -> AppKitObject? {
    let condition = sequence.prefix { !$0.is(UnresolvedTernaryExprSyntax.self) }
    let other = sequence[condition.endIndex...].dropFirst()
    guard let expression = sequence.first else { return nil }
    let value = evaluator.value(of: condition, expression: expression, frame.scope)
    let branches = [[ternary.thenExpression], other]
    if case .bool(let flag) = value { return object(of: branches[flag ? 0 : 1], &frame) }
    if condition.count == 1, let flag = comparison(expression, &frame) {
      return object(of: branches[flag ? 0 : 1], &frame)
    }
    let words = argumentWords(condition, frame) ?? condition.map { Evaluator.words(of: $0) }.joined(separator: " ")
    let both = Evaluator.bothWays(words)
    let location = frame.scope.source.location(of: expression)
    var reason = "\(words) \(Evaluator.runTime)"
    if case .unknown(let unknown) = value { reason = unknown.reason }
    let found = branches.enumerated().map { index, branch in
      let placeholder = Placeholder(location: location, isShown: index == 0, reason: reason)
      let condition = Uncertainty(isShown: index == 0, placeholder: placeholder, condition: both[index])
      return (object: under(condition) { object(of: branch, &frame) }, condition: condition)
    }
    return oneOf(found)
  }

  /// The words of the argument that a condition stands for.
  private func argumentWords(_ condition: ArraySlice<ExprSyntax>, _ frame: Frame) -> String? {
    guard condition.count == 1, let name = condition.first?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .expression(let argument)? = frame.scope.local(name)
    else { return nil }
    return Evaluator.words(of: followed(argument, frame).0.syntax, atMost: 600)
  }

  /// One of the objects of branches; `nil` if none is an object.
  private func oneOf(_ found: [(object: AppKitObject?, condition: Uncertainty)]) -> AppKitObject? {
    guard found.contains(where: { $0.object?.alternatives.isEmpty == false }) else {
      return found.allSatisfy { $0.object != nil } ? .nothing : nil
    }
    let known = found.compactMap { found in found.object.map { ($0, found.condition) } }
    let isOnly = known.count { !$0.0.alternatives.isEmpty } == 1
    return .oneOf(known.map { ($0, isOnly ? $1.shown : $1) })
  }

  /// The object of an `if` expression.
  func object(of choice: IfExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    var block = frame.block(frame.scope)
    switch decide(choice.conditions, &block) {
    case .yes: return object(of: choice.body.statements, block)
    case .no: return elseObject(of: choice, &frame)
    case .open(let unknown, _):
      let (shown, hidden) = uncertainties(of: choice, unknown, frame)
      let first = under(shown) { object(of: choice.body.statements, block) }
      var other = frame.block(evaluator.unmet(choice.conditions, frame.scope))
      let second = under(hidden) { elseObject(of: choice, &other) }
      return oneOf([(first, shown), (second, hidden)])
    }
  }

  private func elseObject(of choice: IfExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    switch choice.elseBody {
    case .codeBlock(let block): object(of: block.statements, frame)
    case .ifExpr(let next): evaluator.descend { object(of: next, &frame) } ?? nil
    case nil: nil
    }
  }

  /// The object of a `switch` expression.
  func object(of choice: SwitchExprSyntax, _ frame: inout Frame) -> AppKitObject? {
    switch evaluator.select(choice, frame.scope) {
    case .one(let branch, let scope): return object(of: branch.statements, frame.block(scope))
    case .several(let branches, let unknown, _):
      let conditions = uncertainties(of: choice, branches.map(\.0), unknown, frame)
      return oneOf(
        zip(branches, conditions).map { branch, condition in
          (under(condition) { object(of: branch.0.statements, frame.block(branch.1)) }, condition)
        })
    case .none: return nil
    }
  }

  /// The object of the last expression of a branch.
  private func object(of statements: CodeBlockItemListSyntax, _ block: Frame) -> AppKitObject? {
    var block = block
    block.built = nil
    guard let last = statements.last?.item.expression else { return nil }
    if statements.count > 1 {
      guard case .next = run(CodeBlockItemListSyntax(statements.dropLast()), &block) else { return nil }
    }
    return object(of: last, &block)
  }

  /// Performs an action on an object, or on each of several under its condition.
  func forEach(of object: AppKitObject?, _ action: (AppKitObject) -> Void) {
    guard case .choice(let all)? = object else {
      if let object { action(object) }
      return
    }
    for (object, condition) in all {
      if let words = condition.condition {
        // In a branch of the same condition.
        if uncertainties.contains(where: { $0.opposite == words }) { continue }
        if uncertainties.contains(where: { $0.condition == words }) {
          action(object)
          continue
        }
      }
      under(condition) { action(object) }
    }
  }
}
