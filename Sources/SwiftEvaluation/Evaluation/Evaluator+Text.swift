import PositionedJSON
package import MenuImport
import MenuStrings
import MockupScene
import SwiftDeclarations
import SwiftParser
import SwiftScan
package import SwiftSyntax
package import SwiftValues

extension Evaluator {
  // MARK: Texts of expressions

  /// The string value of an expression, or a placeholder with its source text.
  ///
  /// - Parameters:
  ///   - isKey: Whether to look up a literal in string tables.
  ///   - isDescription: Whether Swift makes the text of any value.
  package func text(
    of expression: ExprSyntax, _ scope: Scope, isKey: Bool = false, isDescription: Bool = false
  ) -> ReadText {
    let (now, initially) = valueWithState { textValue(of: expression, scope, isKey: isKey) }
    if isDescription, let text = description(of: initially ?? now, expression, scope) { return text }
    var value = now
    // A text that the view's state contains is the initial one.
    if let initially, let text = text(from: initially), text.placeholders.isEmpty, !text.string.isEmpty {
      value = .text(text)
    }
    switch value {
    case .text(let text):
      charge(text)
      return text
    case .unknown(let unknown): return ReadText(unknown)
    case let value:
      return text(from: value) ?? ReadText(unknown(expression, scope, "it \(Self.runTime)"))
    }
  }

  /// The text of a call that creates a `Text`, also by `self.init` of an added initializer.
  package func text(ofText call: FunctionCallExprSyntax, _ scope: Scope) -> ReadText {
    guard call.calledExpression.trimmedDescription.hasSuffix(".init") else {
      return text(of: ExprSyntax(call), scope, isKey: true)
    }
    switch symbolText(Expression(syntax: ExprSyntax(call), scope: scope, delegate: "Text"), scope) {
    case .text(let text): return text
    case .unknown(let unknown): return ReadText(unknown)
    case let value: return text(from: value) ?? ReadText(unknown(call, scope, Self.runTime))
    }
  }

