package import MenuImport
import MenuStrings
import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

package enum Truth {
  case yes, no
  /// Known only at runtime; the flag is the value for the initial state of the view.
  case open(Unknown, initially: Bool? = nil)
}

extension Evaluator {
  package func decide(
    _ conditions: some Sequence<ConditionElementSyntax>, _ scope: Scope
  ) -> (truth: Truth, scope: Scope) {
    var scope = scope
    var open: Unknown?
    var initially: Bool? = true
    for element in conditions {
      let truth: Truth
      switch element.condition {
      case .expression(let expression): truth = decide(expression, scope)
      case .availability(let availability):
        // The newest system is assumed. Statements that only older systems need still tell what the menu contains.
        let isElsewhere =
          element.parent?.parent?.as(IfExprSyntax.self).map { $0.elseBody == nil && !$0.leaves } ?? false
        truth = availability.availabilityKeyword.tokenKind == .poundUnavailable && !isElsewhere ? .no : .yes
      case .optionalBinding(let binding): (truth, scope) = bind(binding, scope)
      case .matchingPattern(let match):
        truth = matches(match, scope)
        scope = scope.binding(names(in: match.pattern, for: evaluate(match.initializer.value, scope)))
      }
      switch truth {
      case .yes: break
      case .no: return (.no, scope)
      case .open(let unknown, let flag):
        if case .expression(let expression) = element.condition { scope = assuming(expression, true, scope) }
        open = open ?? unknown
        // One false element decides.
        initially = initially == false || flag == false ? false : flag == nil ? nil : initially
      }
    }
    return (open.map { .open($0, initially: initially) } ?? .yes, scope)
  }

  package func decide(_ expression: ExprSyntax, _ scope: Scope) -> Truth {
    let (value, initially) = trying { evaluate(expression, scope) }
    return switch value {
    case .bool(let flag): flag ? .yes : .no
    case .unknown(let inner): .open(unknown(expression, scope, inner.reason), initially: initially)
    case .text, .number, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol,
      .conditional, .repeated:
      decided([expression], scope).map { $0 ? .yes : .no } ?? .open(unknown(expression, scope, Self.runTime))
    }
  }

