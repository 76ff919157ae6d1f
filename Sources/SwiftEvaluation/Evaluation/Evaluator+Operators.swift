package import MenuImport
package import MenuStrings
import MockupScene
import SwiftDeclarations
import SwiftScan
package import SwiftSyntax
package import SwiftValues

extension Evaluator {
  package func value(of sequence: SequenceExprSyntax, _ scope: Scope) -> Value {
    value(of: ArraySlice(sequence.elements), expression: ExprSyntax(sequence), scope)
  }

  /// Operators in order of increasing precedence; left-associative ones split at the last operator.
  private static let levels: [(operators: Set<String>, splitsAtLast: Bool)] = [
    (["||"], false), (["&&"], false), (["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="], true), (["??"], false),
    (["...", "..<"], true), (["+", "-"], true), (["*", "/", "%"], true), (["<<"], true),
  ]

  package func value(of parts: ArraySlice<ExprSyntax>, expression: ExprSyntax, _ scope: Scope) -> Value {
    guard let first = parts.first else { return .unknown(unknown(expression, scope, Self.runTime)) }
    if parts.count == 1 { return evaluate(first, scope) }
    guard parts.count <= Limit.swiftChain.maximum else {
      return .unknown(unknown(expression, scope, "the expression is too long"))
    }
    if let flag = decided(parts, scope) { return .bool(flag) }
    return descend { split(parts, expression: expression, scope) }
      ?? .unknown(unknown(expression, scope, "the expression is too long"))
  }

