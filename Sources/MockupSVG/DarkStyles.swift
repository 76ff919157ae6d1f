/// CSS classes for elements that look different in dark mode.
struct DarkStyles {
  private var numbers: [[UInt8]: Int] = [:]
  private var rules = Markup()
  /// Whether some elements are visible only in light or only in dark mode.
  var hasAlternatives = false

  mutating func number(of declarations: Markup) -> Int {
    if let number = numbers[declarations.bytes] { return number }
    let number = numbers.count
    numbers[declarations.bytes] = number
    rules.append(".")
    rules.append(label: "d", number)
    rules.append("{")
    rules.append(declarations)
    rules.append("}\n")
    return number
  }

  func append(to markup: inout Markup) {
    guard hasAlternatives || !rules.isEmpty else { return }
    markup.append("<style>@media (prefers-color-scheme:dark){\n")
    if hasAlternatives {
      markup.append(".")
      markup.append(label: "light")
      markup.append("{display:none}\n.")
      markup.append(label: "dark")
      markup.append("{display:inline}\n")
    }
    markup.append(rules)
    markup.append("}</style>\n")
  }
}
