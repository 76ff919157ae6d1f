import MockupScene

/// How many items and options a document has, its frames included: counted before any of them is more than JSON.
struct ItemCount {
  private var count = 0

  /// Adds the items and options of a document.
  ///
  /// - Returns: where the first one stands that is too many; `nil` where there is room for all.
  mutating func add(_ document: JSONNode) -> SourceLocation? {
    if let menu = document["menu"], let excess = add(menu, at: DocumentPath([.key("menu")])) { return excess }
    let menus = document["menus"]?.elements ?? []
    for (index, menu) in menus.enumerated() {
      if let excess = add(menu, at: DocumentPath([.key("menus"), .index(index)])) { return excess }
    }
    return nil
  }

  private mutating func add(_ node: JSONNode, at path: DocumentPath) -> SourceLocation? {
    for key in ["items", "options"] {
      let elements = node[key]?.elements ?? []
      let room = Limit.items.most - count
      guard elements.count <= room else {
        return SourceLocation(position: elements[room].position, path: path.appending(key).appending(room))
      }
      count += elements.count
      for (index, element) in elements.enumerated() {
        // Most items are texts, and nothing is in these.
        guard case .object = element.value else { continue }
        if let excess = add(element, at: path.appending(key).appending(index)) { return excess }
      }
    }
    return nil
  }
}
