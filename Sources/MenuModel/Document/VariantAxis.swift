/// A key, and the values of which each makes pictures of its own.
public struct VariantAxis: Hashable, Sendable {
  /// What is varied.
  public var key: VariantKey
  /// The values, in the order written; at least one.
  public var values: [Located<VariantValue>]
}
