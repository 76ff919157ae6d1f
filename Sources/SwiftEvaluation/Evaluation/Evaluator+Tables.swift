package import MenuImport
import MenuStrings
import SwiftDeclarations
import SwiftScan
import SwiftSyntax
import SwiftValues

/// Texts of string tables.
extension Evaluator {
  /// The translation of a constant or function of an enumeration that a build step generates from a string table.
  func generatedText(_ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax?, _ scope: Scope) -> Value? {
    var names: [String] = [access.declName.baseName.text.trimmingBackticks]
    var base = access.base
    while let outer = base?.as(MemberAccessExprSyntax.self) {
      names.insert(outer.declName.baseName.text.trimmingBackticks, at: 0)
      base = outer.base
    }
    guard let root = base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      index.type(named: root, from: scope.source) == nil
    else { return nil }
    let found: String?
    if root == "R", names.first == "string", let last = names.last {
      // The table, and the name of the key: `R.string.localizable.menuOpen()`.
      found = table.text(ofName: last) ?? table.text(ofPath: [last])
    } else {
      found = Self.isGenerated(root) ? table.text(ofPath: names) : nil
    }
    guard let text = found else { return nil }
    guard let call else { return .text(ReadText(text)) }
    return Self.fill(text, with: call.arguments.map { self.text(of: $0.expression, scope) }).map { .text($0) }
  }

  /// The text of a generated symbol with its table: `.app(.menuOpen)`, `.app(.openFile(name))`, or `.App.menuOpen`.
  func tableText(_ expression: ExprSyntax, _ scope: Scope) -> Value? {
    let outer = expression.as(FunctionCallExprSyntax.self)
    guard let access = (outer?.calledExpression ?? expression).as(MemberAccessExprSyntax.self) else { return nil }
    var name = access.declName.baseName.text.trimmingBackticks
    let key: MemberAccessExprSyntax
    let arguments: LabeledExprListSyntax?
    if let argument = outer?.arguments.first, outer?.arguments.count == 1, argument.label == nil,
      access.base.map({ $0.trimmedDescription == "LocalizedStringResource" }) ?? true
    {
      let inner = argument.expression.as(FunctionCallExprSyntax.self)
      guard let member = (inner?.calledExpression ?? argument.expression).as(MemberAccessExprSyntax.self),
        member.base == nil, name != "init"
      else { return nil }
      (key, arguments) = (member, inner?.arguments)
    } else {
      guard let table = access.base?.as(MemberAccessExprSyntax.self), table.base == nil else { return nil }
      name = table.declName.baseName.text.trimmingBackticks
      (key, arguments) = (access, outer?.arguments)
    }
    guard table.hasTable(named: name) else {
      let types = Self.textTypes.compactMap { index.type(named: $0, from: scope.source) }
      let isDeclared = types.contains { $0.staticMethods[name] != nil || $0.statics[name] != nil }
      return isDeclared || key.id == access.id ? nil : .unknown(unknown(expression, scope, absence(of: name, scope)))
    }
    guard let text = table.text(ofName: key.declName.baseName.text.trimmingBackticks, inTableNamed: name) else {
      return .unknown(unknown(expression, scope, "no imported string table has this key"))
    }
    guard let arguments else { return .text(ReadText(text)) }
    return Self.fill(text, with: arguments.map { self.text(of: $0.expression, scope) }).map { .text($0) }
      ?? .unknown(unknown(expression, scope, "its arguments are known only at runtime"))
  }

  /// The text of a macro whose first argument is a literal: `#localized("Open", bundle: .module)`.
  func text(of macro: MacroExpansionExprSyntax, _ scope: Scope) -> ReadText? {
    guard let first = macro.arguments.first, first.label == nil, first.expression.is(StringLiteralExprSyntax.self)
    else { return nil }
    let isKey = macro.macroName.text.lowercased().contains("locali")
    let table = macro.arguments.first { ["table", "tableName"].contains($0.label?.text) }?.expression
    let text =
      isKey ? keyed(first.expression, table: table, nil, scope) : localized(self.text(of: first.expression, scope))
    let arguments = macro.arguments.dropFirst().filter { $0.label == nil }.map { self.text(of: $0.expression, scope) }
    return arguments.isEmpty || !text.isKnown ? text : Self.fill(text.string, with: arguments) ?? text
  }

