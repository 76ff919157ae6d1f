struct NameRegister {
  /// Up to this count, comparing all keys is faster than a table.
  private static let fewNames = 16
  /// Indices of members by the hash of their key; the rare collisions share a list.
  private var places: [UInt32: [Int]]?

  /// Returns an earlier use of the same key, or registers the key for the next member.
  @inline(__always)
  mutating func firstUse(of key: JSONKey, in members: [JSONMember]) -> JSONKey? {
    guard members.count >= Self.fewNames else {
      for index in members.indices where members[index].key.code == key.code {
        if members[index].key.isSame(as: key) { return members[index].key }
      }
      return nil
    }
    return firstUseInTable(of: key, in: members)
  }

  private mutating func firstUseInTable(of key: JSONKey, in members: [JSONMember]) -> JSONKey? {
    if places == nil {
      places = Dictionary(grouping: members.indices) { members[$0].key.code }
    }
    for place in places?[key.code] ?? [] where members[place].key.isSame(as: key) { return members[place].key }
    places?[key.code, default: []].append(members.count)
    return nil
  }
}
