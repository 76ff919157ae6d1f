import MenuDocument

extension UIKitExporter {
  /// An array of elements: a literal, or the name of a variable that statements fill if conditions decide.
  ///
  /// - Parameter joined: An array in place of an element; `nil` for most elements.
  mutating func list<Element>(
    _ parts: [ConditionalPart<Element>], _ remark: [SwiftStatement] = [], named words: String? = nil,
    joined: (inout UIKitExporter, Element) -> SwiftCode? = { _, _ in nil },
    _ write: (inout UIKitExporter, Element) -> [SwiftStatement]
  ) -> SwiftCode {
    func pieces(_ exporter: inout UIKitExporter, _ element: Element) -> ArrayPiece {
      joined(&exporter, element).map { .array($0) } ?? .elements(write(&exporter, element))
    }
    var rest = parts[...]
    var elements: [SwiftStatement] = []
    var array: SwiftCode?
    while array == nil, case .always(let element)? = rest.first {
      rest.removeFirst()
      switch pieces(&self, element) {
      case .elements(let more): elements += more
      case .array(let code): array = code
      }
    }
    if rest.isEmpty {
      guard let array else { return .list(remark + elements) }
      if elements.isEmpty, remark.isEmpty { return array }
    }
    let name = arrayName(words)
    // A comment stays with its items.
    if elements.isEmpty { setUp += remark } else { elements = remark + elements }
    var others = appending(Array(rest), to: name, pieces)
    if let array { others.insert(.assignment("\(name) +", array), at: 0) }
    // Branches may have only comments.
    let code = SwiftPrinter.text(of: others)
    let isChanged = code.contains("\(name).append(") || code.contains("\(name) += ")
    setUp += [.assignment("\(isChanged ? "var" : "let") \(name): [UIMenuElement]", .list(elements))] + others
    return .word(name)
  }

  private mutating func arrayName(_ words: String?) -> String {
    guard let name = words.flatMap({ SwiftNames.lowerCamelCase("\($0) children") }), !parts.members.isTaken(name) else {
      return arrays.unique("children")
    }
    return arrays.unique(name)
  }

  /// Elements of an array, or an array that is appended to it.
  private enum ArrayPiece {
    case elements([SwiftStatement])
    case array(SwiftCode)
  }

  /// The statements that append elements to an array.
  private mutating func appending<Element>(
    _ parts: [ConditionalPart<Element>], to name: String, _ write: (inout UIKitExporter, Element) -> ArrayPiece
  ) -> [SwiftStatement] {
    var lines: [SwiftStatement] = []
    var elements: [SwiftStatement] = []
    for part in parts {
      switch part {
      case .always(let element):
        switch write(&self, element) {
        case .elements(let more): elements += more
        case .array(let code):
          lines += Self.append(elements, to: name) + [.assignment("\(name) +", code)]
          elements = []
        }
      case .choice(let condition, let then, let otherwise):
        lines += Self.append(elements, to: name)
        elements = []
        let first = branch(then, of: name, write)
        lines.append(.conditional(condition, first, otherwise: branch(otherwise, of: name, write)))
      }
    }
    return lines + Self.append(elements, to: name)
  }

  private mutating func branch<Element>(
    _ parts: [ConditionalPart<Element>], of name: String, _ write: (inout UIKitExporter, Element) -> ArrayPiece
  ) -> [SwiftStatement] {
    let outer = setUp
    setUp = []
    defer { setUp = outer }
    let lines = appending(parts, to: name, write)
    return setUp + lines
  }

  private static func append(_ elements: [SwiftStatement], to name: String) -> [SwiftStatement] {
    let count = elements.count { $0.isElement }
    if count > 1 { return [.assignment("\(name) +", .list(elements))] }
    return elements.map { element in
      guard case .code(let code) = element else { return element }
      return SwiftCall("\(name).append", [SwiftArgument(nil, code)]).statement
    }
  }
}
