/// Writes JSON values as deterministic text.
///
/// The readable form is indented by two spaces. A list or object is on one line if it fits and is not nested more than
/// one level deep; lists of objects have one element per line.
public struct JSONWriter: Sendable {
  /// The layout of the text.
  public enum Form: Hashable, Sendable {
    case readable
    /// One line without spaces.
    case compact
  }

  /// The width in Unicode scalars above which a list or object is broken into lines.
  public static let lineWidth = 96

  private let comments: CommentPlacement?
  private var output: [UInt8] = []

  private init(comments: CommentPlacement?) {
    self.comments = comments
  }

  /// Returns the text of a value; the readable form ends in a line feed.
  public static func text(of node: JSONNode, form: Form = .readable) -> String {
    String(decoding: bytes(of: node, form: form), as: UTF8.self)
  }

  package static func bytes(of node: JSONNode, form: Form = .readable) -> [UInt8] {
    switch form {
    case .compact:
      var writer = JSONWriter(comments: nil)
      writer.writeLine(node, isSpaced: false)
      return writer.output
    case .readable: return bytes(of: node, comments: nil)
    }
  }

  /// Returns the readable text of a value with the comments of its source.
  package static func text(of node: JSONNode, comments: CommentPlacement?) -> String {
    String(decoding: bytes(of: node, comments: comments), as: UTF8.self)
  }

  private static func bytes(of node: JSONNode, comments: CommentPlacement?) -> [UInt8] {
    var writer = JSONWriter(comments: comments)
    writer.writeComments(comments?[node].before ?? [], indentation: 0)
    writer.write(node, indentation: 0, column: 0, isRoot: true)
    writer.writeComments(behind: node)
    writer.append(sign: "\n")
    writer.writeComments(comments?.afterRoot ?? [], indentation: 0)
    return writer.output
  }

  private mutating func append(sign: Unicode.Scalar) { output.append(UInt8(ascii: sign)) }

  private mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

  private mutating func append(_ text: Substring) { output.append(contentsOf: text.utf8) }

