import MenuImport
import MockupScene
import SwiftSyntax

/// Finds out what expressions are, as far as that is written in the sources.
final class Evaluator {
  let index: DeclarationIndex
  let table: TextTable
  /// The platform that is read for: `nil` where the sources do not say.
  var platform: String?
  /// The loops over what only the running program has, from the outermost.
  var repetition: [StandIn] = []
  /// The types whose bodies were read.
  var followedTypes: Set<String> = []
  /// How many names lead into each other just now.
  private var depth = 0
  /// How much may still be looked at for one menu.
  private var remaining = 0
  /// The room for the trees of files.
  private let trees: TreeRoom

  init(index: DeclarationIndex, table: TextTable, trees: TreeRoom) {
    self.index = index
    self.table = table
    self.trees = trees
  }

  /// Begins with another menu, which stands in a file.
  func begin(with source: SwiftSource, platform: String?) {
    trees.begin()
    _ = trees.tree(of: source)
    self.platform = platform
    remaining = Limit.swiftExpressions.most
    depth = 0
  }

  /// Does something one level further in; `nil` where that is too deep, or too much has been done.
  func descend<Result>(_ body: () -> Result) -> Result? {
    guard depth < Limit.swiftDepth.most, !isExhausted else { return nil }
    depth += 1
    remaining -= 1
    defer { depth -= 1 }
    return body()
  }

  /// How much was looked at since the menu began.
  var spent: Int { Limit.swiftExpressions.most - remaining }

  /// Counts a value that takes much room as so many expressions more.
  private func charge(_ value: Value) {
    switch value {
    case .text(let text): charge(text)
    case .list(let elements): remaining -= elements.count / 8
    case .number, .bool, .nothing, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .conditional,
      .repeated, .unknown:
      break
    }
  }

  /// Counts a name that is looked up far down as so many expressions more.
  func charge(_ scope: Scope) { remaining -= scope.depth / 64 }

  /// Counts a text that takes much room as so many expressions more.
  func charge(_ text: ReadText) { remaining -= text.string.utf8.count / 32 + text.standIns.count / 4 }

  /// Whether the menu leads to more than is looked at.
  var isExhausted: Bool { remaining <= 0 || trees.isFull }

  /// Why nothing further is looked at.
  var endReason: String {
    !isExhausted ? "it leads too deep, or to itself" : "the menu leads to more than is looked at"
  }

  /// The bodies that are being read, by where they stand, and how often each is inside itself.
  private var active: [SyntaxIdentifier: Int] = [:]

  /// Reads a body; `nil` where it has led to itself.
  ///
  /// Once is fine: a view may show one of its own kind. What does so again has no end that is written.
  func enter<Result>(_ body: CodeBlockItemListSyntax, _ read: () -> Result) -> Result? {
    let count = active[body.id] ?? 0
    guard count < 2 else { return nil }
    active[body.id] = count + 1
    defer { active[body.id] = count }
    return read()
  }

  // MARK: Words

  /// What is not known, said of an expression.
  func unknown(_ expression: some SyntaxProtocol, _ scope: Scope, _ reason: String) -> Unknown {
    let words = Self.words(of: expression)
    let reason = trees.isFull ? endReason : reason
    return Unknown(
      words: words, place: scope.source.place(of: expression),
      reason: reason == Self.runTime ? "\(words) \(reason)" : reason)
  }

  /// An expression's words on one line, cut where they become long.
  static func words(of expression: some SyntaxProtocol) -> String {
    var words = ""
    var isParted = false
    for token in expression.tokens(viewMode: .sourceAccurate) {
      // Comments part words as spaces do.
      if !words.isEmpty, isParted || !token.leadingTrivia.isEmpty { words += " " }
      words += token.text.split { $0.isWhitespace }.joined(separator: " ")
      isParted = !token.trailingTrivia.isEmpty
      if words.count > 80 { break }
    }
    guard words.count > 80 else { return words }
    // No word is cut in two.
    let start = words.prefix(80)
    return start.prefix(upTo: start.lastIndex(of: " ") ?? start.endIndex) + "…"
  }

  static let runTime = "is known only when the program runs"

  // MARK: Expressions

  /// What an expression is.
  func evaluate(_ expression: ExprSyntax, _ scope: Scope) -> Value {
    guard let value = descend({ evaluateNow(expression, scope) }) else {
      return .unknown(unknown(expression, scope, endReason))
    }
    charge(value)
    return value
  }

  private func evaluateNow(_ expression: ExprSyntax, _ scope: Scope) -> Value {
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
      return list(array.elements.map { evaluate($0.expression, scope) }, of: array, scope)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return evaluate(only.expression, scope)
      }
      return .tuple(tuple.elements.map { ($0.label?.text, evaluate($0.expression, scope)) })
    case .closureExpr(let closure): return .closure(closure, scope)
    case .declReferenceExpr(let reference): return value(of: reference, scope)
    case .memberAccessExpr(let access): return value(of: access, scope)
    case .functionCallExpr(let call): return value(of: call, scope)
    case .sequenceExpr(let sequence): return value(of: sequence, scope)
    case .prefixOperatorExpr(let prefix): return value(of: prefix, scope)
    case .forceUnwrapExpr(let unwrap): return evaluate(unwrap.expression, scope)
    case .optionalChainingExpr(let chain): return evaluate(chain.expression, scope)
    case .tryExpr(let attempt): return evaluate(attempt.expression, scope)
    case .awaitExpr(let wait): return evaluate(wait.expression, scope)
    case .ifExpr(let choice): return value(of: choice, scope)
    case .switchExpr(let choice): return value(of: choice, scope)
    case .subscriptCallExpr(let call): return value(of: call, scope)
    case .unresolvedAsExpr, .unresolvedIsExpr: return .unknown(unknown(expression, scope, Self.runTime))
    default: return .symbol(Expression(syntax: expression, scope: scope))
    }
  }

  /// A list, as far as it is not longer than any that a menu needs.
  func list(_ elements: [Value], of expression: some SyntaxProtocol, _ scope: Scope) -> Value {
    guard elements.count > Limit.swiftElements.most else { return .list(elements) }
    return .unknown(unknown(expression, scope, Self.tooManyElements))
  }

  /// Why nothing is known of a list that is longer than any that a menu needs.
  static let tooManyElements = "it has more than \(Limit.swiftElements.most) elements, which are not looked at"

  private static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix)
    }
    return Int(digits)
  }

  private func value(of prefix: PrefixOperatorExprSyntax, _ scope: Scope) -> Value {
    switch (prefix.operator.text, evaluate(prefix.expression, scope)) {
    case ("!", .bool(let flag)): .bool(!flag)
    case ("-", .number(let number)): .number(-number)
    case ("+", .number(let number)): .number(number)
    case (_, .unknown(let unknown)): .unknown(self.unknown(prefix, scope, unknown.reason))
    default: .symbol(Expression(syntax: ExprSyntax(prefix), scope: scope))
    }
  }

  private func value(of call: SubscriptCallExprSyntax, _ scope: Scope) -> Value {
    if case .list(let elements) = evaluate(call.calledExpression, scope), call.arguments.count == 1,
      let argument = call.arguments.first, case .number(let number) = evaluate(argument.expression, scope),
      let index = Int(exactly: number), elements.indices.contains(index)
    {
      return elements[index]
    }
    return .unknown(unknown(call, scope, Self.runTime))
  }
}
