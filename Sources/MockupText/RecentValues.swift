/// Values that were asked for lately: a bounded cache.
///
/// Two generations: when the young one is full it becomes the old one, and the old one is dropped. What is asked for
/// again moves to the young one. Values must be functions of their keys, so that forgetting one changes nothing.
///
/// It is public, as only what is public is compiled anew for the types of another module: a dictionary that learns its
/// types while it runs is many times slower.
public struct RecentValues<Key: Hashable, Value> {
  @usableFromInline var young: [Key: Value] = [:]
  @usableFromInline var old: [Key: Value] = [:]
  @usableFromInline var youngCost = 0
  @usableFromInline let limit: Int

  /// A cache that holds values of at most `capacity` in all; each costs 1 if nothing else is said.
  @inlinable
  public init(capacity: Int) { limit = max(1, capacity / 2) }

  /// The value of a key, made when it is not there.
  @inlinable
  public mutating func value<Failure: Error>(
    for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = young[key] { return value }
    let value: Value
    if let known = old[key] { value = known } else { value = try make() }
    let added = cost(value)
    if youngCost + added > limit, youngCost > 0 {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = value
    youngCost += added
    return value
  }
}
