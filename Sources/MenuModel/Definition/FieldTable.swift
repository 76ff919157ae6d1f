/// Finds the field of a key without comparing it with all of them.
struct FieldTable: Sendable {
  /// The keys, in the order of the fields.
  let keys: [String]
  /// The places of fields, at their keys' codes or, where that is taken, after them; -1 where there is none.
  private let slots: [Int8]

  /// The most fields that an object has: one bit of an `UInt64` each.
  static let limit = 64

  init(keys: [String]) {
    precondition(keys.count <= Self.limit, "an object has at most \(Self.limit) fields")
    self.keys = keys
    // At least half of the slots stay empty, so that a search soon comes to its end.
    var size = 8
    while size < 2 * keys.count { size *= 2 }
    var slots = [Int8](repeating: -1, count: size)
    for (index, key) in keys.enumerated() {
      var slot = Int(JSONKey.code(of: key.utf8)) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int8(index)
    }
    self.slots = slots
  }

  /// The place of a key's field; `nil` for an unknown key.
  @inline(__always)
  func index(of key: JSONKey) -> Int? {
    let mask = slots.count - 1
    var slot = Int(key.code) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if keys[index] == key.text { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
