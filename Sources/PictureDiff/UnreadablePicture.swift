/// A file that cannot be compared.
public struct UnreadablePicture: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whether it is the first of the two.
  public let isFirst: Bool
  /// What is wrong with it, in a sentence for people.
  public let description: String
}