  func textValue(of expression: ExprSyntax, _ scope: Scope, isKey: Bool) -> Value {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return .text(text(of: literal, scope, isKey: isKey))
    }
    if isKey, let sequence = expression.as(SequenceExprSyntax.self), let text = oneKey(of: sequence, scope) {
      return text
    }
    let value = evaluate(expression, scope)
    guard case .symbol(let symbol) = value else { return value }
    return descend { symbolText(symbol, scope) } ?? .unknown(unknown(expression, scope, endReason))
  }

  /// The translation of a literal that a condition selects: `Text(isOn ? "Hide" : "Show")`.
  private func oneKey(of sequence: SequenceExprSyntax, _ scope: Scope) -> Value? {
    let parts = ArraySlice(sequence.elements)
    guard let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), index == parts.endIndex - 2,
      let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self), let last = parts.last
    else { return nil }
    let condition = { self.value(of: parts[..<index], expression: ExprSyntax(sequence), scope) }
    let yes = { self.textValue(of: ternary.thenExpression, self.assuming(parts[..<index], true, scope), isKey: true) }
    let no = { self.textValue(of: last, self.assuming(parts[..<index], false, scope), isKey: true) }
    let location = scope.source.location(of: sequence)
    let (value, initially) = trying(condition)
    switch (value, initially) {
    case (.bool(let flag), _): return flag ? yes() : no()
    case (_, let initially?):
      let values = initially ? [yes(), no()] : [no(), yes()]
      let stored = Self.hasTexts(values) ? stored(value, in: parts[..<index], scope) : nil
      return selected(values, stored, at: location).map { .text($0) } ?? values[0]
    case (.unknown(let unknown), nil): return selected([yes(), no()], unknown, at: location).map { .text($0) }
    case (_, nil): return nil
    }
  }

  /// The text of an implicit static member: `.done` with `extension String { static let done = "Done" }`.
  func staticText(_ symbol: Expression) -> Value? {
    let callee = symbol.syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? symbol.syntax
    guard let access = callee.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    let name = access.declName.baseName.text.trimmingBackticks
    for typeName in Self.textTypes {
      guard let type = index.type(named: typeName, from: symbol.scope.source) else { continue }
      if let call = symbol.syntax.as(FunctionCallExprSyntax.self) {
        let owner = Owner(type: type, value: nil, isStatic: true)
        for function in type.staticMethods[name] ?? [] {
          if let result = self.call(.function(function, owner), call, symbol.scope) { return result }
        }
      } else if let found = member(name, of: .type(type), access, symbol.scope) {
        return found
      }
    }
    return nil
  }

  static let textTypes = ["String", "LocalizedStringKey", "LocalizedStringResource", "Text", "AttributedString"]

  private func symbolText(_ symbol: Expression, _ scope: Scope) -> Value {
    let unclear = Value.unknown(unknown(symbol.syntax, symbol.scope, "it \(Self.runTime)"))
    switch staticText(symbol) {
    case .symbol(let other)? where other.syntax.id != symbol.syntax.id:
      return descend { symbolText(other, other.scope) } ?? unclear
    case .symbol?, nil: break
    case let found?: return found
    }
    // A generated symbol of a string catalog: `.menuNewItem`.
    if let access = symbol.syntax.as(MemberAccessExprSyntax.self), access.base == nil,
      let text = table.text(ofName: access.declName.baseName.text.trimmingBackticks)
    {
      return .text(ReadText(text))
    }
    if let text = tableText(symbol.syntax, symbol.scope) { return text }
    guard let call = symbol.syntax.as(FunctionCallExprSyntax.self) else {
      if let sequence = symbol.syntax.as(SequenceExprSyntax.self) { return joined(sequence, symbol.scope) ?? unclear }
      return unclear
    }
    let callee = Self.withoutArguments(call.calledExpression)
    if symbol.delegate == nil, let access = callee.as(MemberAccessExprSyntax.self) {
      if access.declName.baseName.text == "init", access.base == nil, let argument = call.arguments.first {
        if let other = call.argument("defaultValue") {
          return .text(keyed(argument.expression, table: call.argument("table"), other, symbol.scope))
        }
        return textValue(of: argument.expression, symbol.scope, isKey: true)
      }
      // Modifiers of a text only change its style.
      guard let base = access.base, base.is(FunctionCallExprSyntax.self) else { return unclear }
      return textValue(of: base, symbol.scope, isKey: true)
    }
    if callee.trimmedDescription == "LocalizedStringResource" || callee.trimmedDescription == "LocalizedStringKey",
      let argument = call.argument()
    {
      return textValue(of: argument, symbol.scope, isKey: true)
    }
    if symbol.delegate == nil, let other = delegated(callee.trimmedDescription, call, symbol.scope) {
      let inner = Expression(syntax: ExprSyntax(other.call), scope: other.scope, delegate: callee.trimmedDescription)
      return descend { symbolText(inner, other.scope) } ?? unclear
    }
    guard (symbol.delegate ?? callee.trimmedDescription) == "Text", let argument = call.arguments.first else {
      return unclear
    }
    if argument.label == nil, Self.isImage(argument.expression) {
      // The image is part of the text.
      var text = ReadText("")
      text.choices = [
        Placeholder(
          location: symbol.scope.source.location(of: argument.expression), about: .symbol, text: "no image",
          reason: "the text is shown without its \(Self.words(of: argument.expression))")
      ]
      return .text(text)
    }
    if argument.label == nil || ["verbatim", "LocalizedStringKey"].contains(argument.label?.text) {
      if call.arguments.contains(where: { ["format", "style", "formatter"].contains($0.label?.text) }) {
        return unclear
      }
      return .text(text(of: argument.expression, symbol.scope, isKey: argument.label == nil))
    }
    return unclear
  }

  /// `Image(systemName: "bell")` or `Image.bell`
  private static func isImage(_ expression: ExprSyntax) -> Bool {
    let call = expression.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression ?? expression.as(MemberAccessExprSyntax.self)?.base
    return name?.trimmedDescription == "Image"
  }

  /// `Text("a") + Text("b")`
  private func joined(_ sequence: SequenceExprSyntax, _ scope: Scope) -> Value? {
    var joined = ReadText("")
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        if sign.operator.text != "+" { return nil }
        continue
      }
      // The sum of a number is no text.
      if case .number = evaluate(element, scope) { return nil }
      joined = joined + text(of: element, scope, isKey: true)
    }
    while joined.string.last?.isWhitespace == true { joined.string.removeLast() }
    return .text(joined)
  }

  package func text(from value: Value) -> ReadText? {
    switch value {
    case .text(let text): text
    case .number(let number): ReadText(Self.digits(of: number))
    case .bool(let flag): ReadText(flag ? "true" : "false")
    case .nothing, .list, .tuple, .enumCase, .instance, .closure, .function, .type, .symbol, .conditional, .repeated,
      .unknown:
      nil
    }
  }

  static func digits(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? number.description
  }

  // MARK: Literals

  /// The value of a string literal, with known interpolations inserted.
  package func text(of literal: StringLiteralExprSyntax, _ scope: Scope, isKey: Bool) -> ReadText {
    if let plain = literal.representedLiteralValue.map(Self.cut) {
      return isKey ? localized(ReadText(plain), at: scope.source.location(of: literal)) : ReadText(plain)
    }
    var joined = ReadText("")
    var key = ""
    var parts: [ReadText] = []
    // Detached, since editing a node copies its ancestors.
    let alone = literal.detached
    for segment in literal.segments {
      switch segment {
      case .stringSegment:
        let part =
          alone.with(\.segments, StringLiteralSegmentListSyntax([segment])).representedLiteralValue.map(Self.cut) ?? ""
        joined.string += part
        key += part
      case .expressionSegment(let interpolation):
        let part = text(of: interpolation, scope)
        parts.append(part)
        key += "%@"
        joined = joined + part
      }
    }
    guard isKey else { return joined }
    if let format = format(of: key, count: parts.count) { return Self.fill(format, with: parts) ?? joined }
    // `NSLocalizedString` gets the whole text as its key.
    guard joined.placeholders.isEmpty, table.text(forKey: joined.string, table: nil) != nil else { return joined }
    return localized(joined, at: scope.source.location(of: literal))
  }

  /// Cuts strings that far exceed the limit of documents.
  private static func cut(_ text: String) -> String {
    text.utf8.count > 2 * Limit.textBytes.maximum ? String(text.prefix(Limit.textBytes.maximum)) : text
  }

  func interpolations(of literal: StringLiteralExprSyntax, _ scope: Scope) -> [ReadText] {
    literal.segments.compactMap { segment in
      if case .expressionSegment(let interpolation) = segment { text(of: interpolation, scope) } else { nil }
    }
  }

  private func text(of interpolation: ExpressionSegmentSyntax, _ scope: Scope) -> ReadText {
    guard let first = interpolation.expressions.first else { return ReadText("") }
    let inner = text(of: first.expression, scope, isDescription: true)
    if interpolation.expressions.count == 1 { return inner }
    let last = interpolation.expressions.last
    if inner.placeholders.isEmpty, last?.label?.text == "comment" { return inner }
    if last?.label?.text == "specifier", let format = last?.expression.as(StringLiteralExprSyntax.self),
      case .number(let number) = evaluate(first.expression, scope),
      let text = NumberFormat(format.representedLiteralValue ?? "")?.text(of: number)
    {
      return ReadText(text)
    }
    return ReadText(unknown(first.expression, scope, "its format \(Self.runTime)"))
  }

  static let integerTypes: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  // MARK: Calls that make texts

  /// The result of a known framework function or type for known arguments.
  func frameworkValue(of call: FunctionCallExprSyntax, named name: String, _ scope: Scope) -> Value? {
    let first = call.arguments.first
    func argument(_ label: String) -> ExprSyntax? { call.arguments.first { $0.label?.text == label }?.expression }
    switch name {
    case "NSLocalizedString", "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
      "NSAttributedString", "NSString", "localizedString":
      guard let first else { return name == "String" ? .text(ReadText("")) : nil }
      if first.label?.text == "format" { return format(call, scope) }
      if first.label?.text == "repeating", let count = argument("count") {
        return repeated(first.expression, count, scope) ?? .unknown(unknown(call, scope, "it \(Self.runTime)"))
      }
      let labels: [String?] = [
        nil, "localized", "string", "key", "forKey", "stringLiteral", "stringLocalized", "verbatim", "describing",
      ]
      guard labels.contains(first.label?.text) else { return .unknown(unknown(call, scope, "it \(Self.runTime)")) }
      let isKey = name != "String" && first.label?.text != "string" || first.label?.text == "localized"
      guard isKey else {
        let text = text(of: first.expression, scope, isDescription: first.label?.text == "describing")
        guard let reason = text.placeholders.first?.reason else { return .text(text) }
        return .text(ReadText(unknown(first.expression, scope, reason)))
      }
      return .text(
        keyed(
          first.expression, table: argument("table") ?? argument("tableName"),
          argument("defaultValue") ?? argument("value"), scope))
    case "stride": return stride(call, scope)
    case "Double", "CGFloat", "Float", "Array", "Set", "Character", "AnyView", "Optional",
      _ where Self.integerTypes.contains(name):
      guard call.arguments.count == 1, let first, first.label == nil else { return nil }
      let value = evaluate(first.expression, scope)
      if case .symbol = value { return nil }
      if Self.integerTypes.contains(name), case .number(let number) = value {
        return .number(number.rounded(.towardZero))
      }
      return value
    default: return nil
    }
  }

  /// The text of `String(repeating: "★", count: 3)`; `nil` if unknown or too long.
  private func repeated(_ part: ExprSyntax, _ count: ExprSyntax, _ scope: Scope) -> Value? {
    let text = text(of: part, scope)
    if text.isKnown, !text.string.isEmpty, text.string.allSatisfy(\.isWhitespace), number(of: count, scope) == nil {
      var indentation = ReadText("")
      indentation.choices = [
        Placeholder(
          location: scope.source.location(of: part), text: "no spaces",
          reason: "the number of spaces \(Self.words(of: count)) \(Self.runTime)")
      ]
      return .text(indentation)
    }
    guard text.isKnown, let number = number(of: count, scope), let count = Int(exactly: number), count >= 0,
      count <= Limit.textBytes.maximum, text.string.utf8.count * count <= Limit.textBytes.maximum
    else { return nil }
    return .text(ReadText(String(repeating: text.string, count: count)))
  }

  private func stride(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Value? {
    guard let from = call.argument("from").flatMap({ number(of: $0, scope) }),
      let by = call.argument("by").flatMap({ number(of: $0, scope) }), by != 0,
      let end = (call.argument("through") ?? call.argument("to")).flatMap({ number(of: $0, scope) })
    else { return nil }
    let isThrough = call.argument("through") != nil
    var numbers: [Value] = []
    var next = from
    // One element beyond the limit is enough to detect it.
    while by > 0 ? next < end : next > end, numbers.count <= Limit.swiftElements.maximum {
      numbers.append(.number(next))
      next = from + by * Double(numbers.count)
    }
    if isThrough, next == end { numbers.append(.number(next)) }
    return list(numbers, of: call, scope)
  }

  /// The translation of a key, the default value, or a placeholder.
  func keyed(_ key: ExprSyntax, table: ExprSyntax?, _ byDefault: ExprSyntax?, _ scope: Scope) -> ReadText {
    let name = table.map { text(of: $0, scope).string }
    if let call = key.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let inner = call.argument(),
      Evaluator.lastName(of: key) == "LocalizationValue"
    {
      return keyed(inner, table: table, byDefault, scope)
    }
    if let literal = key.as(StringLiteralExprSyntax.self), literal.representedLiteralValue == nil {
      return text(of: literal, scope, isKey: true)
    }
    // The text of a generated symbol is no key.
    if case .text(let text)? = tableText(key, scope) { return text }
    let read = text(of: key, scope)
    // The arguments of the default value belong to the text of the table, too.
    if let literal = byDefault?.as(StringLiteralExprSyntax.self), literal.representedLiteralValue == nil,
      read.placeholders.isEmpty, let format = self.table.text(forKey: read.string, table: name),
      let filled = Self.fill(format, with: interpolations(of: literal, scope))
    {
      return filled
    }
    if read.placeholders.isEmpty, self.table.text(forKey: read.string, table: name) == nil, let byDefault {
      let other = text(of: byDefault, scope)
      if !other.string.isEmpty { return other }
    }
    return localized(read, at: scope.source.location(of: key), table: name)
  }

  func format(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Value {
    guard let first = call.arguments.first else { return .nothing }
    let format = text(of: first.expression, scope)
    var arguments = call.arguments.dropFirst().filter { $0.label == nil }.map { text(of: $0.expression, scope) }
    if let list = call.argument("arguments"), case .list(let values) = evaluate(list, scope) {
      arguments = values.map { value in
        if case .unknown(let unknown) = value { return ReadText(unknown) }
        if case .symbol(let made) = value { return text(of: made.syntax, made.scope) }
        return text(from: value) ?? ReadText(unknown(list, scope, Self.runTime))
      }
    }
    guard format.placeholders.isEmpty else {
      return .unknown(unknown(call, scope, format.placeholders.first?.reason ?? Self.runTime))
    }
    return .text(
      Self.fill(format.string, with: arguments)
        ?? ReadText(unknown(call, scope, "its arguments are known only at runtime")))
  }
}
