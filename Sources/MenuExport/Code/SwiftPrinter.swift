/// Prints Swift in the format of `swift format`: lines of at most 100 columns, indentation of two spaces.
struct SwiftPrinter {
  /// The maximum line length, in columns; a line that cannot break may exceed it.
  private static let width = 100
  private static let step = 2

  private var lines: [String] = []

  /// The statements as text; each line ends with a line feed.
  static func text(of statements: [SwiftStatement]) -> String {
    var printer = SwiftPrinter()
    printer.write(statements, indent: 0)
    return printer.lines.map { $0 + "\n" }.joined()
  }

  // MARK: Statements

  private mutating func write(_ statements: [SwiftStatement], indent: Int) {
    for statement in statements { write(statement, indent: indent, suffix: "") }
  }

  private mutating func write(_ statement: SwiftStatement, indent: Int, suffix: String) {
    switch statement {
    case .comment(let text): add("//" + Self.remark(text), indent)
    case .documentation(let text): add("///" + Self.remark(text), indent)
    case .line(let text): add(text + suffix, indent)
    case .assignment(let name, let value):
      write(value, indent: indent, prefix: name + (name.hasSuffix(" +") ? "= " : " = "), suffix: suffix)
    case .blank: lines.append("")
    case .code(let code): write(code, indent: indent, prefix: "", suffix: suffix)
    case .block(let head, let body):
      guard !body.isEmpty else { return add(head + " {}", indent) }
      open(head, indent)
      write(body, indent: indent + Self.step)
      add("}", indent)
    case .branches(let condition, let body, let otherwise): write("if \(condition)", body, otherwise, indent)
    }
  }

  private mutating func write(
    _ head: String, _ body: [SwiftStatement], _ otherwise: [SwiftStatement], _ indent: Int
  ) {
    add(head + " {", indent)
    write(body, indent: indent + Self.step)
    switch otherwise.first {
    case .branches(let condition, let body, let last)? where otherwise.count == 1:
      write("} else if \(condition)", body, last, indent)
    case .block(let inner, let body)? where otherwise.count == 1 && inner.hasPrefix("if ") && !body.isEmpty:
      write("} else \(inner)", body, [], indent)
    default:
      if !otherwise.isEmpty {
        add("} else {", indent)
        write(otherwise, indent: indent + Self.step)
      }
      add("}", indent)
    }
  }

  /// Writes a head and an opening brace; the conformances of a long class get separate lines.
  private mutating func open(_ head: String, _ indent: Int) {
    var types = head.split(separator: ", ")
    guard head.hasPrefix("final class "), !fits(head + " {", indent), let last = types.popLast(), !types.isEmpty else {
      return add(head + " {", indent)
    }
    for (index, type) in types.enumerated() { add(type + ",", index == 0 ? indent : indent + Self.step) }
    add(String(last), indent + Self.step)
    add("{", indent)
  }

  private mutating func add(_ text: String, _ indent: Int) {
    lines.append(String(repeating: " ", count: indent) + text)
  }

  private func fits(_ text: String, _ indent: Int) -> Bool { indent + text.count <= Self.width }

