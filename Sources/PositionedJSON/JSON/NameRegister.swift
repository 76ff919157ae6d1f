/// Remembers the names of an object while it is read, to find those that are there twice.
struct NameRegister {
  /// Up to here a look at all names is quicker than a table.
  private static let fewNames = 16
  /// The places of members by the codes of their names; names of one code are rare, and share a list.
  private var places: [UInt32: [Int]]?

  /// The same name where it was used before, and else notes it as that of the next member.
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
