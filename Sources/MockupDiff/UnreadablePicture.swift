/// A file that cannot be compared.
public struct UnreadablePicture: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether it is the first of the two.
  public let isFirst: Bool
  /// What is wrong with it, in a sentence for people.
  public let description: String
}

/// Why there is no picture of a difference.
public enum UndrawableDifference: Error, Hashable, Sendable {
  /// One of the files cannot be compared.
  case unreadable(UnreadablePicture)
  /// The picture would have more pixels than are held.
  case tooLarge(width: Int, height: Int, most: Int)
}
