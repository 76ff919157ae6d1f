import MenuImport
import MenuStrings
package import SwiftSyntax

package enum Truth {
  case yes, no
  /// Known only at runtime; the flag is the value for the initial state of the view.
  case open(Unknown, initially: Bool? = nil)
}

extension Evaluator {
  package func decide(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> (truth: Truth, scope: Scope) {
    var scope = scope
    var open: Unknown?
    var initially: Bool? = true
    for element in conditions {
      let truth: Truth
      switch element.condition {
      case .expression(let expression): truth = decide(expression, scope)
      case .availability(let availability):
        // The newest system is assumed. Statements that only older systems need still tell what the menu contains.
        let isElsewhere = conditions.parent?.as(IfExprSyntax.self).map { $0.elseBody == nil } ?? false
        truth = availability.availabilityKeyword.tokenKind == .poundUnavailable && !isElsewhere ? .no : .yes
      case .optionalBinding(let binding): (truth, scope) = bind(binding, scope)
      case .matchingPattern(let match):
        truth = matches(match, scope)
        scope = scope.binding(Self.names(in: Syntax(match.pattern)))
      }
      switch truth {
      case .yes: break
      case .no: return (.no, scope)
      case .open(let unknown, let flag):
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
      .open(unknown(expression, scope, Self.runTime))
    }
  }

  private func bind(_ binding: OptionalBindingConditionSyntax, _ scope: Scope) -> (Truth, Scope) {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return (.open(unknown(binding, scope, Self.runTime)), scope.binding(Self.names(in: Syntax(binding.pattern))))
    }
    let name = pattern.identifier.text.trimmingBackticks
    // `guard let self` always succeeds.
    if name == "self" { return (.yes, scope) }
    let expression =
      binding.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: pattern.identifier.trimmed))
    let value =
      binding.initializer == nil
      ? self.binding(of: name, scope).map { self.value(of: $0, named: pattern, scope) }
        ?? .unknown(unknown(pattern, scope, Self.runTime))
      : evaluate(expression, scope)
    switch value {
    case .nothing: return (.no, scope)
    case .unknown(let inner):
      let initially = isEmptyState(expression, scope) ? false : nil
      let bound = typedInstance(of: expression, scope).map { Binding.value($0) }
      return (
        .open(unknown(binding, scope, inner.reason), initially: initially),
        scope.binding([name: bound ?? .runTime("\(name) \(Self.runTime)")])
      )
    case .symbol(let symbol) where Self.isView(symbol.syntax): return (.yes, scope.binding([name: .value(value)]))
    case .symbol:
      return (.open(unknown(binding, scope, Self.runTime)), scope.binding([name: .value(value)]))
    case .text, .number, .bool, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .conditional,
      .repeated:
      return (.yes, scope.binding([name: .value(value)]))
    }
  }

  /// An instance with unknown fields, for an expression whose type is a class of the sources: an optional property, or
  /// `value as? Type`.
  func typedInstance(of expression: ExprSyntax, _ scope: Scope) -> Value? {
    var written: String?
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let cast = sequence.elements.dropFirst().first, cast.is(UnresolvedAsExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      written = DeclarationIndex.plainName(of: type.type)
    } else if let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self",
      let owner = scope.nearestOwner,
      case .property(let property, _)? = member(access.declName.baseName.text.trimmingBackticks, of: owner)
    {
      written = property.type.map(DeclarationIndex.plainName)
    } else if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks,
      case .property(let property, _)? = binding(of: name, scope)
    {
      written = property.type.map(DeclarationIndex.plainName)
    }
    guard let written,
      let type = index.type(named: written, from: scope.source, inside: scope.nearestOwner?.type),
      type.kind == .reference
    else { return nil }
    return .instance(Instance(type: type, fields: [:], isMade: false))
  }

  /// Whether an expression is an optional state of a view that is `nil` at first.
  private func isEmptyState(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks,
      case .property(let property, _)? = binding(of: name, scope)
    else { return false }
    return property.attributes.contains("State") && property.type?.is(OptionalTypeSyntax.self) == true
      && !property.traits.hasInitializer
  }

  /// Whether an expression makes a view, so that it is never `nil`.
  private static func isView(_ expression: ExprSyntax) -> Bool {
    var current = expression
    while let call = current.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return views.contains(name)
      }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
      current = base
    }
    return false
  }

  private static let views: Set = [
    "Text", "Label", "Image", "HStack", "VStack", "ZStack", "Group", "Button", "EmptyView", "Toggle", "Picker", "Menu",
    "Divider", "Section", "ForEach", "Link", "AnyView",
  ]

  /// The names bound by a pattern; their values are known only at runtime.
  package static func names(in pattern: Syntax) -> [String: Binding] {
    var names: [String: Binding] = [:]
    var stack = [pattern]
    while let node = stack.popLast() {
      if let identifier = node.as(IdentifierPatternSyntax.self) {
        names[identifier.identifier.text.trimmingBackticks] = .runTime("\(identifier.identifier.text) \(runTime)")
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return names
  }

  // MARK: Patterns

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
    if pattern.is(WildcardPatternSyntax.self) { return .yes }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      if binding.pattern.is(IdentifierPatternSyntax.self) { return .yes }
      return matches(value, binding.pattern, subject, scope)
    }
    let open = Truth.open(unknown(subject, scope, reason(of: value)))
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return open }
    if case .enumCase(_, let name) = value {
      let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
      if let access = callee.as(MemberAccessExprSyntax.self) {
        return access.declName.baseName.text.trimmingBackticks == name ? .yes : .no
      }
      return open
    }
    let other = evaluate(expression, scope)
    if case .list(let elements) = other, case .number = value {
      return elements.contains { equal($0, value) == true } ? .yes : .no
    }
    return equal(value, other).map { $0 ? .yes : .no } ?? open
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
    let (value, first) = valueWithState { evaluate(choice.subject, scope) }
    var initially: Int?
    var possible: [(SwitchCaseSyntax, Scope)] = []
    var open: Unknown?
    for element in choice.cases {
      guard case .switchCase(let branch) = element else { continue }
      switch branch.label {
      case .default:
        if first != nil { initially = initially ?? possible.count }
        possible.append((branch, scope))
      case .case(let label):
        var best = Truth.no
        for item in label.caseItems {
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
        let inner = scope.binding(Self.names(in: Syntax(label)))
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

  // MARK: As values

  package func value(of choice: IfExprSyntax, _ scope: Scope) -> Value {
    let (truth, inner) = decide(choice.conditions, scope)
    switch truth {
    case .yes: return result(of: choice.body.statements, inner) ?? .unknown(unknown(choice, scope, Self.runTime))
    case .no: return elseValue(of: choice, scope)
    case .open(let unknown, let initially):
      guard let first = result(of: choice.body.statements, inner) else { return .unknown(unknown) }
      let second = elseValue(of: choice, scope)
      let location = scope.source.location(of: choice)
      if let initially {
        let texts = initially ? [first, second] : [second, first]
        if let text = selected(texts, nil, at: location) { return .text(text) }
      }
      return alternatives(first, second, unknown, at: location)
        ?? selected([first, second], unknown, at: location).map { .text($0) } ?? .unknown(unknown)
    }
  }

  private func elseValue(of choice: IfExprSyntax, _ scope: Scope) -> Value {
    switch choice.elseBody {
    case .codeBlock(let block):
      result(of: block.statements, scope) ?? .unknown(unknown(choice, scope, Self.runTime))
    case .ifExpr(let next): evaluate(ExprSyntax(next), scope)
    case nil: .nothing
    }
  }

  /// The menu elements of both branches of a runtime condition; `nil` for other values.
  func alternatives(_ first: Value, _ second: Value, _ unknown: Unknown, at location: FileLocation) -> Value? {
    if let list = union(of: first, second, unknown, at: location) { return list }
    guard let shown = Self.elements(first), let hidden = Self.elements(second), !(shown + hidden).isEmpty else {
      return nil
    }
    func placeholder(_ text: String) -> Placeholder {
      Placeholder(location: location, text: text, reason: unknown.reason)
    }
    let isOnly = shown.isEmpty
    return .list(
      shown.map { value in
        // A branch of the same condition, such as an earlier case of a `switch`.
        if case .conditional(_, let uncertainty) = value, uncertainty.placeholder?.location == location { return value }
        return .conditional(value, Uncertainty(isShown: true, placeholder: placeholder("shown")))
      }
        + hidden.map {
          .conditional($0, Uncertainty(isShown: isOnly, placeholder: placeholder(isOnly ? "shown" : "hidden")))
        })
  }

  /// The constants of two lists, such as cases; those of only one list are conditional. `nil` for other values.
  private func union(of first: Value, _ second: Value, _ unknown: Unknown, at location: FileLocation) -> Value? {
    guard case .list(let left) = first, case .list(let right) = second, !left.isEmpty, !right.isEmpty,
      (left + right).allSatisfy({ Self.isConstant($0.unconditional.value) })
    else { return nil }
    func contains(_ list: [Value], _ value: Value) -> Bool {
      let name = Self.caseName(of: value.unconditional.value)
      return list.contains { other in
        let other = other.unconditional.value
        return name.map { $0 == Self.caseName(of: other) } ?? (equal(other, value.unconditional.value) == true)
      }
    }
    func conditional(_ value: Value, _ isShown: Bool) -> Value {
      if case .conditional = value { return value }
      let placeholder = Placeholder(
        location: location, text: isShown ? "shown" : "hidden", reason: unknown.reason)
      return .conditional(value, Uncertainty(isShown: isShown, placeholder: placeholder))
    }
    return .list(
      left.map { contains(right, $0) ? $0 : conditional($0, true) }
        + right.filter { !contains(left, $0) }.map { conditional($0, false) })
  }

  private static func isConstant(_ value: Value) -> Bool {
    switch value {
    case .enumCase, .text, .number, .bool: true
    case .symbol: caseName(of: value) != nil
    case .nothing, .list, .tuple, .instance, .closure, .function, .type, .conditional, .repeated, .unknown: false
    }
  }

  /// The name of a case, also written as `.name`.
  private static func caseName(of value: Value) -> String? {
    switch value {
    case .enumCase(_, let name): return name
    case .symbol(let symbol):
      guard let access = symbol.syntax.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
      return access.declName.baseName.text.trimmingBackticks
    case .text, .number, .bool, .nothing, .list, .tuple, .instance, .closure, .function, .type, .conditional,
      .repeated, .unknown:
      return nil
    }
  }

  /// The value that several branches of a runtime condition stand for.
  func one(of values: [Value], _ unknown: Unknown, at location: FileLocation) -> Value {
    alternatives(values, unknown, at: location) ?? selected(values, unknown, at: location).map { .text($0) }
      ?? .unknown(unknown)
  }

  /// The menu elements of several branches of a runtime condition, of which the first is shown; `nil` if a value is
  /// anything else.
  func alternatives(_ values: [Value], _ unknown: Unknown, at location: FileLocation) -> Value? {
    guard let first = values.first else { return nil }
    return values.dropFirst().reduce(first) { (all: Value?, next) in
      all.flatMap { alternatives($0, next, unknown, at: location) }
    }
  }

  /// The value as menu elements, none for `nil`; `nil` for other values.
  private static func elements(_ value: Value) -> [Value]? {
    switch value {
    case .nothing: return []
    case .list(let values):
      let areElements = values.allSatisfy { value in
        switch value {
        case .conditional, .repeated: true
        default: isElement(value)
        }
      }
      return areElements ? values : nil
    case .symbol: return isElement(value) ? [value] : nil
    case .conditional(let inner, _): return isElement(inner) ? [value] : nil
    case .text, .number, .bool, .tuple, .enumCase, .instance, .closure, .function, .type, .repeated, .unknown:
      return nil
    }
  }

  /// Whether a value is a call that makes a menu element.
  private static func isElement(_ value: Value) -> Bool {
    guard case .symbol(let expression) = value, let call = expression.syntax.as(FunctionCallExprSyntax.self) else {
      return false
    }
    return ["UIMenu", "UIAction", "UICommand", "UIKeyCommand", "UIDeferredMenuElement"]
      .contains(expression.delegate ?? call.calledExpression.trimmedDescription)
  }

  package func value(of choice: SwitchExprSyntax, _ scope: Scope) -> Value {
    switch select(choice, scope) {
    case .one(let branch, let inner):
      result(of: branch.statements, inner) ?? .unknown(unknown(choice.subject, scope, Self.runTime))
    case .several(let branches, let unknown, _):
      one(
        of: branches.map { result(of: $0.0.statements, $0.1) ?? .unknown(unknown) }, unknown,
        at: scope.source.location(of: choice))
    case .none: .unknown(unknown(choice.subject, scope, Self.runTime))
    }
  }

  // MARK: Conditional compilation

  /// Whether a branch of `#if` is compiled for the platform; `nil` if a build setting decides.
  package func isCompiled(_ condition: ExprSyntax?) -> Truth? {
    guard let condition else { return nil }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" ? .yes : .no }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      switch isCompiled(prefix.expression) {
      case .yes: return .no
      case .no: return .yes
      case .open, nil: return nil
      }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return isCompiled(tuple.elements.first?.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return isCompiled(Array(sequence.elements)[...]) }
    guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first else { return nil }
    let word = argument.expression.trimmedDescription
    let current = platform ?? "iOS"
    let isTouch = ["iOS", "iPadOS"].contains(current)
    switch call.calledExpression.trimmedDescription {
    case "os":
      switch word {
      case "iOS": return isTouch ? .yes : .no
      case "macOS", "OSX": return current == "macOS" ? .yes : .no
      case "visionOS", "xrOS": return current == "visionOS" ? .yes : .no
      default: return .no
      }
    case "canImport":
      switch word {
      case "UIKit": return current == "macOS" ? .no : .yes
      case "AppKit", "Cocoa": return current == "macOS" ? .yes : .no
      default: return .yes
      }
    case "targetEnvironment": return .no
    case "swift", "compiler": return .yes
    default: return nil
    }
  }

  private func isCompiled(_ parts: ArraySlice<ExprSyntax>) -> Truth? {
    for sign in ["||", "&&"] {
      guard let index = parts.firstIndex(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }) else {
        continue
      }
      let (left, right) = (isCompiled(parts[..<index]), isCompiled(parts[(index + 1)...]))
      switch (left, sign, right) {
      case (.yes, "||", _), (_, "||", .yes): return .yes
      case (.no, "&&", _), (_, "&&", .no): return .no
      case (.no, "||", .no): return .no
      case (.yes, "&&", .yes): return .yes
      default: return nil
      }
    }
    return parts.count == 1 ? isCompiled(parts.first) : .yes
  }
}
