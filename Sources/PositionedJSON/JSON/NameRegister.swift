struct NameRegister {
  /// Up to this count, comparing all keys is faster than a table.
  private static let linearSearchLimit = 16
  /// Indices of members by the hash of their key; the rare collisions share a list.
  private var indices: [UInt32: [Int]]?

  /// Returns an earlier use of the same key, or registers the key for the next member.
  @inline(__always)
  mutating func firstUse(of key: JSONKey, in members: [JSONMember]) -> JSONKey? {
    guard members.count >= Self.linearSearchLimit else {
      for index in members.indices where members[index].key.code == key.code {
        if members[index].key.isSame(as: key) { return members[index].key }
      }
      return nil
    }
    return firstUseInTable(of: key, in: members)
  }

  private mutating func firstUseInTable(of key: JSONKey, in members: [JSONMember]) -> JSONKey? {
    if indices == nil {
      indices = Dictionary(grouping: members.indices) { members[$0].key.code }
    }
    for index in indices?[key.code] ?? [] where members[index].key.isSame(as: key) { return members[index].key }
    indices?[key.code, default: []].append(members.count)
    return nil
  }
}
