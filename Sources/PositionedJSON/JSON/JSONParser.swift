import MockupScene

/// The result of parsing a JSON text.
public struct JSONReading: Hashable, Sendable {
  /// The value; `nil` after a syntax error.
  public let root: JSONNode?
  /// The problems in source order; duplicate keys and invalid characters still leave a `root`.
  public let problems: [JSONProblem]
  package let comments: [JSONComment]

  /// The longest accepted text, in bytes.
  public static let maximumSize = Limit.jsonBytes.maximum
  /// The deepest nesting of lists and objects.
  public static let maximumDepth = Limit.jsonDepth.maximum

  /// Parses a JSON text (RFC 8259, UTF-8); a leading byte-order mark is skipped.
  public init(_ bytes: [UInt8], _ dialect: JSONDialect = .strict) {
    var parser = JSONParser(bytes, dialect)
    root = parser.parseDocument()
    problems = parser.problems
    comments = parser.comments
  }
}

/// A problem in a JSON text.
public struct JSONProblem: Hashable, Sendable, Error {
  public let message: String
  /// A way to correct the problem; `nil` for none.
  public var help: String?
  /// The position of the problem.
  public let position: SourcePosition
  /// Whether the problem is a repeated key, whose first value remains.
  package var isDuplicateKey = false
}

/// Parses bytes into a tree. Extensions parse strings and numbers.
///
/// A column is the number of Unicode scalars before it on the line; only strings and comments contain scalars of
/// several bytes.
struct JSONParser {
  let bytes: [UInt8]
  private let dialect: JSONDialect
  var index = 0
  private(set) var problems: [JSONProblem] = []
  var comments: [JSONComment] = []

  private var line: Int32 = 1
  private var lineStart = 0
  /// The UTF-8 continuation bytes of the current line so far.
  var continuationBytes = 0
  private static let problemLimit = 1000

  init(_ bytes: [UInt8], _ dialect: JSONDialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  mutating func parseDocument() -> JSONNode? {
    do throws(JSONProblem) {
      guard bytes.count <= JSONReading.maximumSize else {
        throw problem(Limit.jsonBytes.error)
      }
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        index = 3
        lineStart = 3
      }
      try skipSpace()
      guard index < bytes.count else {
        throw problem(comments.isEmpty ? "the file is empty" : "the file contains only comments")
      }
      let root = try parseValue(depth: 0)
      try skipSpace()
      guard index == bytes.count else { throw problem("expected the end of the file, found \(foundDescription)") }
      return root
    } catch {
      problems.append(error)
      return nil
    }
  }

  // MARK: Values

  private mutating func parseValue(depth: Int) throws(JSONProblem) -> JSONNode {
    let start = position
    let value: JSONNode.Value
    switch current {
    case UInt8(ascii: "\""):
      value = .string(try parseText().text)
    case UInt8(ascii: "{"):
      value = .object(try parseObject(depth: depth + 1))
    case UInt8(ascii: "["):
      value = .array(try parseArray(depth: depth + 1))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      value = .number(try parseNumber())
    case UInt8(ascii: "t") where takeWord("true"):
      value = .bool(true)
    case UInt8(ascii: "f") where takeWord("false"):
      value = .bool(false)
    case UInt8(ascii: "n") where takeWord("null"):
      value = .null
    default:
      throw problem("expected a value, found \(foundDescription)", help: adviceHere)
    }
    return JSONNode(value, position: start, endOffset: Int32(truncatingIfNeeded: index))
  }

  private mutating func parseArray(depth: Int) throws(JSONProblem) -> [JSONNode] {
    try checkDepth(depth)
    index += 1
    try skipSpace()
    var elements: [JSONNode] = []
    if current == UInt8(ascii: "]") {
      index += 1
      return elements
    }
    while true {
      elements.append(try parseValue(depth: depth))
      if try skipSeparator(orEnd: "]", of: "a list") { return elements }
    }
  }

