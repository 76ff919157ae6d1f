public import PositionedJSON

/// A piece of a text file, from one place up to another.
public struct SourceRange: Hashable, Sendable {
  /// Where it begins.
  public var start: SourcePosition
  /// Where it ends: the first place behind it.
  public var end: SourcePosition

  /// A piece from one place up to another.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// How many bytes it has.
  public var length: Int { Int(end.offset - start.offset) }
}

extension SourceRange {
  /// The piece of a file in which a value stands.
  init(of node: JSONNode, in bytes: [UInt8]) {
    self.init(start: node.position, end: Self.end(from: node.position, to: node.endOffset, in: bytes))
  }

  /// The place at an offset, counted on from an earlier one.
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
