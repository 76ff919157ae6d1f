package import MenuDocument
package import MenuImport
package import PositionedJSON
import SwiftDeclarations
package import SwiftEvaluation
package import SwiftSyntax
package import SwiftValues

extension ItemReader {
  /// Whether items are one control, whose label depends on a condition.
  private static func areOneControl(_ items: [ImportedItem]) -> Bool {
    Set(items.map(\.location)).count == 1 && Set(items.map(\.condition)).count == items.count
  }

  /// Sets a shortcut, or notes that it is unknown.
  package func setShortcut(_ modifier: Modifier, on items: inout [ImportedItem]) {
    guard !items.isEmpty, let first = modifier.argument(), !first.is(NilLiteralExprSyntax.self) else { return }
    let reader = KeyReader(evaluator: evaluator)
    let location = modifier.scope.source.location(of: first)
    guard items.count == 1 || Self.areOneControl(items) else {
      Self.addPlaceholder(
        Placeholder(location: location, text: "no shortcut", reason: "the keys are those of several items"), in: &items)
      return
    }
    if let keys = reader.keys(of: modifier.call, modifier.scope) {
      for index in items.indices { items[index].set(.keyboardShortcut(keys)) }
    } else if let keys = reader.choosingFirst.keys(of: modifier.call, modifier.scope) {
      for index in items.indices { items[index].set(.keyboardShortcut(keys)) }
      Self.addPlaceholder(
        Placeholder(location: location, text: keys, reason: "a condition selects the keys"), in: &items)
    } else {
      Self.addPlaceholder(
        Placeholder(
          location: location, text: "no shortcut",
          reason: "the keys \(Evaluator.words(of: first)) are known only at runtime"),
        in: &items)
    }
  }
}

package struct KeyReader {
  let evaluator: Evaluator
  /// Whether to read the first of the keys that a condition selects.
  var choosesFirst = false

  package init(evaluator: Evaluator) { self.evaluator = evaluator }

  fileprivate var choosingFirst: KeyReader {
    var reader = self
    reader.choosesFirst = true
    return reader
  }

  func keys(of call: FunctionCallExprSyntax, _ scope: Scope) -> String? {
    guard let first = call.argument().map(chosen) else { return nil }
    // A single argument may be a complete shortcut.
    if call.argument("modifiers") == nil, let shortcut = shortcut(first, scope) { return shortcut }
    guard let key = key(first, scope) else { return nil }
    guard let written = call.argument("modifiers").map(chosen) else { return "cmd+\(key)" }
    guard let modifiers = modifiers(of: written, scope) else { return nil }
    return (modifiers + [key]).joined(separator: "+")
  }

  private func chosen(_ expression: ExprSyntax) -> ExprSyntax {
    guard choosesFirst, let sequence = expression.as(SequenceExprSyntax.self) else { return expression }
    return sequence.elements.lazy.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }.first
      ?? expression
  }

  private func shortcut(_ expression: ExprSyntax, _ scope: Scope) -> String? {
    let found = resolved(expression, scope)
    switch Evaluator.lastName(of: found.syntax) {
    case "defaultAction": return "return"
    case "cancelAction": return "escape"
    case "KeyboardShortcut", "init":
      guard let call = found.syntax.as(FunctionCallExprSyntax.self),
        Evaluator.lastName(of: found.syntax) == "KeyboardShortcut" || call.arguments.count > 1
      else { return nil }
      return keys(of: call, found.scope)
    default: return nil
    }
  }

  private func resolved(_ expression: ExprSyntax, _ scope: Scope) -> Expression {
    if case .symbol(let symbol) = evaluator.evaluate(expression, scope) { return symbol }
    return Expression(syntax: expression, scope: scope)
  }

  private func key(_ expression: ExprSyntax, _ scope: Scope) -> String? {
    if case .text(let text) = evaluator.evaluate(expression, scope) {
      return text.placeholders.isEmpty ? Self.name(of: text.string) : nil
    }
    let found = resolved(expression, scope)
    if let call = found.syntax.as(FunctionCallExprSyntax.self),
      ["KeyEquivalent", "init", "Character"].contains(Evaluator.lastName(of: found.syntax)),
      let argument = call.argument()
    {
      return key(argument, found.scope)
    }
    guard let access = found.syntax.as(MemberAccessExprSyntax.self) else { return nil }
    return Self.names[access.declName.baseName.text]
  }

  package static func name(of character: String) -> String? {
    switch character {
    case " ": return "space"
    case "+": return "plus"
    case "\r", "\n": return "return"
    case "\t": return "tab"
    case "\u{1B}": return "escape"
    case "\u{8}", "\u{7F}": return "delete"
    case "\u{3}": return "enter"
    case "\u{F700}": return "up"
    case "\u{F701}": return "down"
    case "\u{F702}": return "left"
    case "\u{F703}": return "right"
    case "\u{F728}": return "forwardDelete"
    case "\u{F729}": return "home"
    case "\u{F72B}": return "end"
    case "\u{F72C}": return "pageUp"
    case "\u{F72D}": return "pageDown"
    default:
      if let scalar = character.unicodeScalars.first?.value, (0xF704...0xF717).contains(scalar) {
        return "f\(scalar - 0xF703)"
      }
      return character.count == 1 ? character.lowercased() : nil
    }
  }

  private static let names = [
    "return": "return", "tab": "tab", "space": "space", "escape": "escape", "delete": "delete",
    "deleteForward": "forwardDelete", "upArrow": "up", "downArrow": "down", "leftArrow": "left", "rightArrow": "right",
    "home": "home", "end": "end", "pageUp": "pageUp", "pageDown": "pageDown", "clear": "delete",
  ]

  package func heldModifiers(of expression: ExprSyntax, _ scope: Scope) -> JSONNode? {
    modifierSet(of: expression, scope).map { .array($0.documentNames.map { .string($0) }) }
  }

  package func modifiers(of expression: ExprSyntax, _ scope: Scope) -> [String]? {
    modifierSet(of: expression, scope)?.documentWords
  }

  package func modifierSet(of expression: ExprSyntax, _ scope: Scope) -> KeyboardModifiers? {
    modifierSet(of: evaluator.evaluate(expression, scope))
  }

  package func modifierSet(of value: Value) -> KeyboardModifiers? {
    guard let options = evaluator.optionNames(of: value) else { return nil }
    var modifiers: KeyboardModifiers = []
    for option in options {
      switch option {
      case "command": modifiers.insert(.command)
      case "option", "alternate": modifiers.insert(.option)
      case "control": modifiers.insert(.control)
      case "shift": modifiers.insert(.shift)
      case "capsLock", "numericPad", "alphaShift": break
      case "function": modifiers.insert(.function)
      case "all": modifiers.formUnion([.command, .option, .control, .shift])
      default: return nil
      }
    }
    return modifiers
  }
}