  /// Whether a type’s name is that of generated texts: `L10n`, `Strings`, or `LocalString`.
  private static func isGenerated(_ name: String) -> Bool {
    let frameworks: Set = ["String", "NSString", "AttributedString", "NSAttributedString", "Locale"]
    let stem = name.hasSuffix("s") ? name.dropLast() : name[...]
    return ["L10n", "Loc", "I18n", "Lang", "Texts", "Translations"].contains(name)
      || ["String", "Localization", "Localizable", "Localized"].contains { stem.hasSuffix($0) }
        && !frameworks.contains(name)
  }

  /// The translation of a key by a property or method of a library: `"menu.open".localized()`.
  func translation(of key: ReadText, by name: String) -> ReadText? {
    guard name.hasPrefix("locali") || name.hasPrefix("translat"), key.isKnown,
      let text = table.text(forKey: key.string)
    else { return nil }
    return key.replaced(by: text)
  }

  /// The translation of a key, or the key itself.
  func localized(_ key: ReadText, at location: FileLocation? = nil, table name: String? = nil) -> ReadText {
    guard key.placeholders.isEmpty else { return key }
    if let text = table.text(forKey: key.string, table: name), text != key.string {
      var found = key.replaced(by: text)
      found.alternatives = key.alternatives.map { table.text(forKey: $0, table: name) ?? $0 }
      for index in found.choices.indices {
        found.choices[index].text = text
        for (key, text) in zip(key.alternatives, found.alternatives) {
          found.choices[index].reason.replace("“\(key)”", with: "“\(text)”")
        }
      }
      return found
    }
    guard let location, Self.isIdentifier(key.string) else { return key }
    let placeholder = Placeholder(
      location: location, text: key.string, reason: "no imported string table has this key")
    return ReadText(key.string, placeholders: [placeholder])
  }

  /// Whether a key is an identifier rather than text: `menu.file.open`.
  private static func isIdentifier(_ key: String) -> Bool {
    let parts = key.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    guard parts.count > 1 else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
  }

  /// The translation of a key with interpolations, for any argument types.
  func format(of key: String, count: Int) -> String? {
    if let text = table.text(forKey: key) { return text }
    for specifier in ["%lld", "%ld", "%d", "%lf"] {
      if let text = table.text(forKey: key.replacing("%@", with: specifier)) { return text }
    }
    return nil
  }

  package static func fill(_ format: String, with arguments: [ReadText]) -> ReadText? {
    var result = ReadText("")
    var next = 0
    var rest = format[...]
    while let index = rest.firstIndex(of: "%") {
      result.string += rest[..<index]
      rest = rest[rest.index(after: index)...]
      if rest.first == "%" {
        result.string += "%"
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      var number = next
      if rest[digits.endIndex...].first == "$", let given = Int(digits) {
        number = given - 1
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        next += 1
      }
      guard let end = rest.firstIndex(where: { $0.isLetter && !["l", "h", "q", "z"].contains($0) || $0 == "@" }),
        arguments.indices.contains(number)
      else { return nil }
      let specifier = "%\(rest[...end])"
      guard let part = formatted(arguments[number], specifier) else { return nil }
      result = result + part
      rest = rest[rest.index(after: end)...]
    }
    result.string += rest
    return result
  }

  /// An argument in a format; numbers have their digits.
  private static func formatted(_ argument: ReadText, _ specifier: String) -> ReadText? {
    guard argument.isKnown, let number = Double(argument.string), specifier != "%@", let last = specifier.last,
      "diufg".contains(last)
    else { return argument }
    return NumberFormat(specifier)?.text(of: number).map { argument.replaced(by: $0) }
  }
}