  private mutating func parseObject(depth: Int) throws(JSONProblem) -> [JSONMember] {
    try checkDepth(depth)
    index += 1
    try skipSpace()
    var members: [JSONMember] = []
    var names = NameRegister()
    if current == UInt8(ascii: "}") {
      index += 1
      return members
    }
    while true {
      guard current == UInt8(ascii: "\"") else {
        throw problem("expected a key in double quotes, found \(foundDescription)", help: adviceHere)
      }
      let start = position
      let (text, code) = try parseText()
      let key = JSONKey(text: text, code: code, position: start)
      try skipSpace()
      guard current == UInt8(ascii: ":") else { throw problem("expected \":\" after a key, found \(foundDescription)") }
      index += 1
      try skipSpace()
      let value = try parseValue(depth: depth)
      if let first = names.firstUse(of: key, in: members) {
        let location = "line \(first.position.line), column \(first.position.column)"
        report(
          JSONProblem(
            message: "duplicate key \(Quotation.of(text)), first in \(location)", position: start,
            isDuplicateKey: true))
      } else {
        members.append(JSONMember(key: key, value: value))
      }
      if try skipSeparator(orEnd: "}", of: "an object") { return members }
    }
  }

  /// Skips the comma after an element or member, or the end of its container.
  ///
  /// - Returns: Whether it was the end.
  @inline(__always)
  private mutating func skipSeparator(orEnd end: Unicode.Scalar, of container: String) throws(JSONProblem) -> Bool {
    try skipSpace()
    guard current != UInt8(ascii: end) else {
      index += 1
      return true
    }
    guard current == UInt8(ascii: ",") else {
      throw problem("expected \",\" or \"\(end)\" in \(container), found \(foundDescription)", help: adviceHere)
    }
    index += 1
    try skipSpace()
    guard current == UInt8(ascii: end) else { return false }
    guard dialect == .commented else {
      throw problem("trailing comma in \(container)", help: "remove the comma before \"\(end)\"")
    }
    index += 1
    return true
  }

  private func checkDepth(_ depth: Int) throws(JSONProblem) {
    guard depth <= JSONReading.maximumDepth else {
      throw problem(Limit.jsonDepth.error)
    }
  }

  // MARK: Bytes

  /// The next byte; 0, which is never valid in JSON, at the end.
  @inline(__always)
  var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  @inline(__always)
  var position: SourcePosition {
    SourcePosition(
      line: line, column: Int32(truncatingIfNeeded: index - lineStart - continuationBytes + 1),
      offset: Int32(truncatingIfNeeded: index))
  }

  @inline(__always)
  private mutating func skipSpace() throws(JSONProblem) {
    let previousLine = line
    skipBlanks()
    if dialect == .commented, current == UInt8(ascii: "/") { try skipComments(behind: previousLine) }
  }

  @inline(__always)
  mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineEnd()
      default: return
      }
    }
  }

  @inline(__always)
  mutating func skipLineEnd() {
    // A carriage return before a line feed is part of the same line end.
    if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") {
      index += 1
    }
    startLine()
  }

  @inline(__always)
  private mutating func startLine() {
    index += 1
    line += 1
    lineStart = index
    continuationBytes = 0
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount <= bytes.count - index else { return false }
    guard word.description.utf8.elementsEqual(bytes[index..<index + word.utf8CodeUnitCount]) else { return false }
    index += word.utf8CodeUnitCount
    return true
  }

  // MARK: Problems

  func problem(_ message: String, help: String? = nil) -> JSONProblem {
    JSONProblem(message: message, help: help, position: position)
  }

  mutating func report(_ problem: JSONProblem) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(problem)
  }

  var foundDescription: String {
    guard index < bytes.count else { return "the end of the file" }
    if bytes[index] == UInt8(ascii: "\"") { return "a string" }
    let word = bytes[index...].prefix(20).prefix { Self.isWordByte($0) }
    if !word.isEmpty { return Quotation.of(String(decoding: word, as: UTF8.self)) }
    guard let length = UTF8Sequence.length(in: bytes, at: index) else {
      return "a byte that is not UTF-8 (0x\(String(bytes[index], radix: 16, uppercase: true)))"
    }
    return Quotation.of(String(decoding: bytes[index..<index + length], as: UTF8.self))
  }

  /// A hint about syntax from other languages.
  private var adviceHere: String? {
    switch current {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      dialect == .commented ? "a comment begins with // or /*" : "this file cannot contain comments"
    case UInt8(ascii: "'"): "use double quotes"
    case UInt8(ascii: "+"), UInt8(ascii: "."): "begin a number with a digit or \"-\""
    default: nil
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
