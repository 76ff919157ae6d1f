import MenuDocument
import MenuImport
import MenuStrings
import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

/// How a statement ends a pass of a loop: `continue` or `break`.
struct LoopExit {
  /// Whether it ends the loop.
  let isEnd: Bool
  /// The label of the loop; `nil` for the innermost one.
  let label: String?

  func joined(_ other: LoopExit) -> LoopExit { LoopExit(isEnd: isEnd || other.isEnd, label: label ?? other.label) }
}

extension Evaluator.Completion {
  /// The completion after a `switch` statement, which `break` ends.
  var afterSwitch: Self {
    switch self {
    case .leaves(let exit), .mayLeave(let exit, _): exit.isEnd && exit.label == nil ? .next : self
    case .next, .returned, .maybe, .open: self
    }
  }
}

extension Evaluator {
  /// The early results that loops collect before their result counts as unknown.
  private static let mostEarlyResults = 32

  func run(
    _ loop: ForStmtSyntax, label: String?, _ scope: inout Scope, _ uncertainty: Uncertainty?
  ) -> Completion {
    let sequence = evaluate(loop.sequence, scope)
    guard case .list(let elements) = sequence else {
      return runRepeatedly(loop, reason(ofLoop: loop.sequence, sequence), &scope, uncertainty)
    }
    // Passes without a name for the element differ in nothing that the loop tells.
    if loop.pattern.is(WildcardPatternSyntax.self), elements.count > 1 {
      return runRepeatedly(loop, "the loop repeats it \(elements.count) times", &scope, uncertainty)
    }
    var uncertainty = uncertainty
    var early: [EarlyResult] = []
    var condition: (unknown: Unknown, location: FileLocation)?
    var outer: Completion?
    passes: for element in elements {
      var own = element.withoutConditions.uncertainty?.inside(uncertainty) ?? uncertainty
      let plain = element.withoutConditions.value
      var block = scope
      switch enter(loop, plain, &block) {
      case .no: continue passes
      case .yes: break
      case .open(let unknown, _):
        let placeholder = Placeholder(location: scope.source.location(of: loop), isShown: true, reason: unknown.reason)
        let words = loop.whereClause.map { Self.words(of: $0.condition, atMost: 600) }
        own = Uncertainty(isShown: true, placeholder: placeholder, condition: words).inside(own)
      }
      let completion: Completion
      if case .repeated(_, let placeholder) = plain {
        completion = run(loop.body.statements, &block, uncertainty: own, repeated: placeholder)
      } else {
        completion = run(loop.body.statements, &block, uncertainty: own)
      }
      scope = merge(block, in: scope)
      switch completion {
      case .next: break
      case .leaves(let exit):
        guard exit.label == nil || exit.label == label else {
          outer = completion
          break passes
        }
        if exit.isEnd { break passes }
      case .mayLeave(let exit, let otherwise):
        let isOwn = exit.label == nil || exit.label == label
        if exit.isEnd || !isOwn { uncertainty = otherwise.inside(uncertainty) }
        if !isOwn { outer = outer ?? completion }
      case .maybe(let values, let unknown, let location):
        early += values
        condition = condition ?? (unknown, location)
        if early.count > Self.mostEarlyResults { return .open(unknown) }
      case .returned(let last):
        guard let condition else { return completion }
        return self.completion(last, after: early, condition.unknown, at: condition.location)
      case .open: return completion
      }
    }
    if let condition { return .maybe(early, condition.unknown, condition.location) }
    return outer ?? .next
  }

  /// Binds the names of a loop's pattern to an element.
  ///
  /// - Returns: Whether the loop's body runs for the element.
  private func enter(_ loop: ForStmtSyntax, _ element: Value, _ scope: inout Scope) -> Truth {
    var truth = Truth.yes
    if loop.caseKeyword != nil { truth = matches(element, loop.pattern, loop.sequence, scope) }
    if let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks {
      scope = scope.binding([name: .value(element)])
    } else {
      scope = scope.binding(names(in: loop.pattern, for: element))
    }
    guard let condition = loop.whereClause?.condition else { return truth }
    switch (truth, decide(condition, scope)) {
    case (.no, _), (_, .no): return .no
    case (.open, _): return truth
    case (.yes, let other): return other
    }
  }

