public import PositionedJSON

/// A key, and the values of which each makes pictures of its own.
public struct VariantAxis: Hashable, Sendable {
  /// What is varied.
  public var key: Setting.Key
  /// The values, in the order written; at least one.
  public var values: [Located<Setting>]
}

extension VariantAxis {
  /// A list of values a key.
  static let list: Definition<[VariantAxis]> = .object(
    "matrix", [],
    Setting.Key.varied.map { key in
      Field(
        key.rawValue, .list(of: key.definition.located, atLeast: 1, isSet: true), key.explanation
      ) { $0.append(VariantAxis(key: key, values: $1)) }
    }, description: "Lists of values; each combination is a variant.")
}