  private func bind(_ binding: OptionalBindingConditionSyntax, _ scope: Scope) -> (Truth, Scope) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return (.open(unknown(binding, scope, Self.runTime)), scope.binding(Self.names(in: Syntax(binding.pattern))))
    }
    let name = pattern.identifier.text.trimmingBackticks
    // `guard let self` always succeeds, and a binding that the caller passes as `$name` is not `nil`.
    if name == "self" || binding.initializer == nil && isProjected(name, scope) { return (.yes, scope) }
    let expression = Self.value(of: binding)
    if expression.trimmedDescription == "self" {
      return (.yes, scope.binding([name: .local(Expression(syntax: expression, scope: scope))]))
    }
    let (value, first) = valueWithState {
      binding.initializer == nil
        ? self.binding(of: name, scope).map { self.value(of: $0, named: pattern, scope) }
          ?? .unknown(unknown(pattern, scope, Self.runTime))
        : evaluate(expression, scope)
    }
    return unwrapped(value, first, of: expression, as: name, isWritten: binding.initializer != nil, at: binding, scope)
  }

  /// Binds the value of `value.map { name in … }`, unless it is `nil`.
  package func unwrap(_ expression: ExprSyntax, as name: String, _ scope: Scope) -> (truth: Truth, scope: Scope) {
    let (value, first) = valueWithState { evaluate(expression, scope) }
    return unwrapped(value, first, of: expression, as: name, isWritten: true, at: expression, scope)
  }

  private func unwrapped(
    _ value: Value, _ first: Value?, of expression: ExprSyntax, as name: String, isWritten: Bool,
    at node: some SyntaxProtocol, _ scope: Scope
  ) -> (Truth, Scope) {
    switch value {
    case .nothing: return (.no, scope)
    case .conditional(.symbol(let made), _):
      return unwrapped(.symbol(made), first, of: expression, as: name, isWritten: isWritten, at: node, scope)
    case .unknown(let inner):
      let isMissing = isMissing(expression, scope)
      if isMissing == true { return (.no, scope) }
      var initially: Bool?
      if let first { initially = if case .nothing = first { false } else { true } }
      var bound = typedInstance(of: expression, scope).map { Binding.value($0) }
      if initially == true {
        bound = isWritten ? .local(Expression(syntax: expression, scope: scope)) : binding(of: name, scope)
      }
      let words = name == "$0" ? Self.words(of: expression) : name
      return (
        isMissing == false ? .yes : .open(unknown(node, scope, inner.reason), initially: initially),
        assuming(expression, isMissing: false, scope).binding([name: bound ?? .runTime("\(words) \(Self.runTime)")])
      )
    case .symbol(let symbol) where symbol.syntax.makesView || ![nil, "none"].contains(Self.implicitMember(value)):
      return (.yes, scope.binding([name: .value(value)]))
    case .symbol:
      let isKnown = isMissing(expression, scope) == false
      return (
        isKnown ? .yes : .open(unknown(node, scope, Self.runTime)),
        assuming(expression, isMissing: false, scope).binding([name: .value(value)])
      )
    case .text, .number, .bool, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .conditional,
      .repeated:
      return (exit(of: expression, at: node, scope) ?? .yes, scope.binding([name: .value(value)]))
    }
  }

  private func isProjected(_ name: String, _ scope: Scope) -> Bool {
    guard case .expression(let argument)? = binding(of: name, scope) else { return false }
    return argument.syntax.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("$") ?? false
  }

  /// The names bound by a pattern; their values are unknown for a reason, or known only at runtime.
  package static func names(in pattern: Syntax, _ reason: String? = nil) -> [String: Binding] {
    var names: [String: Binding] = [:]
    var stack = [pattern]
    while let node = stack.popLast() {
      if let identifier = node.as(IdentifierPatternSyntax.self) {
        let name = identifier.identifier.text.trimmingBackticks
        names[name] = .runTime(reason ?? "\(name) \(runTime)")
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return names
  }

  // MARK: Patterns

  /// The names that a pattern binds, with the known parts of a value.
  func names(in pattern: PatternSyntax, for value: Value) -> [String: Binding] {
    var names = Self.names(in: Syntax(pattern))
    bind(pattern, to: .value(value), &names)
    return names
  }

  private func bind(_ pattern: PatternSyntax, to part: Binding, _ names: inout [String: Binding]) {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      let name = identifier.identifier.text.trimmingBackticks
      if case .value(.unknown) = part { return }
      names[name] = part
      return
    }
    if let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern { return bind(inner, to: part, &names) }
    if let patterns = pattern.parts {
      guard case .value(.tuple(let parts)) = part, parts.count == patterns.count else { return }
      for (pattern, part) in zip(patterns, parts) { bind(pattern, to: .value(part.value), &names) }
      return
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return }
    // `let item?`
    if let chain = expression.as(OptionalChainingExprSyntax.self)?.expression.as(PatternExprSyntax.self) {
      return bind(chain.pattern, to: part, &names)
    }
    // `case .open(let name)`
    guard let arguments = expression.as(FunctionCallExprSyntax.self)?.arguments,
      case .value(.enumCase(_, _, let payload)) = part, payload.count == arguments.count
    else { return }
    for (argument, value) in zip(arguments, payload) {
      guard let inner = argument.expression.as(PatternExprSyntax.self)?.pattern else { continue }
      _ = descend { bind(inner, to: value, &names) }
    }
  }

  private func matches(_ match: MatchingPatternConditionSyntax, _ scope: Scope) -> Truth {
    func now() -> Truth {
      matches(evaluate(match.initializer.value, scope), match.pattern, match.initializer.value, scope)
    }
    var open: Truth?
    let (_, initially) = trying {
      switch now() {
      case .yes: return .bool(true)
      case .no: return .bool(false)
      case .open(let unknown, let flag):
        open = open ?? .open(unknown, initially: flag)
        return .unknown(unknown)
      }
    }
    if case .open(let unknown, _)? = open { return .open(unknown, initially: initially) }
    return now()
  }

  func matches(_ value: Value, _ pattern: PatternSyntax, _ subject: ExprSyntax, _ scope: Scope) -> Truth {
    if pattern.is(WildcardPatternSyntax.self) || pattern.is(IdentifierPatternSyntax.self) { return .yes }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return matches(value, binding.pattern, subject, scope)
    }
    // The parts of a tuple: `(.on, _)`.
    if case .tuple(let parts) = value, let patterns = pattern.parts, patterns.count == parts.count {
      let subjects = subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
      return matches(parts.map(\.value), patterns, subjects, subject, scope)
    }
    let open = Truth.open(unknown(subject, scope, reason(of: value)))
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return open }
    if let chain = expression.as(OptionalChainingExprSyntax.self), chain.expression.is(PatternExprSyntax.self) {
      return isMissing(value).map { $0 ? .no : .yes } ?? open
    }
    if case .enumCase(_, let name, let payload) = value {
      let call = expression.as(FunctionCallExprSyntax.self)
      let callee = call?.calledExpression ?? expression
      if let access = callee.as(MemberAccessExprSyntax.self) {
        guard access.declName.baseName.text.trimmingBackticks == name else { return .no }
        guard let arguments = call?.arguments, !arguments.allSatisfy(\.acceptsAnyValue) else { return .yes }
        guard arguments.count == payload.count else { return open }
        let values = payload.map { self.value(of: $0, named: subject, scope) }
        return matches(values, arguments.map(\.pattern), [], subject, scope)
      }
      return open
    }
    // A missing value is no case, but `nil` and `.none`.
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    if case .nothing = value, let name = Self.implicitMember(callee) { return name == "none" ? .yes : .no }
    // Cases of an enumeration that the sources do not declare.
    if let left = Self.implicitMember(value), let right = Self.implicitMember(expression) {
      return left == right ? .yes : .no
    }
    var other = evaluate(expression, scope)
    // A constant of a structure, such as an option of a set.
    if case .instance(let made) = value, let name = Self.implicitMember(expression) {
      other = member(name, of: .type(made.type), expression, scope) ?? other
    }
    if case .list(let elements) = other, case .number = value {
      return elements.contains { equal($0, value) == true } ? .yes : .no
    }
    return equal(value, other).map { $0 ? .yes : .no } ?? open
  }

  /// Whether all values match their patterns.
  private func matches(
    _ values: [Value], _ patterns: [PatternSyntax], _ subjects: [ExprSyntax], _ subject: ExprSyntax, _ scope: Scope
  ) -> Truth {
    var open: Truth?
    for (position, (value, pattern)) in zip(values, patterns).enumerated() {
      let subject = subjects.count == values.count ? subjects[position] : subject
      switch descend({ matches(value, pattern, subject, scope) }) {
      case .yes: break
      case .no: return .no
      case .open(let unknown, let flag): open = open ?? .open(unknown, initially: flag == false ? false : nil)
      case nil: open = open ?? .open(unknown(subject, scope, Self.runTime))
      }
    }
    return open ?? .yes
  }

  /// Whether a value is `nil`; `nil` if unknown.
  private func isMissing(_ value: Value) -> Bool? {
    switch value {
    case .nothing: true
    case .text, .number, .bool, .list, .tuple, .enumCase, .instance, .closure, .function, .type: false
    case .symbol, .conditional, .repeated, .unknown: nil
    }
  }

  private func reason(of value: Value) -> String {
    if case .unknown(let inner) = value { inner.reason } else { Self.runTime }
  }

  package enum Selection {
    case one(SwitchCaseSyntax, Scope)
    /// The possible cases, decided at runtime.
    case several([(SwitchCaseSyntax, Scope)], Unknown, initially: Int? = nil)
    case none
  }

  package func select(_ choice: SwitchExprSyntax, _ scope: Scope) -> Selection {
    let (subject, first) = valueWithState { evaluate(choice.subject, scope) }
    let value = enumCase(of: subject, in: choice)
    var initially: Int?
    var possible: [(SwitchCaseSyntax, Scope)] = []
    var open: Unknown?
    let decided = decidedCase(of: choice, scope)
    for branch in compilation.cases(of: choice) where decided == nil || decided == branch.id {
      switch branch.label {
      case .default:
        if first != nil { initially = initially ?? possible.count }
        possible.append((branch, scope))
      case .case(let label):
        var best = Truth.no
        for item in label.caseItems where isDecided(item, of: choice.subject, scope) != false {
          if let first, initially == nil, item.whereClause == nil,
            case .yes = matches(first, item.pattern, choice.subject, scope)
          {
            initially = possible.count
          }
          let truth =
            item.whereClause == nil
            ? matches(value, item.pattern, choice.subject, scope)
            : .open(unknown(choice.subject, scope, reason(of: value)))
          if case .yes = truth { best = .yes }
          if case .open = truth, case .no = best { best = truth }
        }
        let inner = assuming(label, of: choice.subject, scope).binding(
          label.caseItems.reduce(into: [:]) { all, item in
            all.merge(names(in: item.pattern, for: value)) { first, _ in first }
          })
        switch best {
        case .yes:
          if open == nil { return .one(branch, inner) }
          possible.append((branch, inner))
        case .open(let unknown, _):
          open = open ?? unknown
          possible.append((branch, inner))
        case .no: break
        }
      }
    }
    guard let only = possible.first else { return .none }
    guard let open, possible.count > 1 else { return .one(only.0, only.1) }
    return .several(possible, open, initially: initially)
  }

  /// The case that an implicit member such as `.open` names, if the branches tell its enumeration.
  private func enumCase(of value: Value, in choice: SwitchExprSyntax) -> Value {
    guard let name = Self.implicitMember(value) else { return value }
    var names = [name]
    for branch in compilation.cases(of: choice) {
      guard case .case(let label) = branch.label else { continue }
      names += label.caseItems.compactMap { item in
        item.pattern.as(ExpressionPatternSyntax.self).flatMap { Self.implicitMember($0.expression) }
      }
    }
    guard names.count > 1, let type = index.enumeration(withCases: names) else { return value }
    return .enumCase(type, name)
  }

  static func implicitMember(_ value: Value) -> String? {
    guard case .symbol(let symbol) = value else { return nil }
    return implicitMember(symbol.syntax)
  }

  private static func implicitMember(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    return access.declName.baseName.text.trimmingBackticks
  }
}
