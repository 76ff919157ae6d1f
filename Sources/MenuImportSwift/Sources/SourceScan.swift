import MockupScene

/// Tells whether a source can be parsed, without parsing it: how deep it is nested, as a parser calls itself for what is
/// inside, and how much there is of it, as a tree takes a hundred times the memory of its text.
///
/// What is in strings and comments does not count, what is interpolated in strings does.
struct SourceScan {
  /// Something that a source has too much of.
  struct Excess {
    /// What bounds it.
    let limit: Limit
    /// The offset of the first byte that is too much.
    let offset: Int
  }

  /// What a source has too much of; `nil` where it can be parsed.
  private(set) var excess: Excess?
  /// How large its tree will be: words count two, signs one, and what begins a declaration six.
  private(set) var weight = 0

  /// What may be inside what.
  private enum Level {
    case bracket
    /// A list, or its type.
    case list
    /// A string's text: how many quotation marks and number signs end it.
    case string(quotes: Int, pounds: Int)
    /// Code in a string.
    case interpolation
  }

  private let bytes: [UInt8]
  private var position = 0
  private var levels: [Level] = []
  /// For each level, how many `else if` followed each other.
  private var chains: [Int] = [0]
  /// For each level, how many members, calls and marks are behind one another: each is inside of the next.
  private var links: [Int] = [0]
  /// Words that a parser follows one into another, in a row.
  private var wordRun = 0
  /// Arrows and generic arguments that no bracket or statement parts.
  private var arrowRun = 0
  /// Branches of conditional compilation inside each other.
  private var conditionDepth = 0
  /// Choices in the first half of choices.
  private var choiceDepth = 0
  /// Lists in lists.
  private var listDepth = 0

  /// Scans a text.
  init(_ text: String) {
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
      if runs.contains(where: { $0 > Limit.swiftNesting.most }) || (links.last ?? 0) > Limit.swiftChain.most {
        return Excess(limit: .swiftNesting, offset: start)
      }
      if listDepth > Limit.swiftLists.most { return Excess(limit: .swiftLists, offset: start) }
      if weight > Limit.swiftWeight.most { return Excess(limit: .swiftWeight, offset: start) }
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
      // Generic arguments are parsed inside each other.
      arrowRun += 1
      position += 1
    case UInt8(ascii: "?"):
      // What stands between the halves of a choice is parsed inside of it.
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
    // A member on a line of its own, and a closure, belong to what is before them.
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

  /// Words that stand in front of an expression or type, which may begin with such a word again.
  private static let followed = [
    "try", "await", "unsafe", "copy", "consume", "borrow", "any", "some", "inout", "each", "repeat", "let", "var", "is",
    "as", "sending", "borrowing", "consuming", "isolated", "throws", "async", "indirect",
  ].map { Array($0.utf8) }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "@"), 0x80...0xFF:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
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

  /// Whether `else` follows.
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
    // A string is a tree of its own: its marks, and its text in pieces.
    weight += 2
    // Two quotation marks are an empty string, three and more begin one of several lines.
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
      // A string that its line does not end is a mistake; it ends there all the same.
      pop()
      position += 1
    default: position += 1
    }
  }
}
