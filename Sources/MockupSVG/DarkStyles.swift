/// CSS classes for elements that look different in dark mode.
struct DarkStyles {
  private var numbers: [[UInt8]: Int] = [:]
  private var rules: [Markup] = []
  /// Whether some elements are visible only in light or only in dark mode.
  var hasAlternatives = false

  mutating func number(of declarations: Markup) -> Int {
    if let number = numbers[declarations.bytes] { return number }
    let number = numbers.count
    numbers[declarations.bytes] = number
    rules.append(declarations)
    return number
  }

  /// Appends the rules.
  ///
  /// - Parameter selector: the selectors of dark mode, separated by commas; `nil` for the media query.
  func append(to markup: inout Markup, selector: String?) {
    guard hasAlternatives || !rules.isEmpty else { return }
    let scopes = selector.map(Self.scopes) ?? [""]
    markup.append("<style>")
    if selector == nil { markup.append("@media (prefers-color-scheme:dark){") }
    markup.append("\n")
    if hasAlternatives {
      append({ $0.append(label: "light") }, scopes, to: &markup)
      markup.append("{display:none}\n")
      append({ $0.append(label: "dark") }, scopes, to: &markup)
      markup.append("{display:inline}\n")
    }
    for (number, declarations) in rules.enumerated() {
      append({ $0.append(label: "d", number) }, scopes, to: &markup)
      markup.append("{")
      markup.append(declarations)
      markup.append("}\n")
    }
    if selector == nil { markup.append("}") }
    markup.append("</style>\n")
  }

  /// Appends the class within each scope.
  private func append(_ label: (inout Markup) -> Void, _ scopes: [String], to markup: inout Markup) {
    for (index, scope) in scopes.enumerated() {
      if index > 0 { markup.append(",") }
      markup.append(escaping: scope)
      markup.append(".")
      label(&markup)
    }
  }

  /// Splits a selector list at its commas, except those in parentheses, brackets, and texts.
  private static func scopes(of list: String) -> [String] {
    var scopes = [""]
    var depth = 0
    var quote: Character?
    for character in list {
      if let open = quote {
        if character == open { quote = nil }
      } else {
        switch character {
        case "\"", "'": quote = character
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        default: break
        }
      }
      if character == ",", depth == 0, quote == nil {
        scopes.append("")
      } else {
        scopes[scopes.count - 1].append(character)
      }
    }
    return scopes.map { scope in
      let start = scope.drop { $0 == " " }
      let end = start.lastIndex { $0 != " " }
      return end.map { String(start[...$0]) + " " } ?? ""
    }
  }
}
