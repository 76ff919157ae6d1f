/// A position in a source file.
public struct SourcePlace: Hashable, Comparable, Sendable, Codable {
  /// The path for diagnostics: relative to the named folder, with slashes.
  public var path: String
  /// The line, one-based.
  public var line: Int
  /// The column, one-based, in Unicode scalars.
  public var column: Int

  /// Creates a position.
  public init(path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Orders by path, line, and column.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
