/// The code that replaces placeholders in literals.
struct PlaceholderTexts {
  /// The code by the placeholder as literals write it.
  private let names: [String: String]

  init(_ names: [String: String]) {
    self.names = Dictionary(uniqueKeysWithValues: names.map { (Self.escaped($0.key), $0.value) })
  }

  /// A placeholder as literals write it.
  static func escaped(_ placeholder: String) -> String {
    String(SwiftLiteral.string(placeholder).dropFirst().dropLast())
  }

  func replaced(_ statement: SwiftStatement) -> SwiftStatement {
    switch statement {
    case .comment, .documentation, .line, .blank: statement
    case .assignment(let name, let code): .assignment(name, replaced(code))
    case .code(let code): .code(replaced(code))
    case .block(let head, let body): .block(head, body.map(replaced))
    case .branches(let condition, let body, let otherwise):
      .branches(condition, body.map(replaced), otherwise: otherwise.map(replaced))
    }
  }

  func replaced(_ code: SwiftCode) -> SwiftCode {
    switch code {
    case .word(let text): .word(replaced(text))
    case .call(let call): .call(replaced(call))
    case .list(let elements): .list(elements.map(replaced))
    case .choice(let condition, let then, let otherwise):
      .choice(condition: condition, then: replaced(then), otherwise: replaced(otherwise))
    }
  }

  private func replaced(_ call: SwiftCall) -> SwiftCall {
    var call = call
    for index in call.arguments.indices { call.arguments[index].value = replaced(call.arguments[index].value) }
    for index in call.closures.indices { call.closures[index].body = call.closures[index].body.map(replaced) }
    call.modifiers = call.modifiers.map(replaced)
    return call
  }

  func replaced(_ literal: String) -> String {
    var result = ""
    var rest = literal[...]
    while let range = ExportedPlaceholders.range(in: rest) {
      let name = names[String(rest[range])]
      result += rest[..<range.lowerBound]
      let behind = rest[range.upperBound...].dropFirst()
      rest = behind
      if let name, result.last == "\"", !result.hasSuffix("\\\""), behind.first == "\"" {
        // The whole literal.
        result = result.dropLast() + name
        rest = behind.dropFirst()
      } else {
        result += name.map { "\\(\($0))" } ?? literal[range]
      }
    }
    return result + rest
  }
}
