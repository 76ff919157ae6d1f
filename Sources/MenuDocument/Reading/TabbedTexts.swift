import PositionedJSON

extension MockupDocument {
  /// The document with the tabs of the menus' texts, which pictures show as spaces and code keeps.
  package var withTabs: MockupDocument {
    guard let tree else { return self }
    var copy = self
    if var menu {
      menu.items.restoreTabs(from: tree)
      copy.menu = menu
    }
    for index in copy.menus.indices { copy.menus[index].items.restoreTabs(from: tree) }
    return copy
  }
}

extension [Item] {
  fileprivate mutating func restoreTabs(from tree: JSONNode) {
    for index in indices { self[index].restoreTabs(from: tree) }
  }
}

extension Item {
  fileprivate mutating func restoreTabs(from tree: JSONNode) {
    let node = tree.node(at: location.path)
    changeTexts { $0.restoreTabs(from: node, $1) }
    changeChildren(
      items: { $0.restoreTabs(from: tree) },
      options: { option in
        let node = tree.node(at: option.location.path)
        option.changeTexts { $0.restoreTabs(from: node, $1) }
      })
  }
}

extension String {
  fileprivate mutating func restoreTabs(from owner: JSONNode?, _ kind: ItemText) {
    let isBare = owner?.text != nil
    let node = isBare ? owner : owner?.node(at: DocumentPath(kind.steps))
    guard let text = node?.text, text.contains("\t"), TextCleaning.cleaned(text) == self else { return }
    self = String(text.map { $0.isNewline ? " " : $0 })
  }
}
