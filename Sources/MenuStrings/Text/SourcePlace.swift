/// A place in a file of an application's sources.
public struct SourcePlace: Hashable, Comparable, Sendable, Codable {
  /// The file, as it is to be told: from the folder that was named, with slashes.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int

  /// A place from its parts.
  public init(path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// By file, then by place in it.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
