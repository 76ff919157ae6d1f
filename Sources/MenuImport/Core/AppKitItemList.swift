package import MenuDocument
import PositionedJSON

/// Builds the items of an AppKit menu as documents have them.
///
/// An alternate belongs to the preceding item; a heading starts a section that ends at the next divider.
package struct AppKitItemList {
  /// An item's role among its neighbors.
  package enum Role {
    case item, divider, heading, alternate
  }

  /// A key equivalent, by which an alternate matches the preceding item.
  package struct Keys {
    var key: String
    /// An item without a key has modifiers, too, which distinguish its alternates.
    var modifiers: KeyboardModifiers

    package init(key: String, modifiers: KeyboardModifiers) {
      self.key = key
      self.modifiers = modifiers
    }
  }

  private var items: [ImportedItem] = []
  private var heading: ImportedItem?
  private var group: [ImportedItem] = []
  private var base: Keys?

  package init() {}

  /// Adds the next item.
  ///
  /// - Parameter keys: The key equivalent; `nil` if no alternate may join the item.
  package mutating func append(_ item: ImportedItem, as role: Role, keys: Keys?) {
    switch role {
    case .heading:
      endGroup()
      (heading, base) = (item, nil)
    case .divider:
      if heading != nil { endGroup() }
      group.append(item)
      base = nil
    case .item:
      group.append(item)
      base = keys
    case .alternate:
      if let keys, fold(item, keys) { return }
      group.append(item)
      base = keys
    }
  }

  package consuming func finish() -> [ImportedItem] {
    endGroup()
    return items
  }

  private mutating func endGroup() {
    if var section = heading {
      section.kind = .section(group)
      items.append(section)
    } else {
      items += group
    }
    (heading, group) = (nil, [])
  }

  /// Makes an item an alternate of the preceding one.
  ///
  /// - Returns: `false` if the item remains separate.
  private mutating func fold(_ item: ImportedItem, _ keys: Keys) -> Bool {
    // AppKit requires the same key with other modifiers; any other item remains separate.
    guard let base, let last = group.indices.last, base.key == keys.key else { return false }
    let held = keys.modifiers.subtracting(base.modifiers)
    guard !held.isEmpty else { return false }
    var alternate = item
    guard case .button = group[last].kind, case .button = alternate.kind else {
      alternate.attributes.append(.isHidden)
      alternate.placeholders.append(
        Placeholder(
          location: alternate.location, text: alternate.title, reason: "only commands can have alternates for held keys"
        ))
      group.append(alternate)
      return true
    }
    var members: [(String, JSONNode)] = [
      ("modifiers", .array(held.documentNames.map { .string($0) })), ("title", .string(alternate.title)),
    ]
    let own = alternate.asAlternate
    members += own.members
    let index = group[last].attributes.firstIndex { if case .alternate = $0 { true } else { false } }
    if let index, case .alternate(let first) = group[last].attributes[index] {
      // Only one of two alternates with the same keys is ever visible.
      let others = first.elements ?? [first]
      guard !others.contains(where: { $0["modifiers"] == members[0].1 }) else { return false }
      group[last].attributes[index] = .alternate(.array(others + [.object(members)]))
    } else {
      group[last].attributes.append(.alternate(.object(members)))
    }
    group[last].placeholders += own.placeholders
    return true
  }
}
