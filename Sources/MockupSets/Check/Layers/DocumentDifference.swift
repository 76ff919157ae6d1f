package import PositionedJSON

/// A semantic difference of two documents. Whitespace and the order of members do not matter, and an inserted item is a
/// single change, not a change of all later items.
package struct DocumentDifference {
  /// In document order; at most `maximumChanges`.
  package private(set) var changes: [DocumentChange] = []
  private(set) var count = 0
  /// The new indexes of list elements, by the former path of the list. Lists with unchanged positions are omitted.
  private var indexMaps: [DocumentPath: [Int?]] = [:]

  private static let maximumChanges = 500

  package init(from old: JSONNode, to new: JSONNode) {
    compare(old, new, at: .root, now: .root)
  }

  /// Returns the current path of a former value; `nil` if its element was removed.
  package func newPath(of path: DocumentPath) -> DocumentPath? {
    guard !indexMaps.isEmpty else { return path }
    var before = DocumentPath.root
    var now = DocumentPath.root
    for step in path.steps {
      switch step {
      case .key(let key): now = now.appending(key)
      case .index(let index):
        if let list = indexMaps[before], list.indices.contains(index) {
          guard let newIndex = list[index] else { return nil }
          now = now.appending(newIndex)
        } else {
          now = now.appending(index)
        }
      }
      before = DocumentPath(before.steps + [step])
    }
    return now
  }

  private mutating func add(_ change: DocumentChange) {
    count += 1
    if changes.count < Self.maximumChanges { changes.append(change) }
  }

  // The document reader bounds the depth of recursion.
  private mutating func compare(_ old: JSONNode, _ new: JSONNode, at before: DocumentPath, now: DocumentPath) {
    switch (old.value, new.value) {
    case (.object(let old), .object(let new)): compare(old, new, at: before, now: now)
    case (.array(let old), .array(let new)): compare(old, new, at: before, now: now)
    default: if !old.isEquivalent(to: new) { add(DocumentChange(.changed, at: now, from: old, to: new)) }
    }
  }

  private mutating func compare(_ old: [JSONMember], _ new: [JSONMember], at before: DocumentPath, now: DocumentPath) {
    let (oldValues, newValues) = (Self.values(of: old), Self.values(of: new))
    for member in old where newValues[member.key.text] == nil {
      add(DocumentChange(.removed, at: before.appending(member.key.text), from: member.value))
    }
    for member in new {
      let key = member.key.text
      if let earlier = oldValues[key] {
        compare(earlier, member.value, at: before.appending(key), now: now.appending(key))
      } else {
        add(DocumentChange(.added, at: now.appending(key), to: member.value))
      }
    }
  }

  private mutating func compare(_ old: [JSONNode], _ new: [JSONNode], at before: DocumentPath, now: DocumentPath) {
    let matching = ElementMatching(old, new)
    if !matching.isIdentity { indexMaps[before] = matching.newIndices }
    for index in old.indices where matching.newIndices[index] == nil {
      add(DocumentChange(.removed, at: before.appending(index), from: old[index]))
    }
    for index in new.indices {
      guard let origin = matching.origins[index] else {
        add(DocumentChange(.added, at: now.appending(index), to: new[index]))
        continue
      }
      let (from, to) = (before.appending(origin), now.appending(index))
      if matching.moved.contains(origin) {
        add(DocumentChange(.moved, at: to, from: .string(from.description), to: .string(to.description)))
      }
      compare(old[origin], new[index], at: from, now: to)
    }
  }

  private static func values(of members: [JSONMember]) -> [String: JSONNode] {
    Dictionary(members.map { ($0.key.text, $0.value) }) { first, _ in first }
  }
}
