/// Something in a text that is not as JSON demands.
public struct JSONProblem: Hashable, Sendable, Error {
  /// What is wrong.
  public let message: String
  /// Where it is.
  public let position: SourcePosition
}
