public import PositionedJSON

/// A range of a text file.
public struct SourceRange: Hashable, Sendable {
  /// The first position.
  public var start: SourcePosition
  /// The position after the last byte.
  public var end: SourcePosition

  /// Creates a range from its bounds.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// The length in bytes.
  public var length: Int { Int(end.offset - start.offset) }
}

extension SourceRange {
  init(of node: JSONNode, in bytes: [UInt8]) {
    self.init(start: node.position, end: Self.end(from: node.position, to: node.endOffset, in: bytes))
  }

  /// The position at an offset, counted from an earlier position.
  private static func end(from start: SourcePosition, to offset: Int32, in bytes: [UInt8]) -> SourcePosition {
    var (line, column) = (start.line, start.column)
    let reach = min(Int(offset), bytes.count)
    var index = Int(start.offset)
    while index < reach {
      let byte = bytes[index]
      index += 1
      let isPair = byte == UInt8(ascii: "\r") && index < bytes.count && bytes[index] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, !isPair {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column, offset: max(start.offset, Int32(reach)))
  }
}
