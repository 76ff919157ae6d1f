import MenuDocument

extension UIKitExporter {
  /// An array of elements: a literal, or the name of a variable that statements fill if conditions decide.
  mutating func list<Element>(
    _ parts: [ConditionalPart<Element>], _ remark: [SwiftStatement] = [], named words: String? = nil,
    _ write: (inout UIKitExporter, Element) -> [SwiftStatement]
  ) -> SwiftCode {
    let first = parts.prefix { !$0.isChoice }
    var elements = remark
    for case .always(let element) in first { elements += write(&self, element) }
    if first.count == parts.count { return .list(elements) }
    let name = arrayName(words)
    let others = appending(Array(parts.dropFirst(first.count)), to: name, write)
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

  /// The statements that append elements to an array.
  private mutating func appending<Element>(
    _ parts: [ConditionalPart<Element>], to name: String,
    _ write: (inout UIKitExporter, Element) -> [SwiftStatement]
  ) -> [SwiftStatement] {
    var lines: [SwiftStatement] = []
    var elements: [SwiftStatement] = []
    for part in parts {
      switch part {
      case .always(let element): elements += write(&self, element)
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
    _ parts: [ConditionalPart<Element>], of name: String,
    _ write: (inout UIKitExporter, Element) -> [SwiftStatement]
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
