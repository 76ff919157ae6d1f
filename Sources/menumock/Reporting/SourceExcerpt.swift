import PositionedJSON

/// Source text, used for code frames, the ends of values, and editor columns.
struct SourceExcerpt {
  typealias Position = SourceLines.Position

  private let lines: SourceLines
  private let root: JSONNode?

  private var bytes: [UInt8] { lines.bytes }

  init(_ bytes: [UInt8]) {
    lines = SourceLines(bytes)
    root = JSONReading(bytes, .commented).root
  }

  /// The range of the value at a line and column; `nil` if the file has no such position.
  func range(line: Int, column: Int) -> (start: Position, end: Position)? {
    guard let offset = lines.offset(line: line, column: column) else { return nil }
    return (lines.position(at: offset), lines.position(at: end(from: offset)))
  }

  /// The source line of the value at a line and column, with marks below the value.
  func frame(line: Int, column: Int) -> String? {
    lines.offset(line: line, column: column).flatMap { lines.frame(of: $0..<end(from: $0)) }
  }

  /// The offset after the value, key, or word at an offset.
  private func end(from start: Int) -> Int {
    guard start < bytes.count else { return start }
    switch bytes[start] {
    case UInt8(ascii: "\""):
      var index = start + 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index + 1, bytes.count)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return root.flatMap { Self.container(at: start, in: $0) } ?? start + 1
    default:
      let end = bytes[start...].firstIndex { Self.delimiters.contains($0) } ?? bytes.count
      return max(end, start + 1)
    }
  }

  private static let delimiters = Set(",:]} \t\r\n\"/".utf8)

  /// The end of the object or list that begins at an offset; `nil` if none does.
  private static func container(at offset: Int, in node: JSONNode) -> Int? {
    if Int(node.position.offset) == offset { return Int(node.endOffset) }
    guard Int(node.position.offset) < offset, offset < Int(node.endOffset) else { return nil }
    switch node.value {
    case .array(let elements): return elements.lazy.compactMap { container(at: offset, in: $0) }.first
    case .object(let members): return members.lazy.compactMap { container(at: offset, in: $0.value) }.first
    case .null, .bool, .number, .string: return nil
    }
  }
}
