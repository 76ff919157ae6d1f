/// A position in a source file.
package struct FileLocation: Hashable, Comparable, Sendable, Codable {
  /// The path for diagnostics: relative to the named folder, with slashes.
  package var path: String
  /// The line, one-based.
  package var line: Int
  /// The column, one-based, in Unicode scalars.
  package var column: Int

  package init(path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Orders by path, line, and column.
  package static func < (left: FileLocation, right: FileLocation) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
