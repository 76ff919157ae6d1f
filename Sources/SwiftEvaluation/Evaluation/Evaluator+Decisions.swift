import SwiftDeclarations
package import SwiftSyntax
package import SwiftValues

/// Conditions that the branch of an equal condition decides: `parent == nil` after `guard parent != nil`.
extension Evaluator {
  // MARK: Decisions

  /// Whether a condition is true in the branch of a scope; `nil` if no branch around it decides it.
  func decided(_ parts: ArraySlice<ExprSyntax>, _ scope: Scope) -> Bool? {
    guard scope.isInBranch else { return nil }
    return ConditionSpelling(condition: parts, isLocal: scope.declares).flatMap { decided($0, scope) }
  }

  func decided(_ spelling: ConditionSpelling, _ scope: Scope) -> Bool? {
    if let isTrue = scope.decisions[spelling.words]?.isTrue ?? (isOtherCase(spelling, scope) ? false : nil) {
      return isTrue != spelling.isNegated
    }
    // A parameter stands for the argument, of which a branch around the call may tell.
    guard spelling.names.count == 1, let name = spelling.names.first,
      case .expression(let argument)? = scope.local(name),
      argument.scope !== scope, let outer = ConditionSpelling(argument.syntax, isLocal: argument.scope.declares)
    else { return nil }
    return descend { decided(spelling.replacing(name, by: outer), argument.scope) } ?? nil
  }

  /// Whether a condition compares a value with a case, while a branch around it decides for another case.
  private func isOtherCase(_ spelling: ConditionSpelling, _ scope: Scope) -> Bool {
    guard let (subject, name) = spelling.comparedCase else { return false }
    return scope.decisions.contains { words, decision in
      guard decision.isTrue, let other = ConditionSpelling.comparedCase(words), other.subject == subject,
        other.name != name
      else { return false }
      // Cases of a type outside of the sources differ by their names.
      return index.enumeration(withCases: [name, other.name]) != nil
        || [name, other.name].allSatisfy { index.enumeration(withCases: [$0]) == nil }
    }
  }

  /// Whether a value is `nil` in the branch of a scope; `nil` if no branch around it decides that.
  func isMissing(_ expression: ExprSyntax, _ scope: Scope) -> Bool? {
    guard scope.isInBranch else { return nil }
    return ConditionSpelling(expression, isLocal: scope.declares).flatMap { decided($0.missing, scope) }
  }

  /// The scope of the branch in which a condition holds, or does not.
  package func assuming(_ condition: ExprSyntax, _ isTrue: Bool, _ scope: Scope) -> Scope {
    let parts = condition.as(SequenceExprSyntax.self).map { ArraySlice($0.elements) } ?? [condition]
    return assuming(parts, isTrue, scope)
  }