  /// The reason that a loop over a value stands for several passes.
  package func reason(ofLoop sequence: ExprSyntax, _ value: Value) -> String {
    if case .unknown(let unknown) = value, unknown.reason == Self.tooManyElements {
      return "\(Self.words(of: sequence)): \(unknown.reason)"
    }
    return "the content of \(Self.words(of: sequence)) \(Self.runTime)"
  }

  /// Runs the body of a loop over runtime data once.
  private func runRepeatedly(
    _ loop: ForStmtSyntax, _ reason: String, _ scope: inout Scope, _ uncertainty: Uncertainty?
  ) -> Completion {
    let names = Self.names(in: Syntax(loop.pattern), reason)
    var block = scope.binding(names, types: elementTypes(of: loop.sequence, names.keys, scope))
    let placeholder = Placeholder(
      location: scope.source.location(of: loop), ofList: reason, Self.words(of: loop.sequence))
    let completion = run(loop.body.statements, &block, uncertainty: uncertainty, repeated: placeholder)
    scope = merge(block, in: scope)
    switch completion {
    // Without elements, the next statement follows.
    case .returned(let value):
      return .maybe([EarlyResult(value: value)], unknown(loop.sequence, scope, Self.runTime), placeholder.location)
    case .leaves, .mayLeave: return .next
    case .next, .maybe, .open: return completion
    }
  }

  func run(_ each: EachCall, _ scope: inout Scope, _ uncertainty: Uncertainty?) {
    let statements = each.closure.statements
    let sequence = evaluate(each.sequence, scope)
    if case .list(let elements) = sequence {
      for element in elements {
        let (plain, own) = element.withoutConditions
        var block = scope.binding(arguments(of: each.closure, [.value(plain)]))
        let inner = own?.inside(uncertainty) ?? uncertainty
        if case .repeated(_, let placeholder) = plain {
          _ = run(statements, &block, uncertainty: inner, repeated: placeholder)
        } else {
          _ = run(statements, &block, uncertainty: inner)
        }
        scope = merge(block, in: scope)
      }
      return
    }
    let reason = reason(ofLoop: each.sequence, sequence)
    let names = arguments(of: each.closure, [.runTime(reason)])
    var block = scope.binding(names, types: elementTypes(of: each.sequence, names.keys, scope))
    let placeholder = Placeholder(
      location: scope.source.location(of: each.closure), ofList: reason, Self.words(of: each.sequence))
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

  // MARK: Maps over runtime data

  /// The result of a closure, once, for a loop over runtime data.
  func repeated(
    _ call: FunctionCallExprSyntax, over base: ExprSyntax, _ list: Unknown, _ scope: Scope
  ) -> Value? {
    guard let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self) else {
      return nil
    }
    let reason = base.trimmedDescription == "self" ? list.reason : "\(Self.words(of: base)) \(Self.runTime)"
    guard let each = result(of: closure, forRunTime: reason, scope) else { return nil }
    let placeholder = Placeholder(
      location: scope.source.location(of: call),
      ofList: "the content of \(Self.words(of: base)) \(Self.runTime)", Self.words(of: base))
    switch each {
    case .symbol, .instance, .list, .conditional, .repeated: return .list([.repeated(each, placeholder)])
    case .text, .number, .bool, .nothing, .tuple, .enumCase, .closure, .function, .type, .unknown: return nil
    }
  }

  /// The menu elements that a closure makes of a list that only a framework knows: `names.sorted().map { … }`.
  func elements(
    of value: Value, mappedBy call: FunctionCallExprSyntax, _ name: String, over base: ExprSyntax, _ scope: Scope
  ) -> Value? {
    guard case .symbol = value, ["map", "compactMap", "flatMap"].contains(name), !isOptional(base, of: call, scope),
      let list = repeated(call, over: base, unknown(base, scope, Self.runTime), scope),
      case .list(let elements) = list, case .repeated(let each, _)? = elements.first, Self.areElements(each)
    else { return nil }
    return list
  }
}
