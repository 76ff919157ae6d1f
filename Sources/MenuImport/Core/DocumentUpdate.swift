package import PositionedJSON

/// Merges a new import into an existing document, and keeps manual additions.
package struct DocumentUpdate {
  package private(set) var node: JSONNode
  /// The titles of items whose additions were lost, because the items no longer exist.
  package private(set) var lost: [String] = []

  /// Item keys that the importer never writes.
  private static let keysOfItems: Set = [
    "id", "callout", "lint", "isOpen", "isHighlighted", "imageScale", "symbolWeight", "color",
  ]
  /// Document keys that the importer always replaces.
  private static let importedKeys: Set = ["source", "platform", "locale", "presentation", "menu", "menus"]
  /// Button keys that the importer always replaces.
  private static let importedButtonKeys: Set = ["title", "systemImage", "image", "imageRendering", "isDisabled"]
  private static let lists: Set = ["items", "options", "menus"]

  /// Merges the additions of the old document into the new one; items match by parent and title.
  package init(new: JSONNode, old: JSONNode) {
    node = new
    guard let members = new.members, let added = old.members else { return }
    var result = members.map { member -> JSONMember in
      guard let before = old[member.key.text] else { return member }
      var member = member
      switch member.key.text {
      case "menu": member.value = merged(member.value, before)
      case "menus": member.value = .array(merged(Self.menus(member.value, updating: before), before.elements ?? []))
      case "button": member.value = Self.adding(before, to: member.value, except: Self.importedButtonKeys)
      default: break
      }
      return member
    }
    let known = Set(members.map(\.key.text)).union(Self.importedKeys)
    let keepsButton = old["presentation"] == new["presentation"]
    result += added.filter { !known.contains($0.key.text) && ($0.key.text != "button" || keepsButton) }
    node = JSONNode(.object(result))
  }

  /// The menus of a bar; the one that is open in the old document stays open.
  private static func menus(_ new: JSONNode, updating old: JSONNode) -> [JSONNode] {
    let menus = new.elements ?? []
    guard old.elements?.contains(where: { $0["isOpen"] != nil }) == true else { return menus }
    return menus.map { JSONNode(.object(($0.members ?? []).filter { $0.key.text != "isOpen" })) }
  }

  private static func adding(_ old: JSONNode, to new: JSONNode, except keys: Set<String>) -> JSONNode {
    let known = Set((new.members ?? []).map(\.key.text)).union(keys)
    let added = (old.members ?? []).filter { !known.contains($0.key.text) }
    return JSONNode(.object((new.members ?? []) + added))
  }

  private mutating func merged(_ new: JSONNode, _ old: JSONNode) -> JSONNode {
    let added = (old.members ?? []).filter { Self.keysOfItems.contains($0.key.text) && new[$0.key.text] == nil }
    let isPlain = added.isEmpty && new.text != nil
    if isPlain {
      noteLoss(of: Self.children(old))
      return new
    }
    var members = new.members ?? []
    if let text = new.text {
      let own = text == "---" ? ("type", JSONNode("divider")) : ("title", JSONNode.string(text))
      members = [JSONMember(key: JSONKey(own.0), value: own.1)]
    }
    var hasList = false
    for index in members.indices where Self.lists.contains(members[index].key.text) {
      hasList = true
      members[index].value = .array(merged(members[index].value.elements ?? [], Self.children(old)))
    }
    if !hasList { noteLoss(of: Self.children(old)) }
    return JSONNode(.object(members + added))
  }

  private mutating func merged(_ new: [JSONNode], _ old: [JSONNode]) -> [JSONNode] {
    var indices: [String: [Int]] = [:]
    for (index, item) in old.enumerated().reversed() { indices[Self.title(of: item), default: []].append(index) }
    var used: Set<Int> = []
    let result = new.map { item in
      guard let index = indices[Self.title(of: item)]?.popLast() else { return item }
      used.insert(index)
      return merged(item, old[index])
    }
    noteLoss(of: old.indices.filter { !used.contains($0) }.map { old[$0] })
    return result
  }

  private static func title(of item: JSONNode) -> String {
    if let text = item.text { return text }
    let title = item["title"] ?? item["text"] ?? item["titles"]?["off"]
    if let text = title?.text { return text }
    if let name = item["standard"]?.text { return "standard " + name }
    return item["type"]?.text == "divider" ? "---" : "type " + (item["type"]?.text ?? "")
  }

  private static func children(_ item: JSONNode) -> [JSONNode] {
    (item.members ?? []).first { lists.contains($0.key.text) }?.value.elements ?? []
  }

  private mutating func noteLoss(of items: [JSONNode]) {
    for item in items {
      if item.members?.contains(where: { Self.keysOfItems.contains($0.key.text) }) == true {
        lost.append(Self.title(of: item))
      }
      noteLoss(of: Self.children(item))
    }
  }
}
