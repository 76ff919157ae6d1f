/// A name and a value of an object whose names are data.
package struct MapEntry<Value> {
  /// The name, and where it was written.
  package var name: Located<String>
  /// The value.
  package var value: Value
}

extension MapEntry: Sendable where Value: Sendable {}
