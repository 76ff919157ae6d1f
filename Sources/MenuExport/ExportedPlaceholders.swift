import MenuDocument
import PositionedJSON

/// The placeholders of an imported document, such as `‹account.name›`, which the code must replace.
struct ExportedPlaceholders {
  private var found: [(text: String, location: SourceLocation)] = []

  init(_ document: MockupDocument) {
    if let tree = document.tree { collect(tree, at: .root) }
  }

  private mutating func collect(_ node: JSONNode, at path: DocumentPath) {
    if let text = node.text {
      guard let placeholder = Self.placeholder(in: text) else { return }
      found.append((placeholder, SourceLocation(position: node.position, path: path)))
    }
    for (index, element) in (node.elements ?? []).enumerated() { collect(element, at: path.appending(index)) }
    for member in node.members ?? [] { collect(member.value, at: path.appending(member.key.text)) }
  }

  /// The first placeholder of a text.
  private static func placeholder(in text: some StringProtocol) -> String? { range(in: text).map { String(text[$0]) } }

  private static func range<Text: StringProtocol>(in text: Text) -> ClosedRange<Text.Index>? {
    guard let start = text.firstIndex(of: "‹"), let end = text[start...].firstIndex(of: "›") else { return nil }
    return start...end
  }

  /// All placeholders of texts.
  private static func placeholders(in texts: [some StringProtocol]) -> Set<String> {
    var found: Set<String> = []
    for text in texts {
      var rest = text[...]
      while let range = range(in: rest) {
        found.insert(String(rest[range]))
        rest = rest[range.upperBound...].dropFirst()
      }
    }
    return found
  }

  /// Reports the placeholders in the code; those of runtime collections become elements of a loop.
  func report(in code: String, _ findings: inout Diagnostics) {
    let rest = Self.placeholders(in: [code])
    for (text, location) in found {
      if let name = names[text] {
        findings.report(
          .warning, at: location, "\(text) is a placeholder", help: "set the property \(name)")
      } else if rest.contains(text) {
        findings.report(
          .warning, at: location, "\(text) is a placeholder", help: "replace it where the code says TODO")
      }
    }
  }

  // MARK: Properties

  /// The properties that replace placeholders in texts.
  private var names: [String: String] = [:]

  /// Replaces placeholders in the arguments of calls by properties of the type, where the code allows it.
  ///
  /// - Parameter property: How the code declares the properties.
  mutating func declare(
    in file: [SwiftStatement], _ members: inout SwiftNames, as property: SuppliedProperty
  ) -> [SwiftStatement] {
    if found.isEmpty { return file }
    // A constant needs a literal.
    let constants = SwiftPrinter.text(of: file).split(separator: "\n").filter { line in
      let code = line.drop { $0 == " " }
      return ["case ", "private var ", "@State ", "static let "].contains(where: code.hasPrefix)
        || code.contains(".tag(")
    }
    let replaceable = Self.placeholders(in: Self.literals(in: file)).subtracting(Self.placeholders(in: constants))
    var declarations: [SwiftStatement] = []
    for (text, _) in found where names[text] == nil && replaceable.contains(text) {
      let words = text.dropFirst().dropLast()
      let name = members.member(
        members.isTaken(String(words)) ? "\(words) text" : String(words), fallback: "text", prefix: "shown")
      names[text] = name
      declarations += [.comment("TODO: Supply \(text)."), property.text(name)]
    }
    if names.isEmpty { return file }
    return file.map { statement in
      guard case .block(let head, let body) = statement else { return statement }
      let first = body.first { $0 != .blank }
      let isState =
        switch first {
        case .assignment, .line, .comment, .documentation: true
        case .blank, .code, .block, .branches, nil: false
        }
      return .block(head, declarations + (isState ? [] : [.blank]) + body.map(replaced))
    }
  }

  /// The literals in arguments of calls.
  private static func literals(in statements: [SwiftStatement]) -> [String] {
    var found: [String] = []
    func visit(_ code: SwiftCode) {
      switch code {
      case .word(let text): found.append(text)
      case .call(let call): visit(call)
      case .list(let elements): elements.forEach(visit)
      case .choice(_, let then, let otherwise): found += [then, otherwise]
      }
    }
    func visit(_ call: SwiftCall) {
      for argument in call.arguments { visit(argument.value) }
      for closure in call.closures { closure.body.forEach(visit) }
      call.modifiers.forEach(visit)
    }
    func visit(_ statement: SwiftStatement) {
      switch statement {
      case .comment, .documentation, .line, .blank: break
      case .assignment(_, let code), .code(let code): visit(code)
      case .block(_, let body): body.forEach(visit)
      case .branches(_, let body, let otherwise): (body + otherwise).forEach(visit)
      }
    }
    statements.forEach(visit)
    return found
  }

  private func replaced(_ statement: SwiftStatement) -> SwiftStatement {
    switch statement {
    case .comment, .documentation, .line, .blank: statement
    case .assignment(let name, let code): .assignment(name, replaced(code))
    case .code(let code): .code(replaced(code))
    case .block(let head, let body): .block(head, body.map(replaced))
    case .branches(let condition, let body, let otherwise):
      .branches(condition, body.map(replaced), otherwise: otherwise.map(replaced))
    }
  }

  private func replaced(_ code: SwiftCode) -> SwiftCode {
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

  private func replaced(_ literal: String) -> String {
    var result = ""
    var rest = literal[...]
    while let range = Self.range(in: rest) {
      let text = String(rest[range])
      if let name = names[text] {
        if literal == "\"\(text)\"" { return name }
        result += rest[..<range.lowerBound] + "\\(\(name))"
      } else {
        result += rest[...range.upperBound]
      }
      rest = rest[range.upperBound...].dropFirst()
    }
    return result + rest
  }

  /// The code with a comment above each line that contains a placeholder.
  func marked(_ code: String) -> String {
    if found.isEmpty { return code }
    var lines: [Substring] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if let text = Self.placeholder(in: line), !line.drop(while: { $0 == " " }).hasPrefix("//") {
        lines.append("\(line.prefix { $0 == " " })// TODO: Replace \(text).")
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
