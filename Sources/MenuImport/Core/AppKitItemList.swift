public import MenuDocument
import PositionedJSON

/// Puts the items of an AppKit menu together as documents have them: an alternate belongs to the item before it, and a
/// heading begins a section that ends at the next divider.
public struct AppKitItemList {
  /// What an item is to those around it.
  public enum Role {
    case item, divider, heading, alternate
  }

  /// The keys by which an alternate belongs to the item before it.
  public struct Keys {
    /// The key that is pressed; empty for none.
    var key: String
    /// What is held. An item without keys has some too, by which its alternates are told apart.
    var modifiers: KeyboardModifiers

    /// Keys, by which an alternate is found.
    public init(key: String, modifiers: KeyboardModifiers) {
      self.key = key
      self.modifiers = modifiers
    }
  }

  private var items: [ImportedItem] = []
  private var heading: ImportedItem?
  /// What stands below the heading, or where there is none, what came since the last section.
  private var group: [ImportedItem] = []
  /// The keys of the item that an alternate would belong to.
  private var base: Keys?

  /// A list without items.
  public init() {}

  /// Adds the next item.
  ///
  /// - Parameter keys: its keys; `nil` where no alternate can belong to it.
  public mutating func append(_ item: ImportedItem, as role: Role, keys: Keys?) {
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
    }
  }

  /// All items.
  public consuming func finish() -> [ImportedItem] {
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

  /// Makes an item what the one before it becomes while modifiers are held.
  ///
  /// - Returns: whether it did; else the item stands for itself.
  private mutating func fold(_ item: ImportedItem, _ keys: Keys) -> Bool {
    // AppKit asks for the same key with other modifiers; what does not have that is an item like others.
    guard let base, let last = group.indices.last, base.key == keys.key else { return false }
    let held = keys.modifiers.subtracting(base.modifiers)
    guard !held.isEmpty else { return false }
    var alternate = item
    guard case .button = group[last].kind, case .button = alternate.kind else {
      alternate.attributes.append(.isHidden)
      alternate.standIns.append(
        StandIn(
          place: alternate.place, text: alternate.title, reason: "only commands become others while keys are held"))
      group.append(alternate)
      return true
    }
    var members: [(String, JSONNode)] = [
      ("modifiers", .array(held.documentNames.map { .string($0) })), ("title", .string(alternate.title)),
    ]
    let known: Set = ["systemImage", "keyboardShortcut", "isDisabled"]
    members += alternate.attributes.map(\.member).filter { known.contains($0.0) }
    let index = group[last].attributes.firstIndex { if case .alternate = $0 { true } else { false } }
    if let index, case .alternate(let first) = group[last].attributes[index] {
      // Of two with the same keys only one is ever seen.
      let others = first.elements ?? [first]
      guard !others.contains(where: { $0["modifiers"] == members[0].1 }) else { return false }
      group[last].attributes[index] = .alternate(.array(others + [.object(members)]))
    } else {
      group[last].attributes.append(.alternate(.object(members)))
    }
    group[last].standIns += alternate.standIns
    return true
  }
}
