/// Values that were asked for lately: a bounded cache.
///
/// Two generations: when the young one is full it becomes the old one, and the old one is dropped. What is asked for
/// again moves to the young one. Values must be functions of their keys, so that forgetting one changes nothing.
///
/// It is public, as only what is public is compiled anew for the types of another module: a dictionary that learns its
/// types while it runs is many times slower.
public struct RecentValues<Key: Hashable, Value> {
  /// A value and what it is the value of: an object, so that tables that grow move no more than a reference.
  @usableFromInline final class Entry {
    @usableFromInline let key: Key
    @usableFromInline let value: Value

    @inlinable init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// Entries by the hash of their key, which is made once for both tables; of two keys with one hash the later one stays.
  @usableFromInline var young: [Int: Entry] = [:]
  @usableFromInline var old: [Int: Entry] = [:]
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
    let hash = key.hashValue
    if let known = young[hash], known.key == key { return known.value }
    let entry: Entry
    if let known = old[hash], known.key == key {
      entry = known
    } else {
      entry = Entry(key: key, value: try make())
    }
    let added = cost(entry.value)
    if youngCost + added > limit, youngCost > 0 {
      swap(&old, &young)
      young.removeAll(keepingCapacity: true)
      youngCost = 0
    }
    young[hash] = entry
    youngCost += added
    return entry.value
  }
}
