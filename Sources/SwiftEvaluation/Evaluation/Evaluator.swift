package import MenuImport
package import MenuStrings
import MockupScene
package import SwiftDeclarations
import SwiftScan
package import SwiftSyntax
package import SwiftValues

/// Evaluates expressions as far as the sources determine their values.
package final class Evaluator {
  package let index: DeclarationIndex
  package let table: TextTable
  /// The settings that the conditions of `#if` test; users never see what `DEBUG` adds.
  package var compilation = Compilation(platform: nil)
  /// The app's name; `nil` if unknown.
  package var application: String?
  /// The images of the app; `nil` without a search for them.
  package var images: AppImages?
  var repetition: [Placeholder] = []
  /// The types with evaluated bodies.
  package var followedTypes: Set<String> = []
  /// The words of the conditions of `switch` statements, by the subject and the branches.
  var switchWords: [[SyntaxIdentifier]: [String?]] = [:]
  /// The words and names of expressions that were unknown.
  private var unknownWords: [SyntaxIdentifier: (words: String, name: String)] = [:]
  /// The variables that closures of a statement change, by the statement.
  var namesInClosures: [SyntaxIdentifier: Set<String>] = [:]
  private var depth = 0
  /// The expressions that may still be evaluated for the menu.
  private var remaining = 0
  private let trees: SyntaxTreeCache

  package init(index: DeclarationIndex, table: TextTable, trees: SyntaxTreeCache) {
    self.index = index
    self.table = table
    self.trees = trees
  }

  /// Resets the budget for a menu.
  package func begin(with source: SwiftSource, platform: String?) {
    trees.begin()
    _ = source.tree
    compilation.platform = platform
    compilation.isCatalyst = false
    remaining = Limit.swiftExpressions.maximum
    depth = 0
    // Identifiers hold for the trees in memory.
    switchWords = [:]
    unknownWords = [:]
    namesInClosures = [:]
  }

  /// The argument that the only use of a view passes to one of its properties.
  package var onlyArgument: (_ name: String, _ type: TypeDeclaration) -> Expression? = { _, _ in nil }
  /// The values that the uses of a view pass to one of its properties: `true in ShelfView, false in CartView`.
  package var differentArguments: (_ name: String, _ type: TypeDeclaration) -> String? = { _, _ in nil }
  /// Whether conditions see the initial values of a view's state.
  var seesInitialState = false
  /// Whether an evaluation needed the value of a view's state.
  var missesState = false

  /// A value, and its value for the initial state of the view if only that is known.
  package func valueWithState(_ evaluate: () -> Value) -> (value: Value, initially: Value?) {
    if seesInitialState { return (evaluate(), nil) }
    let outer = missesState
    missesState = false
    defer { missesState = missesState || outer }
    let value = evaluate()
    guard missesState, uncertaintyReason(of: value) != nil else { return (value, nil) }
    seesInitialState = true
    defer { seesInitialState = false }
    let initially = evaluate()
    return (value, uncertaintyReason(of: initially) == nil ? initially : nil)
  }

  /// A condition's value, and its value for the initial state if only that is known.
  package func trying(_ condition: () -> Value) -> (value: Value, initially: Bool?) {
    let (value, initially) = valueWithState(condition)
    if case .bool(let flag)? = initially { return (value, flag) }
    return (value, nil)
  }

  /// Evaluates one level deeper; `nil` if a depth or work limit is reached.
  package func descend<Result>(_ body: () -> Result) -> Result? {
    guard depth < Limit.swiftDepth.maximum, !isExhausted else { return nil }
    depth += 1
    remaining -= 1
    defer { depth -= 1 }
    return body()
  }

  package var spent: Int { Limit.swiftExpressions.maximum - remaining }

  /// Charges a large value as several expressions.
  func charge(_ value: Value) {
    switch value {
    case .text(let text): charge(text)
    case .list(let elements): remaining -= elements.count / 8
    case .number, .bool, .nothing, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .conditional,
      .repeated, .unknown:
      break
    }
  }

  /// Charges a lookup in deeply nested scopes as several expressions.
  func charge(_ scope: Scope) { remaining -= scope.depth / 64 }

  func charge(_ text: ReadText) { remaining -= text.string.utf8.count / 32 + text.placeholders.count / 4 }

  package var isExhausted: Bool { remaining <= 0 || trees.isFull }

  package var endReason: String {
    !isExhausted ? "it refers to itself or is nested too deep" : "the menu has too many expressions"
  }

  /// The recursion depth of each body in evaluation.
  private var active: [SyntaxIdentifier: Int] = [:]

  /// Evaluates a body; `nil` after repeated recursion.
  ///
  /// One recursion is allowed, since a view may contain another of its type.
  package func enter<Result>(_ body: CodeBlockItemListSyntax, _ read: () -> Result) -> Result? {
    let count = active[body.id] ?? 0
    guard count < 2 else { return nil }
    active[body.id] = count + 1
    defer { active[body.id] = count }
    return read()
  }

  // MARK: Words

  /// The record of an expression that could not be evaluated.
  package func unknown(_ expression: some SyntaxProtocol, _ scope: Scope, _ reason: String) -> Unknown {
    let reason = trees.isFull ? endReason : reason
    let (words, name) = spelling(of: expression)
    return Unknown(
      words: name, location: scope.source.location(of: expression),
      reason: reason == Self.runTime ? "\(words) \(reason)" : reason)
  }

  private func spelling(of expression: some SyntaxProtocol) -> (words: String, name: String) {
    let key = Syntax(expression).id
    if let known = unknownWords[key] { return known }
    let spelling = (Self.words(of: expression), Self.name(of: expression))
    // Nodes outside of files may share identifiers.
    if expression.root.is(SourceFileSyntax.self) { unknownWords[key] = spelling }
    return spelling
  }

  /// The source text of an expression on one line, cut at about a number of characters.
  package static func words(of expression: some SyntaxProtocol, atMost limit: Int = 80) -> String {
    expression.words(atMost: limit)
  }

  /// A short name of an expression for a title: its words if they are a path or a call, otherwise the path of its
  /// first operand.
  static func name(of expression: some SyntaxProtocol) -> String {
    let words = words(of: expression)
    let isCall = [.functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr].contains(
      expression.kind)
    // A calculation such as `index + 1` means something else than its first operand.
    let isCalculation =
      expression.as(SequenceExprSyntax.self)?.elements.allSatisfy {
        [.declReferenceExpr, .integerLiteralExpr, .memberAccessExpr].contains($0.kind)
          || $0.as(BinaryOperatorExprSyntax.self).map { "+-*/%".contains($0.operator.text) } ?? false
      } ?? false
    if isCall || isCalculation, words.count <= 48, !words.contains(where: { "{}\"?\n".contains($0) }) { return words }
    // A function of one value, such as one that translates, says less than its argument.
    if let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.is(DeclReferenceExprSyntax.self),
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
    {
      guard let key = argument.expression.as(StringLiteralExprSyntax.self) else { return name(of: argument.expression) }
      return String(key.segments.trimmedDescription.prefix(48))
    }
    return Syntax(expression).namePath().map { $0.count > 48 ? String($0.prefix(47)) + "…" : $0 } ?? words
  }

  package static let runTime = "is known only at runtime"

  /// The reason that a name, or a call of it, has no meaning in a scope.
  package func absence(of name: String, _ scope: Scope) -> String {
    if let owner = scope.nearestOwner?.type,
      index.declares(name, in: owner) || name.first?.isLowercase == true && index.isOfFramework(owner)
    {
      return "\(name) \(Self.runTime)"
    }
    if scope.local(name) != nil || name.hasPrefix("$") || index.declares(name) {
      return "the value of \(name) \(Self.runTime)"
    }
    return index.isLeftOut(name) ? "\(name) is in a file that was left out" : "\(name) is not in the imported sources"
  }

  // MARK: Expressions

  package func evaluate(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    guard let value = descend({ evaluateNow(expression, scope) }) else {
      return .unknown(unknown(expression, scope, endReason))
    }
    charge(value)
    return value
  }

  private func evaluateNow(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    let value = valueNow(expression, scope)
    guard scope.isInBranch, case .unknown = value,
      [.declReferenceExpr, .memberAccessExpr, .functionCallExpr].contains(expression.kind)
    else { return value }
    return decided([expression], scope).map { .bool($0) } ?? value
  }

  private func valueNow(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return .text(text(of: literal, scope, isKey: false))
    case .integerLiteralExpr(let literal):
      return Self.integer(literal.literal.text).map { .number(Double($0)) }
        ?? .symbol(Expression(syntax: expression, scope: scope))
    case .floatLiteralExpr(let literal):
      return Double(literal.literal.text.filter { $0 != "_" }).map { .number($0) }
        ?? .symbol(Expression(syntax: expression, scope: scope))
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
    case .nilLiteralExpr: return .nothing
    case .arrayExpr(let array):
      return list(sharingType(array.elements.map { evaluate($0.expression, scope) }), of: array, scope)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return evaluate(only.expression, scope)
      }
      return .tuple(tuple.elements.map { ($0.label?.text, evaluate($0.expression, scope)) })
    case .closureExpr(let closure): return .closure(closure, scope.binding(Self.captures(of: closure, scope)))
    case .declReferenceExpr(let reference): return value(of: reference, scope)
    case .memberAccessExpr(let access): return applicationName(access, scope) ?? value(of: access, scope)
    case .functionCallExpr(let call): return applicationName(call) ?? value(of: call, scope)
    case .sequenceExpr(let sequence): return value(of: sequence, scope)
    case .prefixOperatorExpr(let prefix): return value(of: prefix, scope)
    case .forceUnwrapExpr(let unwrap): return evaluate(unwrap.expression, scope)
    case .optionalChainingExpr(let chain):
      let value = evaluate(chain.expression, scope)
      guard case .unknown = value else { return value }
      return typedInstance(of: chain.expression, scope) ?? value
    case .tryExpr(let attempt): return evaluate(attempt.expression, scope)
    case .awaitExpr(let wait): return evaluate(wait.expression, scope)
    case .ifExpr(let choice): return value(of: choice, scope)
    case .switchExpr(let choice): return value(of: choice, scope)
    case .subscriptCallExpr(let call): return applicationName(call, scope) ?? value(of: call, scope)
    case .macroExpansionExpr(let macro):
      return text(of: macro, scope).map { .text($0) } ?? .symbol(Expression(syntax: expression, scope: scope))
    case .unresolvedAsExpr, .unresolvedIsExpr: return .unknown(unknown(expression, scope, Self.runTime))
    default: return .symbol(Expression(syntax: expression, scope: scope))
    }
  }

  package func list(_ elements: [Value], of expression: some SyntaxProtocol, _ scope: Scope) -> Value {
    guard elements.count > Limit.swiftElements.maximum else { return .list(elements) }
    return .unknown(unknown(expression, scope, Self.tooManyElements))
  }

  package static let tooManyElements = "it has more than \(Limit.swiftElements.maximum) elements"

  private static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }

  private func value(of prefix: PrefixOperatorExprSyntax, _ scope: Scope) -> Value {
    let name = prefix.operator.text
    switch (name, evaluate(prefix.expression, scope)) {
    case ("!", .bool(let flag)): return .bool(!flag)
    case ("-", .number(let number)): return .number(-number)
    case ("+", .number(let number)): return .number(number)
    case (_, .unknown(let unknown)): return .unknown(self.unknown(prefix, scope, unknown.reason))
    case (_, let operand):
      // An operator that the sources declare.
      for function in index.functions(named: name) {
        if let result = descend({ apply(.function(function, nil), to: operand) }) ?? nil { return result }
      }
      return .symbol(Expression(syntax: ExprSyntax(prefix), scope: scope))
    }
  }

  private func value(of call: SubscriptCallExprSyntax, _ scope: Scope) -> Value {
    let unclear = Value.unknown(unknown(call, scope, Self.runTime))
    let fallback =
      call.arguments.count == 2 ? call.arguments.last.flatMap { $0.label?.text == "default" ? $0 : nil } : nil
    guard let argument = call.arguments.first?.expression, call.arguments.count == 1 || fallback != nil else {
      return unclear
    }
    let collection = evaluate(call.calledExpression, scope)
    if case .list(let elements) = collection, case .number(let number) = evaluate(argument, scope),
      let index = Int(exactly: number), elements.indices.contains(index)
    {
      return elements[index]
    }
    if case .list(let elements) = collection, let part = slice(elements, argument, scope) { return .list(part) }
    if case .symbol(let symbol) = collection, let literal = symbol.syntax.as(DictionaryExprSyntax.self) {
      let found = entry(of: literal, for: evaluate(argument, scope), symbol.scope) ?? unclear
      if case .nothing = found, let fallback { return evaluate(fallback.expression, scope) }
      return found
    }
    return unclear
  }

  /// The elements in a range: `names[1...]`, `names[..<2]`, or `names[0...2]`; `nil` for other arguments.
  private func slice(_ elements: [Value], _ range: ExprSyntax, _ scope: Scope) -> [Value]? {
    func index(_ expression: ExprSyntax) -> Int? {
      guard case .number(let number) = evaluate(expression, scope), let index = Int(exactly: number),
        (0...elements.count).contains(index)
      else { return nil }
      return index
    }
    if let from = range.as(PostfixOperatorExprSyntax.self), from.operator.text == "..." {
      return index(from.expression).map { Array(elements[$0...]) }
    }
    if let to = range.as(PrefixOperatorExprSyntax.self), to.operator.text == "..<" {
      return index(to.expression).map { Array(elements[..<$0]) }
    }
    guard range.is(SequenceExprSyntax.self), case .list(let indices) = evaluate(range, scope) else { return nil }
    let found = indices.compactMap { value -> Value? in
      guard case .number(let number) = value, let index = Int(exactly: number), elements.indices.contains(index) else {
        return nil
      }
      return elements[index]
    }
    return found.count == indices.count ? found : nil
  }

  /// The value of a key in a dictionary literal, `nothing` if it has no such key; `nil` if a key is unknown.
  private func entry(of literal: DictionaryExprSyntax, for key: Value, _ scope: Scope) -> Value? {
    guard case .elements(let elements) = literal.content else { return .nothing }
    let variable = literal.parent?.parent?.as(PatternBindingSyntax.self)
    let types = variable?.typeAnnotation?.type.as(DictionaryTypeSyntax.self)
    for element in elements {
      // A key `.name` is a case of the type of the wanted key.
      var candidate = evaluate(element.key, scope)
      if case .enumCase(let type, _, _) = key, case .symbol = candidate,
        let access = element.key.as(MemberAccessExprSyntax.self), access.base == nil
      {
        candidate = member(access.declName.baseName.text.trimmingBackticks, of: .type(type), access, scope) ?? candidate
      }
      guard let isSame = equal(candidate, key) else { return nil }
      if isSame { return coerce(evaluate(element.value, scope), to: types?.value, scope) }
    }
    return .nothing
  }
}