  package func assuming(_ condition: ArraySlice<ExprSyntax>, _ isTrue: Bool, _ scope: Scope) -> Scope {
    var decisions: [String: Decision] = [:]
    var rest = [(condition, isTrue)]
    while let (parts, isTrue) = rest.popLast(), decisions.count < 16 {
      if let spelling = ConditionSpelling(condition: parts, isLocal: scope.declares) {
        decisions[spelling.words] = spelling.decision(isTrue, of: parts)
      }
      if parts.count == 1, let only = parts.first {
        if let tuple = only.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
          rest.append(([inner.expression], isTrue))
        } else if let prefix = only.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
          rest.append(([prefix.expression], !isTrue))
        } else if let sequence = only.as(SequenceExprSyntax.self) {
          rest.append((ArraySlice(sequence.elements), isTrue))
        }
        continue
      }
      // All terms of a conjunction are true, and all of a disjunction that is not met are false.
      let signs = parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      let sign = isTrue ? "&&" : "||"
      guard signs.contains(sign), !signs.contains(isTrue ? "||" : "&&"),
        !parts.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
      else { continue }
      for term in parts.split(whereSeparator: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }) {
        rest.append((term, isTrue))
      }
    }
    return scope.deciding(decisions)
  }

  /// The scope of the branch in which a value is `nil`, or is not.
  func assuming(_ value: ExprSyntax, isMissing: Bool, _ scope: Scope) -> Scope {
    guard let found = ConditionSpelling(value, isLocal: scope.declares)?.missing else { return scope }
    return scope.deciding([found.words: found.decision(isMissing)])
  }

  /// The scope of the branch that runs if conditions are not met: known for a single one.
  package func unmet(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Scope {
    // The newest release is assumed.
    let others = conditions.filter {
      $0.condition.as(AvailabilityConditionSyntax.self)?.availabilityKeyword.tokenKind != .poundAvailable
    }
    guard others.count == 1, let only = others.first else { return scope }
    switch only.condition {
    case .expression(let expression): return assuming(expression, false, scope)
    case .optionalBinding(let binding): return assuming(Self.value(of: binding), isMissing: true, scope)
    case .availability, .matchingPattern: return scope
    }
  }

  /// Whether a property has another value than its first one in a branch: `!names.isEmpty` for no names at first.
  func isChanged(_ property: Property, _ owner: Owner?) -> Bool {
    let conditions = (owner?.decisions ?? [:]).values.filter { $0.members == [property.name] }.map(\.condition)
    guard !conditions.isEmpty, var owner else { return false }
    owner.decisions = [:]
    let scope = Scope(source: property.source, owner: owner)
    let seesState = seesInitialState
    seesInitialState = true
    defer { seesInitialState = seesState }
    return conditions.contains { parts, isMet in
      guard let first = parts.first, case .bool(let flag)? = descend({ value(of: parts, expression: first, scope) })
      else { return false }
      return flag != isMet
    }
  }

  /// The scope of a case of a `switch` statement, which tells the value of the subject.
  package func assuming(_ label: SwitchCaseLabelSyntax, of subject: ExprSyntax, _ scope: Scope) -> Scope {
    guard label.caseItems.count == 1, let item = label.caseItems.first else { return scope }
    var decisions: [String: Decision] = [:]
    for (part, pattern) in Self.pairs(subject, item.pattern) {
      guard let found = comparison(of: part, pattern, scope) ?? flag(part, pattern, scope) else { continue }
      decisions[found.words] = found.decision(true, of: Self.comparison(part, pattern))
    }
    return scope.deciding(decisions)
  }

  /// The comparison of a subject with the case of a pattern; empty for other patterns.
  private static func comparison(_ subject: ExprSyntax, _ pattern: PatternSyntax) -> ArraySlice<ExprSyntax> {
    guard let value = pattern.as(ExpressionPatternSyntax.self)?.expression, value.is(MemberAccessExprSyntax.self) else {
      return []
    }
    return [subject, ExprSyntax(BinaryOperatorExprSyntax(operator: .binaryOperator("=="))), value]
  }

  /// The parts of a tuple with their patterns; otherwise, the subject and its pattern.
  private static func pairs(_ subject: ExprSyntax, _ pattern: PatternSyntax) -> [(ExprSyntax, PatternSyntax)] {
    let subjects = subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
    guard let patterns = pattern.parts, subjects.count == patterns.count else { return [(subject, pattern)] }
    return Array(zip(subjects, patterns))
  }

  /// The spelling of the condition that a subject is `true` or `false`.
  private func flag(_ subject: ExprSyntax, _ pattern: PatternSyntax, _ scope: Scope) -> ConditionSpelling? {
    let flag = pattern.as(ExpressionPatternSyntax.self)?.expression.as(BooleanLiteralExprSyntax.self)
    guard let flag, var found = ConditionSpelling(condition: [subject], isLocal: scope.declares) else { return nil }
    if flag.literal.text == "false" { found.isNegated.toggle() }
    return found
  }

  /// Whether an outer `switch` or `if` decides that a subject is a case, or is not; `nil` if it decides neither.
  func isDecided(_ item: SwitchCaseItemSyntax, of subject: ExprSyntax, _ scope: Scope) -> Bool? {
    guard scope.isInBranch, item.whereClause == nil else { return nil }
    return comparison(of: subject, item.pattern, scope).flatMap { decided($0, scope) }
  }

  /// The case that an outer `switch` or `if` decides for.
  func decidedCase(of choice: SwitchExprSyntax, _ scope: Scope) -> SyntaxIdentifier? {
    for branch in compilation.cases(of: choice) {
      guard case .case(let label) = branch.label else { continue }
      if label.caseItems.contains(where: { isDecided($0, of: choice.subject, scope) == true }) { return branch.id }
    }
    return nil
  }

  /// The spelling of the condition that a subject is a case, without the case's values.
  private func comparison(of subject: ExprSyntax, _ pattern: PatternSyntax, _ scope: Scope) -> ConditionSpelling? {
    let pattern = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let call = expression.as(FunctionCallExprSyntax.self)
    let plain = call?.calledExpression ?? expression
    guard plain.is(MemberAccessExprSyntax.self), call?.arguments.allSatisfy(\.acceptsAnyValue) ?? true,
      let left = ConditionSpelling(subject, isLocal: scope.declares),
      let right = ConditionSpelling(plain, isLocal: scope.declares)
    else { return nil }
    return left.joined("==", right)
  }

  /// The value that an optional binding unwraps, which may be the name itself.
  package static func value(of binding: OptionalBindingConditionSyntax) -> ExprSyntax {
    if let value = binding.initializer?.value { return value }
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed ?? .identifier("_")
    return ExprSyntax(DeclReferenceExprSyntax(baseName: name))
  }

  // MARK: Changes

  /// The scope after an assignment to a name, or to a part of its value.
  func forgetting(_ target: ExprSyntax, _ scope: Scope) -> Scope {
    guard !scope.decisions.isEmpty, let found = ConditionSpelling(target, isLocal: scope.declares) else { return scope }
    return scope.forgetting(found.names.union(found.members))
  }

  /// The scope after a call of a method of the same type, which may set its properties.
  func forgettingChanges(of call: FunctionCallExprSyntax, _ scope: Scope) -> Scope {
    guard !scope.decisions.isEmpty else { return scope }
    // A new view, or another new value, sets no properties.
    if Self.lastName(of: call.calledExpression).first?.isUppercase == true { return scope }
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let base = access?.base, base.trimmedDescription != "self" {
      // `isOn.toggle()`
      return access?.declName.baseName.text == "toggle" ? forgetting(base, scope) : scope
    }
    let members = scope.decisions.values.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    return scope.forgetting(members.filter(index.mayAssign))
  }
}
