/// A bounded cache of recently used values.
///
/// It has two generations: when the young one is full, it becomes the old one, and the previous old one is dropped. A
/// hit in the old one moves the value to the young one. Values must be functions of their keys, so that eviction has no
/// visible effect.
///
/// The type is public and inlinable, because only then does the compiler specialize it in other modules. An
/// unspecialized dictionary is many times slower.
public struct RecentValues<Key: Hashable, Value> {
  /// A key and its value; a class, so that growing tables move only references.
  @usableFromInline final class Entry {
    @usableFromInline let key: Key
    @usableFromInline let value: Value

    @inlinable init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// Entries by the hash of their key, which is computed once for both tables. On a collision, the later key stays.
  @usableFromInline var young: [Int: Entry] = [:]
  @usableFromInline var old: [Int: Entry] = [:]
  @usableFromInline var youngCost = 0
  @usableFromInline let limit: Int

  /// Creates a cache with a total cost of at most `capacity`; each value costs 1 by default.
  @inlinable
  public init(capacity: Int) { limit = max(1, capacity / 2) }

  /// Returns the value of a key and creates it if necessary.
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