  private mutating func append(spaces count: Int) {
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  // MARK: Readable

  private mutating func write(_ node: JSONNode, indentation: Int, column: Int, isRoot: Bool = false) {
    switch node.value {
    case .array(let elements) where !fits(node, column: column, isRoot: isRoot):
      append(sign: "[")
      for (index, element) in elements.enumerated() {
        startLine(of: element, indentation: indentation + 2)
        write(element, indentation: indentation + 2, column: indentation + 2)
        if index + 1 < elements.count { append(sign: ",") }
        writeComments(behind: element)
      }
      writeEnd("]", of: node, indentation: indentation)
    case .object(let members) where !fits(node, column: column, isRoot: isRoot):
      append(sign: "{")
      for (index, member) in members.enumerated() {
        startLine(of: member.value, indentation: indentation + 2)
        append(quoted: member.key.text)
        append(": ")
        let column = indentation + 4 + Self.width(ofQuoted: member.key.text)
        write(member.value, indentation: indentation + 2, column: column)
        if index + 1 < members.count { append(sign: ",") }
        writeComments(behind: member.value)
      }
      writeEnd("}", of: node, indentation: indentation)
    default: writeLine(node, isSpaced: true)
    }
  }

  private mutating func startLine(of node: JSONNode, indentation: Int) {
    append(sign: "\n")
    if let comments { writeComments(comments[node].before, indentation: indentation) }
    append(spaces: indentation)
  }

  private mutating func writeEnd(_ bracket: Unicode.Scalar, of node: JSONNode, indentation: Int) {
    append(sign: "\n")
    if let comments { writeComments(comments[node].atEnd, indentation: indentation + 2) }
    append(spaces: indentation)
    append(sign: bracket)
  }

  private mutating func writeComments(_ comments: [Substring], indentation: Int) {
    for comment in comments {
      append(spaces: indentation)
      append(comment)
      append(sign: "\n")
    }
  }

  private mutating func writeComments(behind node: JSONNode) {
    guard let comments else { return }
    for comment in comments[node].behind {
      append(sign: " ")
      append(comment)
    }
  }

  private func fits(_ node: JSONNode, column: Int, isRoot: Bool) -> Bool {
    if comments?.isBroken(node) == true { return false }
    return switch node.value {
    case .array(let elements) where elements.isEmpty: true
    case .object(let members) where members.isEmpty: true
    default: !isRoot && Self.width(of: node, atMost: Self.lineWidth - column, depth: 0) != nil
    }
  }

  /// Returns the width of a value on one line, in scalars; `nil` if it exceeds `room` or must not be on one line.
  private static func width(of node: JSONNode, atMost room: Int, depth: Int) -> Int? {
    var width = 0
    switch node.value {
    case .array(let elements):
      guard depth < 2 || elements.isEmpty else { return nil }
      // Two brackets, and a comma and a space between elements.
      width = 2 * max(1, elements.count)
      for element in elements {
        if case .object(let members) = element.value, !members.isEmpty { return nil }
        guard let inner = Self.width(of: element, atMost: room - width, depth: depth + 1) else { return nil }
        width += inner
      }
    case .object(let members):
      guard depth < 2 || members.isEmpty else { return nil }
      // Two braces with spaces, a comma and a space between members, and a colon and a space per member.
      width = members.isEmpty ? 2 : 4 * members.count + 2
      for member in members {
        width += Self.width(ofQuoted: member.key.text)
        guard let inner = Self.width(of: member.value, atMost: room - width, depth: depth + 1) else { return nil }
        width += inner
      }
    case .string(let text):
      // A cheap test before the exact one: a scalar has at most four bytes.
      guard text.utf8.count <= 4 * max(0, room) else { return nil }
      width = Self.width(ofQuoted: text)
    case .null, .bool, .number: width = scalarText(node).utf8.count
    }
    return width <= room ? width : nil
  }

  // MARK: One line

  private mutating func writeLine(_ node: JSONNode, isSpaced: Bool) {
    switch node.value {
    case .array(let elements):
      append(sign: "[")
      for index in elements.indices {
        if index > 0 {
          append(sign: ",")
          if isSpaced { append(sign: " ") }
        }
        writeLine(elements[index], isSpaced: isSpaced)
      }
      append(sign: "]")
    case .object(let members):
      append(sign: "{")
      for index in members.indices {
        if index > 0 { append(sign: ",") }
        if isSpaced { append(sign: " ") }
        append(quoted: members[index].key.text)
        append(sign: ":")
        if isSpaced { append(sign: " ") }
        writeLine(members[index].value, isSpaced: isSpaced)
      }
      if isSpaced, !members.isEmpty { append(sign: " ") }
      append(sign: "}")
    case .string(let text): append(quoted: text)
    case .null, .bool, .number: append(Self.scalarText(node))
    }
  }

  private static func scalarText(_ node: JSONNode) -> String {
    switch node.value {
    case .null, .array, .object: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.description
    case .string(let text): quoted(text)
    }
  }

  // MARK: Texts

  package static func quoted(_ text: String) -> String {
    var writer = JSONWriter(comments: nil)
    writer.append(quoted: text)
    return String(decoding: writer.output, as: UTF8.self)
  }

  private mutating func append(quoted text: String) {
    append(sign: "\"")
    if text.utf8.contains(where: Self.isEscaped) {
      for byte in text.utf8 { append(escaping: byte) }
    } else {
      append(text)
    }
    append(sign: "\"")
  }

  private mutating func append(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case 0..<0x20: append("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
    default:
      if Self.isEscaped(byte) { append(sign: "\\") }
      output.append(byte)
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func width(ofQuoted text: String) -> Int {
    text.utf8.reduce(2) { width, byte in
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), UInt8(ascii: "\""), UInt8(ascii: "\\"): width + 2
      case 0..<0x20: width + 6
      // UTF-8 continuation bytes.
      case 0x80..<0xC0: width
      default: width + 1
      }
    }
  }
}