  /// The text for a `//` comment, after a space: on one line, without invisible or bidirectional control characters.
  private static func remark(_ text: String) -> String {
    var scalars = Array(" ".unicodeScalars + text.unicodeScalars.map { SwiftLiteral.isPlain($0) ? $0 : " " })
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  // MARK: Expressions

  private mutating func write(_ code: SwiftCode, indent: Int, prefix: String, suffix: String) {
    if let line = Self.inOneLine(code), fits(prefix + line + suffix, indent) {
      return add(prefix + line + suffix, indent)
    }
    switch code {
    case .word(let text):
      guard prefix.hasSuffix(": ") || prefix.hasSuffix("= ") else { return add(prefix + text + suffix, indent) }
      add(String(prefix.dropLast()), indent)
      add(text + suffix, indent + Self.step)
    case .call(let call): write(call, indent: indent, prefix: prefix, suffix: suffix)
    case .list(let elements): write(elements, indent: indent, prefix: prefix, suffix: suffix)
    case .choice(let condition, let then, let otherwise):
      if prefix.hasSuffix("= ") {
        add(String(prefix.dropLast()), indent)
        add(condition, indent + Self.step)
      } else {
        add(prefix + condition, indent)
      }
      add("? " + then, indent + Self.step)
      add(": " + otherwise + suffix, indent + Self.step)
    }
  }

  private mutating func write(_ elements: [SwiftStatement], indent: Int, prefix: String, suffix: String) {
    add(prefix + "[", indent)
    let isLong = elements.count(where: \.isElement) > 1
    for element in elements {
      write(element, indent: indent + Self.step, suffix: isLong && element.isElement ? "," : "")
    }
    add("]" + suffix, indent)
  }

  private mutating func write(_ call: SwiftCall, indent: Int, prefix: String, suffix: String) {
    let first = lines.count
    printBase(
      call, indent: indent, prefix: prefix, suffix: call.modifiers.isEmpty ? suffix : call.isOptional ? "?" : "")
    // Modifiers of a call on one line are indented; modifiers after a closing brace or parenthesis are not.
    let inner = lines.count == first + 1 ? indent + Self.step : indent
    for (index, modifier) in call.modifiers.enumerated() {
      if let remark = modifier.remark { write(.comment(remark), indent: inner, suffix: "") }
      let isLast = index == call.modifiers.count - 1
      printBase(modifier, indent: inner, prefix: "", suffix: isLast ? suffix : "")
    }
  }

  private mutating func printBase(_ call: SwiftCall, indent: Int, prefix: String, suffix: String) {
    let base = Self.baseInOneLine(call)
    if let base, fits(prefix + base + suffix, indent) { return add(prefix + base + suffix, indent) }
    let head = Self.headInOneLine(call).map { prefix + $0 }
    if let head, let closure = call.closures.first, call.arguments.isEmpty || fits("\(head) \(closure.opening)", indent)
    {
      return printClosures(of: call, behind: head, indent: indent, suffix: suffix)
    }
    guard !call.arguments.isEmpty else { return add((head ?? prefix + call.callee) + suffix, indent) }
    add(prefix + call.callee + "(", indent)
    for (index, argument) in call.arguments.enumerated() {
      write(
        argument.value, indent: indent + Self.step, prefix: argument.prefix,
        suffix: index == call.arguments.count - 1 ? "" : ",")
    }
    guard !call.closures.isEmpty else { return add(")" + suffix, indent) }
    if call.closures.count == 1, let closure = call.closures.first?.inOneLine, fits(") \(closure)\(suffix)", indent) {
      return add(") \(closure)\(suffix)", indent)
    }
    printClosures(of: call, behind: ")", indent: indent, suffix: suffix)
  }

  private mutating func printClosures(of call: SwiftCall, behind head: String, indent: Int, suffix: String) {
    var head = head
    for (index, closure) in call.closures.enumerated() {
      if let label = closure.label { head += " \(label):" }
      // Only the last closure may be empty on one line.
      if closure.body.isEmpty, index == call.closures.count - 1 {
        let line = head + " " + (closure.inOneLine ?? "{}")
        if fits(line + suffix, indent) { return add(line + suffix, indent) }
      }
      add("\(head) \(closure.opening)", indent)
      write(closure.body, indent: indent + Self.step)
      head = "}"
    }
    add(head + suffix, indent)
  }

  // MARK: On one line

  private static func inOneLine(_ code: SwiftCode) -> String? {
    switch code {
    case .word(let text): text
    case .list(let elements): elements.isEmpty ? "[]" : nil
    case .choice(let condition, let then, let otherwise): "\(condition) ? \(then) : \(otherwise)"
    case .call(let call):
      if call.modifiers.isEmpty {
        baseInOneLine(call)
      } else if call.modifiers.count == 1, call.modifiers[0].staysInLine, let base = baseInOneLine(call),
        let modifier = baseInOneLine(call.modifiers[0])
      {
        base + (call.isOptional ? "?" : "") + modifier
      } else {
        nil
      }
    }
  }

  private static func baseInOneLine(_ call: SwiftCall) -> String? {
    guard let head = headInOneLine(call) else { return nil }
    guard let closure = call.closures.first else { return head }
    guard call.closures.count == 1, let body = closure.inOneLine else { return nil }
    return head + " " + body
  }

  private static func headInOneLine(_ call: SwiftCall) -> String? {
    if call.arguments.isEmpty { return call.callee + (call.closures.isEmpty ? "()" : "") }
    var arguments: [String] = []
    for argument in call.arguments {
      guard let value = inOneLine(argument.value) else { return nil }
      arguments.append(argument.prefix + value)
    }
    return "\(call.callee)(\(arguments.joined(separator: ", ")))"
  }
}

extension SwiftStatement {
  /// Whether the statement is a list element rather than a comment or blank line.
  var isElement: Bool {
    switch self {
    case .comment, .documentation, .blank: false
    case .line, .assignment, .code, .block, .branches: true
    }
  }
}
