import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftSyntax
package import SwiftValues

/// Changes of variables and of the properties of their values.
extension Evaluator {
  /// Keeps a block's assignments to outer variables, and drops its own names.
  package func merge(_ block: Scope, in scope: Scope) -> Scope {
    var changed: [String: Binding] = [:]
    var current: Scope? = block
    while let inner = current, inner !== scope {
      if inner.isChange {
        changed.merge(inner.bindings) { newer, _ in newer }
      } else {
        // Changes of a name that the block declares itself end with the block.
        for name in inner.bindings.keys {
          changed[name] = nil
          for property in Change.properties { changed["\(name).\(property)"] = nil }
        }
      }
      current = inner.parent
    }
    let known = changed.filter { name, _ in
      scope.local(name.split(separator: ".").first.map(String.init) ?? name) != nil
    }
    return (known.isEmpty ? scope : scope.changing(known)).keeping(decisionsOf: block)
  }

  func assign(_ parts: [ExprSyntax], _ scope: inout Scope, _ uncertainty: Uncertainty?) {
    guard !isExhausted else { return }
    charge(scope)
    // A field of a copy: `var new = self; new.size = 2`.
    if parts.count >= 3, let access = parts[0].as(MemberAccessExprSyntax.self), let base = access.base,
      let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, let old = scope.local(name),
      case .instance(var copy) = value(of: old, named: base, scope), copy.type.kind == .structure,
      let field = index.declaration(of: access.declName.baseName.text, in: copy.type), !field.isComputed
    {
      let isOpen = scope.uncertainty(uncertainty, of: name) != nil || repetition.count > scope.loopCount(of: name)
      let new = parts[1].is(AssignmentExprSyntax.self) ? value(of: parts[2...], expression: parts[2], scope) : nil
      copy.fields[field.name] =
        new.flatMap { isOpen ? nil : .value(coerce($0, to: field.type, scope)) }
        ?? .runTime("\(field.name) \(Self.runTime)")
      scope = scope.changing([name: .value(.instance(copy))])
      return
    }
    if parts.count >= 3, parts[1].is(AssignmentExprSyntax.self), let access = parts[0].as(MemberAccessExprSyntax.self),
      let name = access.base?.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Change.properties.contains(access.declName.baseName.text), scope.local(name) != nil
    {
      let open = scope.uncertainty(uncertainty, of: name)
      let property = access.declName.baseName.text
      var change = Change(syntax: parts[2], parts: parts[2...], scope: scope, uncertainty: open)
      if open != nil, let last = scope.changes(of: name)[property] {
        (change.former, change.others) = (last.certain, last.uncertainty == nil ? [] : last.others + [last])
      }
      var changed = lists(holding: name, change, of: property, scope)
      changed["\(name).\(property)"] = .change(change)
      scope = scope.changing(changed)
      return
    }
    // An element of a dictionary or an array.
    if parts.count >= 3, let element = parts[0].as(SubscriptCallExprSyntax.self) {
      return forget(element.calledExpression, &scope)
    }
    guard parts.count >= 3, let name = parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
      let old = scope.local(name)
    else { return }
    let uncertainty = scope.uncertainty(uncertainty, of: name)
    if parts[1].is(AssignmentExprSyntax.self) {
      if let extended = extended(parts[2...], parts[0], old, scope, uncertainty) {
        scope = scope.changing([name: .value(extended)])
        return
      }
      var new = value(of: parts[2...], expression: parts[2], scope)
      if let type = scope.type(of: name) { new = coerce(new, to: type.syntax, type.scope) }
      if case .list(let elements) = new { new = .list(elements.map { coerced($0, asElementOf: name, scope) }) }
      scope = scope.changing([name: .value(assigned(new, to: parts[0], old, scope, uncertainty))])
    } else if parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
      let new = value(of: parts[2...], expression: parts[2], scope)
      let summands = [(value(of: old, named: parts[0], scope), false), (new, true)]
      let sum = concatenated(summands.map { $0.0 }, of: parts[0], scope) { value, index in
        summands[index].1 ? uncertain(coerced(value, asElementOf: name, scope), uncertainty, in: name, scope) : value
      }
      if let sum {
        scope = scope.changing([name: .value(sum)])
      } else {
        scope = scope.changing([name: added(summands[0].0, new, to: name, uncertainty, scope)])
      }
    }
  }

  /// The sum of two numbers or texts after `+=`.
  private func added(
    _ old: Value, _ new: Value, to name: String, _ uncertainty: Uncertainty?, _ scope: Scope
  ) -> Binding {
    let unclear = Binding.runTime("\(name) \(Self.runTime)")
    guard uncertainty == nil, repetition.count <= scope.loopCount(of: name) else { return unclear }
    if case .number(let left) = old, case .number(let right) = new { return .value(.number(left + right)) }
    guard Self.isText(old), let left = text(from: old), let right = text(from: new) else { return unclear }
    return .value(.text(left + right))
  }

  /// The value of a list that an assignment extends: `items = items + [item]`; `nil` for other assignments.
  ///
  /// Only the new elements depend on the condition of the assignment.
  private func extended(
    _ parts: ArraySlice<ExprSyntax>, _ name: ExprSyntax, _ old: Binding, _ scope: Scope, _ uncertainty: Uncertainty?
  ) -> Value? {
    guard uncertainty != nil || !repetition.isEmpty else { return nil }
    var elements = Array(parts)
    if elements.count == 1, let sequence = elements[0].as(SequenceExprSyntax.self) {
      elements = Array(sequence.elements)
    }
    let words = name.trimmedDescription
    let isOwn = elements.map { $0.is(DeclReferenceExprSyntax.self) && $0.trimmedDescription == words }
    guard isOwn.count(where: { $0 }) == 1, let operands = Self.operands(of: elements[...]) else { return nil }
    let values = operands.map { value(of: $0, expression: $0.first ?? name, scope) }
    let own = operands.map { $0.count == 1 && isOwn[$0.startIndex] }
    guard own.contains(true) else { return nil }
    return concatenated(values, of: name, scope) { value, index in
      own[index] ? value : uncertain(coerced(value, asElementOf: words, scope), uncertainty, in: words, scope)
    }
  }

  /// An element as the declaration of a list takes it: `.first` is a case for `var kinds: [Kind] = []` and
  /// `var kinds = [Kind]()`.
  private func coerced(_ value: Value, asElementOf list: String, _ scope: Scope) -> Value {
    if let type = scope.type(of: list) {
      let whole = type.syntax.as(OptionalTypeSyntax.self)?.wrappedType ?? type.syntax
      return coerce(value, to: whole.as(ArrayTypeSyntax.self)?.element, type.scope)
    }
    guard case .local(let made)? = scope.declaration(of: list),
      let array = made.syntax.as(FunctionCallExprSyntax.self)?.calledExpression.as(ArrayExprSyntax.self),
      let name = array.elements.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName
    else { return value }
    return coerce(value, to: TypeSyntax(IdentifierTypeSyntax(name: name.trimmed)), made.scope)
  }

  /// The value of a variable after a certain or conditional assignment.
  private func assigned(
    _ new: Value, to name: ExprSyntax, _ old: Binding, _ scope: Scope, _ uncertainty: Uncertainty?
  ) -> Value {
    guard let uncertainty else { return new }
    if case .list(let elements) = new, let location = uncertainty.placeholder?.location,
      case .list(let before) = value(of: old, named: name, scope)
    {
      return list(Self.merged(elements, before, uncertainty, at: location), of: name, scope)
    }
    if let menu = menu(new, assignedOver: value(of: old, named: name, scope), uncertainty, scope) { return menu }
    let reason = branchReason(new, old, of: name, scope) ?? uncertainty.placeholder?.reason
    let unknown = unknown(name, scope, reason ?? "\(name.trimmedDescription) \(Self.runTime)")
    if let text = text(new, assignedOver: value(of: old, named: name, scope), unknown, uncertainty) {
      return .text(text)
    }
    switch old {
    case .runTime where uncertainty.isShown: return .conditional(new, uncertainty)
    case .value(.conditional(let first, let other)) where !uncertainty.isShown && other.isShown:
      guard let location = uncertainty.placeholder?.location, location == other.placeholder?.location else {
        return .unknown(unknown)
      }
      if case .list(let shown) = first, case .list(let hidden) = new {
        return list(
          shown.map { .conditional($0, other) } + hidden.map { .conditional($0, uncertainty) }, of: name, scope)
      }
      let reason = uncertainty.placeholder?.reason ?? unknown.reason
      let runtimeCondition = Unknown(words: unknown.words, location: location, reason: reason)
      return alternatives(first, new, runtimeCondition, at: location, [other.condition, uncertainty.condition])
        ?? .unknown(unknown)
    case .expression, .local, .value, .property, .change, .runTime: return .unknown(unknown)
    }
  }

  /// The reason that the value of a branch is unknown, for a variable that gets all its values in branches.
  private func branchReason(_ new: Value, _ old: Binding, of name: ExprSyntax, _ scope: Scope) -> String? {
    guard case .runTime? = scope.declaration(of: name.trimmedDescription) else { return nil }
    let values = if case .value(let former) = old { [former.unconditional.value, new] } else { [new] }
    // Whether there is a value depends on the condition.
    for case .nothing in values { return nil }
    for case .unknown(let open) in values { return open.reason }
    return nil
  }

  /// The elements of a list after a conditional assignment, with the elements that it replaces.
  private static func merged(
    _ elements: [Value], _ before: [Value], _ uncertainty: Uncertainty, at location: FileLocation
  ) -> [Value] {
    if uncertainty.isShown, let rest = removed(elements, before, uncertainty) { return rest }
    // `if items.isEmpty { items = [nothing] }`
    if uncertainty.isShown, uncertainty.condition?.hasSuffix(".isEmpty") == true, !before.isEmpty,
      before.allSatisfy(isRepeated)
    {
      var placeholder = uncertainty.placeholder
      placeholder?.isShown = false
      let fallback = Uncertainty(isShown: false, placeholder: placeholder, condition: uncertainty.condition)
      let other = Uncertainty(isShown: true, placeholder: uncertainty.placeholder, condition: uncertainty.opposite)
      return before.map { .conditional($0, other) } + elements.map { .conditional($0, fallback) }
    }
    let isOther = { (value: Value) in value.unconditional.uncertainty?.placeholder?.location == location }
    let new = elements.map { isOther($0) ? $0 : Value.conditional($0, uncertainty) }
    // The other branch keeps its elements; those before the condition are replaced in both.
    if !uncertainty.isShown {
      return before.filter { isOther($0) && $0.unconditional.uncertainty?.isShown == true } + new
    }
    var placeholder = uncertainty.placeholder
    placeholder?.isShown = false
    let hidden = Uncertainty(isShown: false, placeholder: placeholder, condition: uncertainty.opposite)
    return new + before.map { .conditional($0, hidden) }
  }

  /// The elements of a list from which a branch removes some, which show without the branch; `nil` for other changes.
  private static func removed(_ elements: [Value], _ before: [Value], _ uncertainty: Uncertainty) -> [Value]? {
    let known = before.compactMap(\.identity)
    let kept = Set(elements.compactMap(\.identity))
    guard known.count == before.count, elements.count < before.count, kept.isSubset(of: known),
      known.count(where: kept.contains) == elements.count
    else { return nil }
    let other = Uncertainty(isShown: true, placeholder: uncertainty.placeholder, condition: uncertainty.opposite)
    return zip(known, before).map { kept.contains($0) ? $1 : .conditional($1, other) }
  }

  /// The cases that a condition selects for a list: `isNew ? .open : .close`.
  private func cases(of expression: ExprSyntax, _ scope: Scope) -> [Value]? {
    let parts = expression.as(SequenceExprSyntax.self).map { ArraySlice($0.elements) } ?? []
    guard let position = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      position + 2 == parts.endIndex, let last = parts.last,
      let ternary = parts[position].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let values = [evaluate(ternary.thenExpression, scope), evaluate(last, scope)]
    let names = values.compactMap(Self.implicitMember)
    guard names.count == 2, index.enumeration(withCases: names) != nil else { return nil }
    let words = parts[..<position].map { Self.words(of: $0) }.joined(separator: " ")
    let location = scope.source.location(of: expression)
    return zip(values, Self.bothWays(words)).enumerated().map { branch, value in
      let placeholder = Placeholder(
        location: location, isShown: branch == 0, reason: "\(words) \(Self.runTime)")
      return .conditional(value.0, Uncertainty(isShown: branch == 0, placeholder: placeholder, condition: value.1))
    }
  }

  /// Follows a function that changes variables through `inout` parameters: `appendItems(to: &children)`.
  func changeArguments(
    of call: FunctionCallExprSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?
  ) {
    let callee = call.calledExpression
    let name = Self.lastName(of: callee)
    let base = callee.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    guard base == "self" || callee.is(DeclReferenceExprSyntax.self) else { return }
    var functions: [(Function, Owner?)] = []
    if let owner = scope.nearestOwner { functions += index.methods(named: name, of: owner.type).map { ($0, owner) } }
    functions += index.functions(named: name).map { ($0, nil) }
    for (function, owner) in functions {
      guard var names = parameters(of: function, owner)?.bind(call, scope), let body = function.body else { continue }
      var variables: [String: String] = [:]
      for (parameter, binding) in names {
        guard case .expression(let argument) = binding, let changed = argument.syntax.as(InOutExprSyntax.self),
          let variable = changed.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
          let old = scope.local(variable)
        else { continue }
        names[parameter] = .value(value(of: old, named: changed, scope))
        variables[parameter] = variable
      }
      // Lists of one block, such as the items of a submenu, get elements under the conditions inside the block.
      let open = Set(variables.values).count == 1 ? variables.values.first : nil
      let own = open.map { scope.uncertainty(uncertainty, of: $0) } ?? uncertainty
      var inner = functionScope(function, owner).binding(names)
      guard enter(body, { run(body, &inner, uncertainty: own) }) != nil else { return }
      for (parameter, variable) in variables.sorted(by: { $0.key < $1.key }) {
        if let new = inner.local(parameter) { scope = scope.changing([variable: new]) }
      }
      return
    }
    // The effect is unknown.
    for argument in call.arguments {
      guard let variable = argument.expression.as(InOutExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self),
        let old = scope.local(variable.baseName.text),
        case .list(let elements) = value(of: old, named: variable, scope)
      else { continue }
      let unknown = unknown(call, scope, "the effect of \(name) is not in the imported sources")
      let open = scope.uncertainty(uncertainty, of: variable.baseName.text)
      let new = Value.list(elements + [uncertain(.unknown(unknown), open, in: variable.baseName.text, scope)])
      scope = scope.changing([variable.baseName.text: .value(new)])
    }
  }

  func change(_ call: FunctionCallExprSyntax, _ scope: inout Scope, _ uncertainty: Uncertainty?) {
    guard !isExhausted else { return }
    charge(scope)
    if call.arguments.contains(where: { $0.expression.is(InOutExprSyntax.self) }) {
      return changeArguments(of: call, &scope, uncertainty)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else { return }
    let method = access.declName.baseName.text
    guard ["append", "insert", "remove", "removeAll", "reverse"].contains(method) else { return }
    // An element: `sections[key, default: []].append(item)`.
    if let element = base.as(SubscriptCallExprSyntax.self) {
      return forget(element.calledExpression, &scope)
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, let old = scope.local(name) else { return }
    let uncertainty = scope.uncertainty(uncertainty, of: name)
    guard let argument = call.arguments.first else {
      guard uncertainty == nil, case .list(let known) = value(of: old, named: base, scope) else { return }
      switch method {
      case "reverse": scope = scope.changing([name: .value(.list(known.reversed()))])
      case "removeAll": scope = scope.changing([name: .value(.list([]))])
      default: break
      }
      return
    }
    let new = evaluate(argument.expression, scope)
    let isList = argument.label?.text == "contentsOf"
    var elements: [Value]
    switch value(of: old, named: base, scope) {
    case .list(let known): elements = known
    case .unknown(let unknown) where Self.areElements(new): elements = [.unknown(unknown)]
    case .symbol, .unknown:
      guard let several = transformed(old) else { return }
      elements = several
    case .text, .number, .bool, .nothing, .tuple, .enumCase, .instance, .closure, .function, .type, .conditional,
      .repeated:
      return
    }
    var more = isList ? summand(new, of: argument.expression, scope) ?? [new] : [new]
    if !isList, case .unknown = new, let cases = cases(of: argument.expression, scope) { more = cases }
    more = more.map { uncertain(coerced($0, asElementOf: name, scope), uncertainty, in: name, scope) }
    switch method {
    case "append" where isList || argument.label == nil: elements += more
    case "insert" where call.arguments.count == 1: elements += more
    case "insert":
      if let position = call.arguments.last, case .number(let number) = evaluate(position.expression, scope),
        let index = Int(exactly: number), index >= 0
      {
        elements.insert(contentsOf: more, at: min(index, elements.count))
      } else {
        let note = Placeholder(
          location: scope.source.location(of: call), text: "here", reason: "its position \(Self.runTime)")
        elements += more.map { .conditional($0, Uncertainty(isShown: true, placeholder: note)) }
      }
    case "remove" where argument.label == nil: return forget(base, &scope)
    default: return
    }
    scope = scope.changing([name: .value(list(elements, of: access, scope))])
  }

  /// The unknown elements of a local variable that starts with `names.map { … }`; `nil` for other variables.
  private func transformed(_ variable: Binding) -> [Value]? {
    guard case .local(let made) = variable, let call = made.syntax.as(FunctionCallExprSyntax.self),
      ["map", "compactMap", "flatMap", "sorted"].contains(Self.lastName(of: call.calledExpression))
    else { return nil }
    return summand(.unknown(unknown(call, made.scope, "it \(Self.runTime)")), of: made.syntax, made.scope)
  }

  /// Makes the value of a local variable unknown, after a change that is not followed.
  private func forget(_ variable: ExprSyntax, _ scope: inout Scope) {
    guard let name = variable.as(DeclReferenceExprSyntax.self)?.baseName.text, scope.local(name) != nil else { return }
    scope = scope.changing([name: .runTime("\(name) \(Self.runTime)")])
  }

  private func uncertain(_ value: Value, _ uncertainty: Uncertainty?, in list: String, _ scope: Scope) -> Value {
    var value = value
    // Elements of an unknown list are several already.
    if let placeholder = repetition.dropFirst(scope.loopCount(of: list)).last, !Self.isRepeated(value) {
      value = .repeated(value, placeholder)
    }
    return uncertainty.map { .conditional(value, $0) } ?? value
  }

  private static func isRepeated(_ value: Value) -> Bool { if case .repeated = value { true } else { false } }
}
