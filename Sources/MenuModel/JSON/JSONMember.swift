/// A name and a value of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The name.
  public var key: JSONKey
  /// The value.
  public var value: JSONNode

  /// A member from its two halves.
  public init(key: JSONKey, value: JSONNode) {
    self.key = key
    self.value = value
  }
}
