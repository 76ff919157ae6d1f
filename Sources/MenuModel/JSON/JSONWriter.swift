/// Writes JSON values as text, always the same one for the same value.
///
/// The readable form is indented by two spaces; a list or object stands on one line where it fits into the width and
/// holds nothing more than lists and objects without contents of that kind. Lists of objects take a line an element.
public struct JSONWriter: Sendable {
  /// How the text is broken into lines.
  public enum Form: Hashable, Sendable {
    /// For people.
    case readable
    /// One line without spaces.
    case compact
  }

  /// How long a line may become before what is on it is broken up, in Unicode scalars.
  public static let lineWidth = 96

  private let comments: CommentPlacement?
  private var output = ""

  private init(comments: CommentPlacement?) {
    self.comments = comments
  }

  /// The text of a value; the readable form ends in a line feed.
  public static func text(of node: JSONNode, form: Form = .readable) -> String {
    switch form {
    case .compact:
      var writer = JSONWriter(comments: nil)
      writer.writeLine(node, space: "")
      return writer.output
    case .readable: return text(of: node, comments: nil)
    }
  }

  /// The readable text of a value with the comments of the text that it was read from.
  static func text(of node: JSONNode, comments: CommentPlacement?) -> String {
    var writer = JSONWriter(comments: comments)
    writer.writeComments(comments?[node].before ?? [], indentation: 0)
    writer.write(node, indentation: 0, column: 0, isRoot: true)
    writer.writeComments(behind: node)
    writer.output += "\n"
    writer.writeComments(comments?.afterRoot ?? [], indentation: 0)
    return writer.output
  }

  // MARK: Readable

  private mutating func write(_ node: JSONNode, indentation: Int, column: Int, isRoot: Bool = false) {
    switch node.value {
    case .array(let elements) where !fits(node, column: column, isRoot: isRoot):
      output += "["
      for (index, element) in elements.enumerated() {
        startLine(of: element, indentation: indentation + 2)
        write(element, indentation: indentation + 2, column: indentation + 2)
        if index + 1 < elements.count { output += "," }
        writeComments(behind: element)
      }
      writeEnd("]", of: node, indentation: indentation)
    case .object(let members) where !fits(node, column: column, isRoot: isRoot):
      output += "{"
      for (index, member) in members.enumerated() {
        startLine(of: member.value, indentation: indentation + 2)
        let name = Self.quoted(member.key.text)
        output += name
        output += ": "
        let column = indentation + 4 + name.unicodeScalars.count
        write(member.value, indentation: indentation + 2, column: column)
        if index + 1 < members.count { output += "," }
        writeComments(behind: member.value)
      }
      writeEnd("}", of: node, indentation: indentation)
    default: writeLine(node, space: " ")
    }
  }

  /// Begins the line of an element or member, with the comments in front of it.
  private mutating func startLine(of node: JSONNode, indentation: Int) {
    output += "\n"
    if let comments { writeComments(comments[node].before, indentation: indentation) }
    output += String(repeating: " ", count: indentation)
  }

  private mutating func writeEnd(_ bracket: String, of node: JSONNode, indentation: Int) {
    output += "\n"
    if let comments { writeComments(comments[node].atEnd, indentation: indentation + 2) }
    output += String(repeating: " ", count: indentation) + bracket
  }

  private mutating func writeComments(_ comments: [Substring], indentation: Int) {
    for comment in comments { output += String(repeating: " ", count: indentation) + comment + "\n" }
  }

  private mutating func writeComments(behind node: JSONNode) {
    guard let comments else { return }
    for comment in comments[node].behind { output += " " + comment }
  }

  private func fits(_ node: JSONNode, column: Int, isRoot: Bool) -> Bool {
    if comments?.isBroken(node) == true { return false }
    return switch node.value {
    case .array(let elements) where elements.isEmpty: true
    case .object(let members) where members.isEmpty: true
    default: !isRoot && Self.width(of: node, atMost: Self.lineWidth - column, depth: 0) != nil
    }
  }

  /// How wide a value is on one line, in scalars; `nil` where that is too much, or the value is not for one line.
  private static func width(of node: JSONNode, atMost room: Int, depth: Int) -> Int? {
    var width = 0
    switch node.value {
    case .array(let elements):
      guard depth < 2 || elements.isEmpty else { return nil }
      // Two brackets, and a comma and a space between two elements.
      width = 2 * max(1, elements.count)
      for element in elements {
        if case .object(let members) = element.value, !members.isEmpty { return nil }
        guard let inner = Self.width(of: element, atMost: room - width, depth: depth + 1) else { return nil }
        width += inner
      }
    case .object(let members):
      guard depth < 2 || members.isEmpty else { return nil }
      // Two braces with spaces, a comma and a space between two members, and a colon and a space in each.
      width = members.isEmpty ? 2 : 4 * members.count + 2
      for member in members {
        width += quoted(member.key.text).unicodeScalars.count
        guard let inner = Self.width(of: member.value, atMost: room - width, depth: depth + 1) else { return nil }
        width += inner
      }
    case .string(let text):
      // A cheap look before the exact one: a scalar has at most four bytes.
      guard text.utf8.count <= 4 * max(0, room) else { return nil }
      width = quoted(text).unicodeScalars.count
    case .null, .bool, .number: width = scalarText(node).utf8.count
    }
    return width <= room ? width : nil
  }

  // MARK: One line

  private mutating func writeLine(_ node: JSONNode, space: String) {
    switch node.value {
    case .array(let elements):
      output += "["
      for index in elements.indices {
        if index > 0 {
          output += ","
          output += space
        }
        writeLine(elements[index], space: space)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for index in members.indices {
        if index > 0 { output += "," }
        output += space
        Self.append(quoted: members[index].key.text, to: &output)
        output += ":"
        output += space
        writeLine(members[index].value, space: space)
      }
      if !members.isEmpty { output += space }
      output += "}"
    case .string(let text): Self.append(quoted: text, to: &output)
    case .null, .bool, .number: output += Self.scalarText(node)
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

  /// A text in double quotes; only what must be escaped is.
  package static func quoted(_ text: String) -> String {
    var quoted = ""
    append(quoted: text, to: &quoted)
    return quoted
  }

  /// Puts a text in double quotes at the end of another, without a text of its own in between.
  private static func append(quoted text: String, to quoted: inout String) {
    quoted += "\""
    defer { quoted += "\"" }
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
      quoted += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ": quoted += "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
  }
}
