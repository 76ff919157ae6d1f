/// An error for a file that cannot be compared.
public struct UnreadableImage: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether the file is the first of the two.
  public let isFirst: Bool
  /// The problem with the file, a clause.
  public let description: String

  package init(isFirst: Bool, description: String) {
    self.isFirst = isFirst
    self.description = description
  }
}

/// An error in drawing a difference.
public enum UndrawableDifference: Error, Hashable, Sendable {
  /// A file cannot be compared.
  case unreadable(UnreadableImage)
  /// The image would have more pixels than the limit.
  case tooLarge(width: Int, height: Int, maximum: Int)
  /// The image cannot be encoded; the reason is a clause.
  case unwritable(String)
}
