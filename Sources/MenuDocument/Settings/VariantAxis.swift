public import PositionedJSON

/// A setting with the values that a set varies.
public struct VariantAxis: Hashable, Sendable {
  public var key: Setting.Key
  /// The values, in document order; at least one.
  public var values: [Located<Setting>]
}

extension VariantAxis {
  static let list: Definition<[VariantAxis]> = .object(
    "matrix", [],
    Setting.Key.varied.map { key in
      Field(
        key.name, .list(of: key.definition.located, atLeast: 1, isSet: true), key.explanation
      ) { $0.append(VariantAxis(key: key, values: $1)) }
    }, description: "Lists of values; each combination is a variant.")
}