  private func split(_ parts: ArraySlice<ExprSyntax>, expression: ExprSyntax, _ scope: Scope) -> Value {
    if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self)
    {
      let condition = parts[..<index]
      let yes = { self.evaluate(ternary.thenExpression, self.assuming(condition, true, scope)) }
      let no = {
        self.value(of: parts[(index + 1)...], expression: expression, self.assuming(condition, false, scope))
      }
      let (value, initial) = trying { self.value(of: condition, expression: expression, scope) }
      let words = condition.map { Self.words(of: $0) }.joined(separator: " ")
      if let initial {
        let (first, second) = initial ? (yes(), no()) : (no(), yes())
        return self.initial(
          first, second, expression, scope, initial ? Self.bothWays(words) : Self.bothWays(words).reversed(),
          stored(value, in: condition, scope))
      }
      return choice(value, yes, no, expression: expression, scope, words)
    }
    for level in Self.levels {
      let isMeant = { (part: ExprSyntax) in
        part.as(BinaryOperatorExprSyntax.self).map { level.operators.contains($0.operator.text) } ?? false
      }
      guard let index = level.splitsAtLast ? parts.lastIndex(where: isMeant) : parts.firstIndex(where: isMeant),
        let sign = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text, index > parts.startIndex
      else { continue }
      if sign == "+", let operands = Self.operands(of: parts) { return sum(operands, expression: expression, scope) }
      let left = value(of: parts[..<index], expression: expression, scope)
      let right = { self.value(of: parts[(index + 1)...], expression: expression, scope) }
      return combine(left, sign, right, expression: expression, scope)
    }
    if let index = parts.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }), index > parts.startIndex {
      return value(of: parts[..<index], expression: expression, scope)
    }
    return .unknown(unknown(expression, scope, Self.runTime))
  }

  /// The first value, which the initial state of the view selects; for elements of lists, both values.
  private func initial(
    _ first: Value, _ second: Value, _ expression: ExprSyntax, _ scope: Scope, _ conditions: [String?],
    _ stored: Unknown?
  ) -> Value {
    let location = scope.source.location(of: expression)
    let values = [first, second]
    if let text = selected(values, Self.hasTexts(values) ? stored : nil, at: location) { return .text(text) }
    switch (first, second) {
    case (.nothing, .unknown), (.nothing, .list), (.unknown, .list), (.list, _):
      let words = (conditions.first ?? nil) ?? Self.words(of: expression)
      let unknown = unknown(expression, scope, "the initial value of \(words) hides it")
      if let both = alternatives(first, second, unknown, at: location, conditions, isInitial: true) { return both }
      // The caller tries again with the initial state.
      return .unknown(self.unknown(expression, scope, Self.runTime))
    case (.text, _), (.number, _), (.bool, _), (.nothing, _), (.tuple, _), (.enumCase, _), (.instance, _),
      (.closure, _), (.function, _), (.type, _), (.symbol, _), (.conditional, _), (.repeated, _), (.unknown, _):
      return first
    }
  }

  /// The reason why a condition on state that outlives the view is unknown; `nil` for other conditions.
  func stored(_ value: Value, in condition: ArraySlice<ExprSyntax>, _ scope: Scope) -> Unknown? {
    guard case .unknown(let unknown) = value else { return nil }
    return condition.lazy.flatMap { $0.tokens(viewMode: .sourceAccurate) }.contains { token in
      guard case .property(let property, _)? = binding(of: token.text, scope) else { return false }
      return property.isStoredState
    } ? unknown : nil
  }

  /// Whether all values are texts with words; a checkmark or nothing is a state.
  static func hasTexts(_ values: [Value]) -> Bool {
    values.allSatisfy { if case .text(let text) = $0 { !text.string.isEmpty } else { false } }
  }

  // MARK: Sums

  /// The operands of a sum; `nil` if there are other operators.
  static func operands(of parts: ArraySlice<ExprSyntax>) -> [ArraySlice<ExprSyntax>]? {
    var operands: [ArraySlice<ExprSyntax>] = []
    var start = parts.startIndex
    for index in parts.indices {
      guard parts[index].is(BinaryOperatorExprSyntax.self) else {
        if index > start { return nil }
        continue
      }
      guard parts[index].trimmedDescription == "+", index == start + 1 else { return nil }
      operands.append(parts[start..<index])
      start = index + 1
    }
    guard !operands.isEmpty, start < parts.endIndex else { return nil }
    return operands + [parts[start...]]
  }

  private func sum(_ operands: [ArraySlice<ExprSyntax>], expression: ExprSyntax, _ scope: Scope) -> Value {
    let values = operands.map { value(of: $0, expression: $0.first ?? expression, scope) }
    if let list = concatenated(values, of: expression, scope) { return list }
    guard let first = values.first else { return .unknown(unknown(expression, scope, Self.runTime)) }
    return values.dropFirst().reduce(first) { sum, next in combine(sum, "+", { next }, expression: expression, scope) }
  }

  /// The elements of several lists; `nil` if none is known.
  ///
  /// - Parameter change: Changes an element of the summand with an index.
  func concatenated(
    _ summands: [Value], of expression: ExprSyntax, _ scope: Scope,
    _ change: (Value, Int) -> Value = { value, _ in value }
  ) -> Value? {
    let hasList = summands.contains { value in
      if case .list = value { true } else { false }
    }
    guard hasList else { return nil }
    var all: [Value] = []
    for (index, value) in summands.enumerated() {
      guard let elements = summand(value, of: expression, scope) else { return nil }
      all += elements.map { change($0, index) }
    }
    return list(all, of: expression, scope)
  }

  /// The elements of a list; an unknown list stands for several.
  func summand(_ value: Value, of expression: ExprSyntax, _ scope: Scope) -> [Value]? {
    switch value {
    case .list(let elements): return elements
    case .nothing: return []
    case .unknown(let unknown): return [Self.several(unknown)]
    case .conditional(let inner, let uncertainty):
      return summand(inner, of: expression, scope)?.map { .conditional($0, uncertainty) }
    case .symbol(let list): return [Self.several(unknown(list.syntax, list.scope, "it \(Self.runTime)"))]
    case .repeated: return [value]
    case .text, .number, .bool, .tuple, .enumCase, .instance, .closure, .function, .type: return nil
    }
  }

  /// The elements of a list known only at runtime.
  static func several(_ list: Unknown) -> Value {
    .repeated(
      .unknown(list),
      Placeholder(location: list.location, ofList: "the content of \(list.words) \(runTime)", list.words))
  }

  /// One of several known texts, with a note on the condition that selects it; `nil` if a value is anything else.
  ///
  /// - Parameter condition: The unknown condition; `nil` if its initial value decides for the first text.
  package func selected(_ values: [Value], _ condition: Unknown?, at location: FileLocation) -> ReadText? {
    var texts: [ReadText] = []
    for value in values {
      switch value {
      case .text(let text): texts.append(text)
      case .nothing: texts.append(ReadText(""))
      case .number, .bool, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .conditional,
        .repeated, .unknown:
        return nil
      }
    }
    // Signs such as a dash tell less than known words.
    let known =
      texts.first { $0.placeholders.isEmpty && $0.string.contains { $0.isLetter || $0.isNumber } }
      ?? texts.first { !$0.placeholders.isEmpty && !$0.hasNoWords }
      ?? texts.first { $0.placeholders.isEmpty && !$0.string.isEmpty }
    guard let known else { return nil }
    let isInitial = condition == nil
    var chosen = isInitial ? texts.first ?? known : known
    var all: [String] = []
    for text in texts {
      for string in text.alternatives.isEmpty ? [text.string] : text.alternatives where !all.contains(string) {
        all.append(string)
      }
    }
    if all.count < 2 { return chosen }
    // Another condition selects the texts already, and this one changes nothing.
    if !isInitial, texts.allSatisfy({ Set($0.alternatives) == Set(all) && !$0.choices.isEmpty }) { return chosen }
    chosen.alternatives = all
    if let condition {
      let words = all.map { $0.isEmpty ? "nothing" : "“\($0)”" }
      let reason = "\(condition.reason) and selects \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
      chosen.choices = [Placeholder(location: location, text: chosen.string, reason: reason)]
      chosen.condition = Unknown(words: condition.words, location: location, reason: condition.reason)
    }
    return chosen
  }

  private func choice(
    _ condition: Value, _ yes: () -> Value, _ no: () -> Value, expression: ExprSyntax, _ scope: Scope, _ words: String
  ) -> Value {
    switch condition {
    case .bool(let flag): return flag ? yes() : no()
    case .text, .number, .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol,
      .conditional, .repeated, .unknown:
      var inner = unknown(expression, scope, "\(words) \(Self.runTime)")
      if case .unknown(let unknown) = condition { inner = unknown }
      let (first, second) = (yes(), no())
      let location = scope.source.location(of: expression)
      if let both = alternatives(first, second, inner, at: location, Self.bothWays(words)) { return both }
      if let text = selected([first, second], inner, at: location) { return .text(text) }
      return .unknown(unknown(expression, scope, inner.reason))
    }
  }

  private func combine(_ left: Value, _ sign: String, _ right: () -> Value, expression: ExprSyntax, _ scope: Scope)
    -> Value
  {
    switch (left, sign) {
    case (.bool(true), "||"): return .bool(true)
    case (.bool(false), "&&"): return .bool(false)
    case (.bool, "||"), (.bool, "&&"): return right()
    case (.nothing, "??"): return right()
    case (.unknown(let inner), "??"):
      guard case .text(let text) = right(), text.isKnown, !text.string.isEmpty else {
        return .unknown(unknown(expression, scope, inner.reason))
      }
      return .unknown(unknown(expression, scope, "\(inner.reason) (“\(text.string)” if it is nil)"))
    case (.symbol, "??"):
      // `load() ?? []` is a list of which nothing is known.
      if case .list(let elements) = right(), elements.isEmpty {
        return .unknown(unknown(expression, scope, Self.runTime))
      }
      return left
    case (_, "??"): return left
    default: break
    }
    switch (left, sign, right()) {
    case (_, "||", .bool(true)): return .bool(true)
    case (_, "&&", .bool(false)): return .bool(false)
    case (let a, "==", let b): return equal(a, b).map { .bool($0) } ?? uncertainty(a, b, expression, scope)
    case (let a, "!=", let b): return equal(a, b).map { .bool(!$0) } ?? uncertainty(a, b, expression, scope)
    case (let a, "<", let b), (let a, ">", let b), (let a, "<=", let b), (let a, ">=", let b):
      return ordered(a, sign, b).map { .bool($0) } ?? uncertainty(a, b, expression, scope)
    case (.number(let a), "...", .number(let b)): return range(a, b, expression, scope)
    case (.number(let a), "..<", .number(let b)): return range(a, b - 1, expression, scope)
    case (.number(let a), "+", .number(let b)): return .number(a + b)
    case (.number(let a), "<<", .number(let b)) where 0..<53 ~= b:
      return .number(Double(sign: .plus, exponent: Int(b), significand: a))
    case (.number(let a), "-", .number(let b)): return .number(a - b)
    case (.number(let a), "*", .number(let b)): return .number(a * b)
    case (.number(let a), "/", .number(let b)) where b != 0: return .number(a / b)
    case (let a, "+", let b):
      if let left = piece(a), let right = piece(b), Self.isText(a) || Self.isText(b) { return .text(left + right) }
      return uncertainty(a, b, expression, scope)
    case (let a, _, let b): return uncertainty(a, b, expression, scope)
    }
  }

  private func uncertainty(_ left: Value, _ right: Value, _ expression: ExprSyntax, _ scope: Scope) -> Value {
    if case .unknown(let inner) = left { return .unknown(unknown(expression, scope, inner.reason)) }
    if case .unknown(let inner) = right { return .unknown(unknown(expression, scope, inner.reason)) }
    return .symbol(Expression(syntax: expression, scope: scope))
  }

  static func isText(_ value: Value) -> Bool {
    if case .text = value { true } else { false }
  }

  /// An operand of a concatenation, or a placeholder with its source text.
  private func piece(_ value: Value) -> ReadText? {
    if case .unknown(let unknown) = value { return ReadText(unknown) }
    return text(from: value)
  }

  private func range(_ first: Double, _ last: Double, _ expression: ExprSyntax, _ scope: Scope) -> Value {
    guard let low = Int(exactly: first), let high = Int(exactly: last) else {
      return .symbol(Expression(syntax: expression, scope: scope))
    }
    if low > high { return .list([]) }
    // One element beyond the limit is enough to detect it.
    let (end, isBeyond) = low.addingReportingOverflow(Limit.swiftElements.maximum)
    let numbers = low...(isBeyond ? high : min(high, end))
    return list(numbers.map { .number(Double($0)) }, of: expression, scope)
  }

  func equal(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.bool(let a), .bool(let b)): return a == b
    case (.number(let a), .number(let b)): return a == b
    case (.text(let a), .text(let b)):
      return a.isKnown && b.isKnown ? a.string == b.string : nil
    case (.text, .symbol(let symbol)): return staticText(symbol).flatMap { equal(left, $0) }
    case (.symbol, .text): return equal(right, left)
    case (.nothing, .nothing): return true
    case (.enumCase(let type, let a, let values), .enumCase(let other, let b, _)):
      guard type === other else { return nil }
      // Cases with values may differ in these.
      return a == b && (!values.isEmpty || type.hasPayload(a)) ? nil : a == b
    case (.enumCase(let type, let name, _), .symbol(let expression)),
      (.symbol(let expression), .enumCase(let type, let name, _)):
      let call = expression.syntax.as(FunctionCallExprSyntax.self)
      let callee = call?.calledExpression ?? expression.syntax
      guard let access = callee.as(MemberAccessExprSyntax.self), access.base == nil,
        type.cases.contains(where: { $0.name == access.declName.baseName.text.trimmingBackticks })
      else { return nil }
      let isSame = access.declName.baseName.text.trimmingBackticks == name
      // Cases with values may differ in these.
      return isSame && call != nil ? nil : isSame
    case (.symbol, .symbol):
      if let method = Self.selected(left), let other = Self.selected(right) {
        // Without its type and its labels, a method may be another one of the name.
        return method.name == other.name ? (method.words == other.words ? true : nil) : false
      }
      guard let name = Self.outsideCase(left), let other = Self.outsideCase(right) else { return nil }
      return name == other
    case (.instance(let a), .instance(let b)): return equal(a, b)
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return nil }
      let parts = zip(a, b).map { equal($0.value, $1.value) }
      return parts.contains(false) ? false : parts.contains(nil) ? nil : true
    case (.nothing, .text), (.nothing, .number), (.nothing, .bool), (.nothing, .enumCase), (.nothing, .list),
      (.text, .nothing), (.number, .nothing), (.bool, .nothing), (.enumCase, .nothing), (.list, .nothing):
      return false
    default: return nil
    }
  }

  /// The method in `#selector(save(_:))`, as written.
  private static func selected(_ value: Value) -> (name: String, words: String)? {
    guard case .symbol(let symbol) = value, let macro = symbol.syntax.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "selector", let method = macro.arguments.first?.expression,
      let name = method.as(MemberAccessExprSyntax.self)?.declName ?? method.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return (name.baseName.text, method.trimmedDescription)
  }

  /// The name of a case of an enumeration outside of the sources: `.light` or `ColorScheme.light`.
  private static func outsideCase(_ value: Value) -> String? {
    guard case .symbol(let symbol) = value, let access = symbol.syntax.as(MemberAccessExprSyntax.self) else {
      return nil
    }
    let name = access.declName.baseName.text.trimmingBackticks
    let types = access.base?.trimmedDescription.split(separator: ".") ?? []
    let isConstant = types.allSatisfy { $0.first?.isUppercase == true && !$0.contains("(") }
    return isConstant && !["current", "now", "main", "shared", "default"].contains(name) ? name : nil
  }

  /// Whether two values of a structure have equal fields.
  private func equal(_ left: Instance, _ right: Instance) -> Bool? {
    guard left.type === right.type, left.type.kind == .structure, left.isMade, right.isMade,
      left.type.staticMethods["=="] == nil, Set(left.fields.keys) == Set(right.fields.keys)
    else { return nil }
    var areSame: Bool? = true
    for (name, field) in left.fields {
      guard let other = right.fields[name] else { return nil }
      if case .expression(let own) = field, case .expression(let second) = other, own.syntax.id == second.syntax.id,
        own.syntax.tokens(viewMode: .sourceAccurate).allSatisfy({ own.scope.local($0.text) == nil })
      {
        continue
      }
      let values = [field, other].map {
        value(of: $0, named: DeclReferenceExprSyntax(baseName: .identifier(name)), Scope(source: left.type.source))
      }
      let isSame = descend { equal(values[0], values[1]) } ?? nil
      if isSame == false { return false }
      areSame = isSame == nil ? nil : areSame
    }
    return areSame
  }
}
