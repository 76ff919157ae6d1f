import PositionedJSON

/// Source text, used to compute the ends of values and editor columns.
struct SourceExcerpt {
  struct Place: Equatable {
    /// One-based.
    var line: Int
    /// One-based, in Unicode scalars.
    var column: Int
    /// One-based, in UTF-16 units, as in most editors.
    var columnUTF16: Int
  }

  private let bytes: [UInt8]
  private let root: JSONNode?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    root = JSONReading(bytes, .commented).root
  }

  /// The range of the value at a line and column; `nil` if the file has no such position.
  func range(line: Int, column: Int) -> (start: Place, end: Place)? {
    var walk = Walk()
    while walk.place.line < line || walk.place.line == line && walk.place.column < column {
      guard walk.offset < bytes.count else { return nil }
      walk.step(bytes)
    }
    guard walk.place.line == line else { return nil }
    let start = walk.place
    let end = end(from: walk.offset)
    while walk.offset < end { walk.step(bytes) }
    return (start, walk.place)
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

  /// Iterates over the text by scalar.
  private struct Walk {
    var offset = 0
    var place = Place(line: 1, column: 1, columnUTF16: 1)

    mutating func step(_ bytes: [UInt8]) {
      let byte = bytes[offset]
      let isPair =
        byte == UInt8(ascii: "\r") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair {
        offset += 1
        place = Place(line: place.line + 1, column: 1, columnUTF16: 1)
      } else {
        offset += 1
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        // The line feed of a CR LF pair.
        if isPair { return }
        place.column += 1
        // Four bytes in UTF-8 are two units in UTF-16.
        place.columnUTF16 += byte >= 0xF0 ? 2 : 1
      }
    }
  }
}
