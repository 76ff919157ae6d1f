/// A value together with where it was written, for complaints that only later stages can make.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// Where it was written.
  public var location: SourceLocation

  /// A value and its place.
  public init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
