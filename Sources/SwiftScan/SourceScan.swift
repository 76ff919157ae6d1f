package import MockupScene

/// Checks whether a source can be parsed, without parsing it.
///
/// Nesting is limited because the parser is recursive, and size because a tree takes about 100 times the memory of its
/// text. Strings and comments do not count, interpolations do.
package struct SourceScan {
  package struct Excess {
    package let limit: Limit
    /// The byte offset at which the limit is exceeded.
    package let offset: Int
  }

  /// The first exceeded limit; `nil` if the source can be parsed.
  package private(set) var excess: Excess?
  /// The estimated size of the tree: 2 per word, 1 per punctuation mark, and 6 per start of a declaration.
  package private(set) var weight = 0

  /// A nesting construct.
  private enum Level {
    case bracket
    /// An array or dictionary literal, or its type.
    case list
    /// A string literal, and the lengths of its closing delimiter.
    case string(quotes: Int, pounds: Int)
    case interpolation
  }

  private let bytes: [UInt8]
  private var position = 0
  private var levels: [Level] = []
  /// The length of each level's `else if` chain.
  private var chains: [Int] = [0]
  /// The length of each level's chain of members, calls, and postfix operators; each link nests in the next.
  private var links: [Int] = [0]
  /// The number of consecutive keywords that the parser reads recursively.
  private var wordRun = 0
  /// The number of arrows and generic arguments since the last bracket or statement.
  private var arrowRun = 0
  private var conditionDepth = 0
  /// The nesting depth of ternary expressions between `?` and `:`.
  private var choiceDepth = 0
  private var listDepth = 0

  package init(_ text: String) {
    bytes = Array(text.utf8)
    excess = firstExcess()
  }

  private mutating func firstExcess() -> Excess? {
    while position < bytes.count {
      let start = position
      if case .string(let quotes, let pounds)? = levels.last {
        scanString(quotes: quotes, pounds: pounds)
      } else {
        scanCode()
      }
      let runs = [levels.count, wordRun, arrowRun, choiceDepth, conditionDepth, chains.last ?? 0]
      if runs.contains(where: { $0 > Limit.swiftNesting.maximum }) || (links.last ?? 0) > Limit.swiftChain.maximum {
        return Excess(limit: .swiftNesting, offset: start)
      }
      if listDepth > Limit.swiftLists.maximum { return Excess(limit: .swiftLists, offset: start) }
      if weight > Limit.swiftWeight.maximum { return Excess(limit: .swiftWeight, offset: start) }
      if position == start { position += 1 }
    }
    return nil
  }

  private func byte(_ distance: Int) -> UInt8 { position + distance < bytes.count ? bytes[position + distance] : 0 }

  private func count(of byte: UInt8, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == byte { end += 1 }
    return end - start
  }

  // MARK: Code

  private mutating func scanCode() {
    let first = bytes[position]
    weight += 1
    switch first {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): openString()
    case UInt8(ascii: "["): open(.list)
    case UInt8(ascii: "("), UInt8(ascii: "{"): open(.bracket)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ";"), UInt8(ascii: ","): endRuns()
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
      arrowRun += 1
      position += 2
    case UInt8(ascii: "<"):
      // Generic arguments nest.
      arrowRun += 1
      position += 1
    case UInt8(ascii: "?"):
      // The expression between `?` and `:` is parsed recursively.
      if position > 0, bytes[position - 1] == 0x20 { choiceDepth += 1 } else { link() }
      position += 1
    case UInt8(ascii: ":"):
      choiceDepth = max(0, choiceDepth - 1)
      position += 1
    case UInt8(ascii: "."), UInt8(ascii: "!"):
      link()
      position += 1
    case _ where Self.isWord(first): scanWord()
    case 0x20, 0x09, 0x0D, 0x0A: skipSpace()
    default:
      wordRun = 0
      position += 1
    }
  }

  private mutating func link() { links[links.count - 1] += 1 }

  private mutating func skipSpace() {
    weight -= 1
    while position < bytes.count, [0x20, 0x09, 0x0D, 0x0A].contains(bytes[position]) { position += 1 }
    let next = byte(0)
    // A member on the next line, and a trailing closure, continue the chain.
    if next != UInt8(ascii: "."), next != UInt8(ascii: "{"), let last = links.indices.last { links[last] = 0 }
  }

  private mutating func scanWord() {
    let start = position
    weight += 1
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    let word = bytes[start..<position]
    let isFollowed = word.first == UInt8(ascii: "@") || Self.followed.contains(where: word.elementsEqual)
    wordRun = isFollowed ? wordRun + 1 : 0
    if Self.statements.contains(where: word.elementsEqual) {
      (arrowRun, choiceDepth) = (0, 0)
      weight += 4
    }
  }

  private static let statements = [
    "let", "var", "func", "struct", "class", "enum", "extension", "import", "case", "return", "if", "guard", "static",
    "default", "typealias", "init",
  ].map { Array($0.utf8) }

  /// Keywords before an expression or type that may start with another such keyword.
  private static let followed = [
    "try", "await", "unsafe", "copy", "consume", "borrow", "any", "some", "inout", "each", "repeat", "let", "var", "is",
    "as", "sending", "borrowing", "consuming", "isolated", "throws", "async", "indirect",
  ].map { Array($0.utf8) }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isInIdentifier || byte == UInt8(ascii: "@")
  }

  private mutating func endRuns() {
    (wordRun, arrowRun, choiceDepth) = (0, 0, 0)
    if let last = links.indices.last { links[last] = 0 }
    position += 1
  }

  private mutating func open(_ level: Level) {
    if case .list = level { listDepth += 1 }
    levels.append(level)
    chains.append(0)
    links.append(0)
    (wordRun, arrowRun, choiceDepth) = (0, 0, 0)
    position += 1
  }

  private mutating func close() {
    pop()
    link()
    let isBrace = bytes[position] == UInt8(ascii: "}")
    (wordRun, arrowRun, choiceDepth) = (0, 0, 0)
    position += 1
    guard isBrace, let last = chains.indices.last else { return }
    chains[last] = isElse() ? chains[last] + 1 : 0
  }

  private mutating func pop() {
    guard let level = levels.popLast() else { return }
    if case .list = level { listDepth -= 1 }
    chains.removeLast()
    links.removeLast()
  }

  private func isElse() -> Bool {
    var next = position
    while next < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[next]) { next += 1 }
    return bytes[next...].starts(with: Array("else".utf8))
  }

  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  // MARK: Strings

  private mutating func openString() {
    let pounds = count(of: UInt8(ascii: "#"), from: position)
    let quotes = count(of: UInt8(ascii: "\""), from: position + pounds)
    guard quotes > 0 else {
      position += max(pounds, 1)
      if bytes[min(position, bytes.count)...].starts(with: Array("if".utf8)) { conditionDepth += 1 }
      if bytes[min(position, bytes.count)...].starts(with: Array("endif".utf8)) {
        conditionDepth = max(0, conditionDepth - 1)
      }
      return
    }
    wordRun = 0
    // A string literal has several nodes: delimiters and segments.
    weight += 2
    // Two quotation marks are an empty string; three or more start a multiline string.
    if quotes == 2 {
      position += pounds + quotes + pounds
      return
    }
    position += pounds + (quotes >= 3 ? 3 : 1) - 1
    open(.string(quotes: quotes >= 3 ? 3 : 1, pounds: pounds))
  }

  private mutating func scanString(quotes: Int, pounds: Int) {
    switch bytes[position] {
    case UInt8(ascii: "\\") where count(of: UInt8(ascii: "#"), from: position + 1) >= pounds:
      position += 1 + pounds
      if position < bytes.count, bytes[position] == UInt8(ascii: "(") { open(.interpolation) } else { position += 1 }
    case UInt8(ascii: "\"")
    where count(of: UInt8(ascii: "\""), from: position) >= quotes
      && count(of: UInt8(ascii: "#"), from: position + quotes) >= pounds:
      pop()
      position += quotes + pounds
    case 0x0A where quotes == 1:
      // An unterminated string ends with its line.
      pop()
      position += 1
    default: position += 1
    }
  }
}
