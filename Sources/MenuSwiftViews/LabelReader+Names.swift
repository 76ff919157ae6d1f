import MenuImport
import SwiftDeclarations
import SwiftEvaluation
import SwiftSyntax
import SwiftValues

/// Symbols whose names code gives to functions and views that it does not show.
extension LabelReader {
  private static let symbolLabels: Set = [
    "systemName", "systemImage", "systemSymbolName", "systemImageName", "symbolName", "forSymbolName", "symbol",
    "sfSymbol",
  ]

  /// Reads the symbol that a call names in an argument, such as `Icons.icon(forSymbolName: "trash")`, with a note that
  /// the function may make another image; `false` if it names none.
  func readNamedSymbol(of call: FunctionCallExprSyntax, into parts: inout LabelParts, _ scope: Scope) -> Bool {
    guard parts.image == nil,
      let argument = call.arguments.first(where: { Self.symbolLabels.contains($0.label?.text ?? "") })
    else { return false }
    let name = evaluator.text(of: argument.expression, scope)
    guard name.placeholders.isEmpty, !name.string.isEmpty, name.string.allSatisfy(Self.isInSymbolName) else {
      return false
    }
    parts.image = .symbol(name.string)
    parts.placeholders += name.choices.map { $0.about(.symbol) }
    parts.placeholders.append(
      Placeholder(
        location: scope.source.location(of: argument.expression), about: .symbol, text: name.string,
        reason: "the image may differ: \(evaluator.absence(of: maker(of: call), scope))"))
    return true
  }

  /// Whether a view or function makes an image, by its name.
  static func isImage(_ name: String) -> Bool {
    ["icon", "image", "avatar", "symbol"].contains { name.lowercased().hasSuffix($0) }
  }

  private static func isInSymbolName(_ character: Character) -> Bool {
    character == "." || character.isASCII && (character.isLowercase || character.isNumber)
  }

  /// The type or function that makes the image of a call.
  private func maker(of call: FunctionCallExprSyntax) -> String {
    let callee = Evaluator.withoutArguments(call.calledExpression)
    let base = callee.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let base, base.first?.isUppercase == true, !evaluator.index.declares(base) else {
      return Evaluator.lastName(of: callee)
    }
    return base
  }

  /// A symbol by its name in symbol libraries: `.arrowUpCircle` stands for `arrow.up.circle`.
  func readSymbol(named expression: ExprSyntax, into parts: inout LabelParts, _ scope: Scope) {
    guard case .symbol(let symbol) = evaluator.evaluate(expression, scope),
      let access = symbol.syntax.as(MemberAccessExprSyntax.self)
    else {
      let placeholder = Placeholder(
        location: scope.source.location(of: expression), about: .symbol, text: "no symbol",
        reason: "the symbol \(Evaluator.words(of: expression)) is known only at runtime")
      return parts.placeholders.append(placeholder)
    }
    parts.image = .symbol(Self.symbolName(ofMember: access.declName.baseName.text.trimmingBackticks))
  }

  /// The symbol name of a camel-case member: words and numbers, separated by dots.
  package static func symbolName(ofMember member: String) -> String {
    var name = ""
    var last: Character?
    for character in member where character != "_" {
      // `square.grid.2x2`
      let isSize = last == "x" && name.dropLast().last?.isNumber == true
      let startsWord = character.isUppercase || character.isNumber && last?.isNumber == false && !isSize
      if startsWord, !name.isEmpty { name += "." }
      name += character.lowercased()
      last = character
    }
    return name
  }
}
