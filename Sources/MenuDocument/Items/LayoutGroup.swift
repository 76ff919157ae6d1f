extension Item {
  /// Whether layouts and control groups make the item a cell.
  package var isCellKind: Bool {
    switch kind {
    case .button, .toggle, .menu: true
    case .picker, .section, .controlGroup, .stepper, .slider, .divider, .text, .loading, .search, .view: false
    }
  }
}

extension MenuLayoutStyle {
  /// The size of the cells; `nil` for rows only.
  package var cellSize: ElementSize? {
    switch self {
    case .large: nil
    case .medium: .medium
    case .small: .small
    }
  }

  /// The largest number of cells.
  package var cellCount: Int {
    switch self {
    case .large: 0
    case .medium: 3
    case .small: 4
    }
  }

  /// Returns the first items, as far as the layout makes them cells.
  package func cells(of visible: [Item]) -> ArraySlice<Item> { visible.prefix(cellCount).prefix { $0.isCellKind } }

  /// Groups the first items as the layout requires.
  package func arranged(_ items: [Item]) -> [Item] {
    guard let cellSize else { return items }
    var count = 0
    let end = items.firstIndex { item in
      if item.isVisible { count += 1 }
      return !item.isCellKind || count > cellCount
    }
    return grouped(items, end ?? items.endIndex, cellSize)
  }

  private func grouped(_ items: [Item], _ end: Int, _ size: ElementSize) -> [Item] {
    guard end > 0 else { return items }
    let group = ControlGroupItem(items: Array(items[..<end]), elementSize: size)
    return [Item(kind: .controlGroup(group), location: items[0].location)] + items[end...]
  }
}

extension ItemAttributes {
  package static let plain = ItemAttributes()
}

extension Menu {
  package static let empty = Menu()
}

extension Confirmation.Action {
  package static let cancel = Confirmation.Action(title: "Cancel", role: .cancel)
}
