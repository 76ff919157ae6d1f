/// The accepted syntax of JSON.
public enum JSONDialect: Hashable, Sendable {
  /// RFC 8259, for texts written by programs.
  case strict
  /// JSON with comments (`//` to the end of the line, `/* */`, not nested) and trailing commas, for texts written by
  /// people.
  case commented
}

/// A comment in a JSON text.
public struct JSONComment: Hashable, Sendable {
  package let start: Int32
  /// Without the line end.
  package let end: Int32
  /// Whether the comment follows something on its line, and no value follows on that line.
  let isBehind: Bool
}

extension JSONParser {
  /// Skips comments and the blanks around them; the next byte is a slash.
  ///
  /// - Parameter previousLine: the line of the preceding token.
  mutating func skipComments(behind previousLine: Int32) throws(JSONProblem) {
    var passed: [(start: SourcePosition, end: SourcePosition)] = []
    while current == UInt8(ascii: "/") {
      let start = position
      switch index + 1 < bytes.count ? bytes[index + 1] : 0 {
      case UInt8(ascii: "/"): try skipLineComment()
      case UInt8(ascii: "*"): try skipBlockComment()
      default: return keep(passed, previousLine)
      }
      passed.append((start, position))
      skipBlanks()
    }
    keep(passed, previousLine)
  }

  private mutating func keep(_ passed: [(start: SourcePosition, end: SourcePosition)], _ previousLine: Int32) {
    let introduces = ![UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0].contains(current)
    for (start, end) in passed {
      let isFollowed = introduces && end.line == position.line
      comments.append(
        JSONComment(start: start.offset, end: end.offset, isBehind: start.line == previousLine && !isFollowed))
    }
  }

  private mutating func skipLineComment() throws(JSONProblem) {
    while index < bytes.count, current != UInt8(ascii: "\n"), current != UInt8(ascii: "\r") {
      try skipScalar()
    }
  }

  private mutating func skipBlockComment() throws(JSONProblem) {
    let opening = position
    index += 2
    while index < bytes.count {
      switch current {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineEnd()
      case UInt8(ascii: "*") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        index += 2
        return
      default: try skipScalar()
      }
    }
    throw JSONProblem(message: "unterminated comment", position: opening)
  }
}
