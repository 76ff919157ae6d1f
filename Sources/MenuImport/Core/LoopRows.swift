extension [ImportedItem] {
  /// The items of a loop, with a row instead of the dividers that a condition selects: dividers alone tell nothing.
  package var showingRow: [ImportedItem] {
    let visible = filter { !$0.attributes.contains(.isHidden) }
    guard !visible.isEmpty, visible.allSatisfy({ $0.kind == .divider && $0.condition != nil }),
      let row = first(where: { item in
        item.kind != .divider && item.condition != nil && item.placeholders.contains { $0.subject == .hidden }
      })
    else { return self }
    return map { item in
      if item.kind == .divider {
        return item.attributes.contains(.isHidden) ? item : item.inOtherBranch(isShown: false)
      }
      return item.condition == row.condition ? item.inOtherBranch(isShown: true) : item
    }
  }
}

extension ImportedItem {
  /// The item, shown or hidden by its condition.
  fileprivate func inOtherBranch(isShown: Bool) -> ImportedItem {
    var item = self
    if isShown { item.attributes.removeAll { $0 == .isHidden } } else { item.attributes.append(.isHidden) }
    for index in item.placeholders.indices where item.placeholders[index].isOfBranch {
      item.placeholders[index].isShown = isShown
    }
    return item
  }
}
