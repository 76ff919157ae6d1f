/// A place in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int32
  /// The column, from 1, counted in Unicode scalars.
  public let column: Int32
  /// The distance from the file's start, in bytes.
  public let offset: Int32

  /// A place from its parts; the bound on the size of documents keeps them in range.
  public init(line: Int32, column: Int32, offset: Int32) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1, offset: 0)
}

extension SourcePosition: Comparable {
  /// Whether one place comes before another in the same file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
