import MenuDocument
import PositionedJSON

/// The placeholders of an imported document, such as `‹account.name›`, which the code must replace.
struct ExportedPlaceholders {
  private var found: [(text: String, location: SourceLocation)] = []
  private let numbers: PlaceholderNumbers

  init(_ tree: JSONNode?, _ numbers: PlaceholderNumbers) {
    self.numbers = numbers
    if let tree { collect(tree, at: .root) }
  }

  private mutating func collect(_ node: JSONNode, at path: DocumentPath) {
    if let text = node.text {
      for placeholder in Self.placeholders(in: numbers.numbered(text, at: path)) {
        found.append((placeholder, SourceLocation(position: node.position, path: path)))
      }
    }
    for (index, element) in (node.elements ?? []).enumerated() { collect(element, at: path.appending(index)) }
    for member in node.members ?? [] { collect(member.value, at: path.appending(member.key.text)) }
  }

  static func range<Text: StringProtocol>(in text: Text) -> ClosedRange<Text.Index>? {
    guard let start = text.firstIndex(of: "‹"), let end = text[start...].firstIndex(of: "›") else { return nil }
    return start...end
  }

  /// The placeholders of a text, in order.
  static func placeholders(in text: some StringProtocol) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let range = range(in: rest) {
      found.append(String(rest[range]))
      rest = rest[range.upperBound...].dropFirst()
    }
    return found
  }

  /// A text without its placeholders.
  static func removed(from text: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = range(in: rest) {
      result += rest[..<range.lowerBound] + " "
      rest = rest[range.upperBound...].dropFirst()
    }
    return result + rest
  }

  /// Reports the placeholders in the code.
  ///
  /// - Parameter loops: The properties of runtime collections, by the locations of the items that show their elements.
  func report(in code: String, _ loops: [DocumentPath: String], _ findings: inout Diagnostics) {
    // Comments on properties are no code to replace.
    let lines = code.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let rest = Set(lines.flatMap { Self.placeholders(in: $0) })
    for (text, location) in found {
      let words = "\(text) is a placeholder"
      if let name = Self.property(of: location.path, loops) ?? names[text] {
        findings.report(.warning, at: location, words, help: "set the property \(name)")
      } else if rest.contains(PlaceholderTexts.escaped(text)) {
        findings.report(.warning, at: location, words, help: "replace it where the code says TODO")
      }
    }
  }

  private static func property(of path: DocumentPath, _ loops: [DocumentPath: String]) -> String? {
    if loops.isEmpty { return nil }
    var steps = path.steps
    while !steps.isEmpty {
      if let name = loops[DocumentPath(steps)] { return name }
      steps.removeLast()
    }
    return nil
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
    let constants = SwiftPrinter.text(of: file).split(separator: "\n").compactMap { line -> Substring? in
      let code = line.drop { $0 == " " }
      if ["case ", "private var ", "@State ", "static let "].contains(where: code.hasPrefix) { return code }
      return code.firstRange(of: ".tag(").map { code[$0.lowerBound...] }
    }
    let replaceable = Set(Self.literals(in: file).flatMap(Self.placeholders))
      .subtracting(constants.flatMap(Self.placeholders))
    var declarations: [SwiftStatement] = []
    for (text, _) in found where names[text] == nil && replaceable.contains(PlaceholderTexts.escaped(text)) {
      var words = String(text.dropFirst().dropLast())
      if words.hasPrefix("self.") { words.removeFirst("self.".count) }
      if members.isTaken(words) { words += " text" }
      let name = members.member(words, fallback: "text", prefix: "shown")
      names[text] = name
      declarations += [.comment("TODO: Supply \(text)."), property.text(name)]
    }
    if names.isEmpty { return file }
    let texts = PlaceholderTexts(names)
    return file.map { statement in
      guard case .block(let head, let body) = statement else { return statement }
      let first = body.first { $0 != .blank }
      let isState =
        switch first {
        case .assignment, .line, .comment, .documentation: true
        case .blank, .code, .block, .branches, nil: false
        }
      return .block(head, declarations + (isState ? [] : [.blank]) + body.map(texts.replaced))
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

  /// The code with a comment above each line that contains a placeholder.
  func marked(_ code: String) -> String {
    if found.isEmpty { return code }
    var lines: [Substring] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if let text = Self.placeholders(in: line).first, !line.drop(while: { $0 == " " }).hasPrefix("//") {
        lines.append("\(line.prefix { $0 == " " })// TODO: Replace \(text).")
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
