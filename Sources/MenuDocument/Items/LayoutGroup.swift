extension MenuLayoutStyle {
  /// Groups the first items as the layout requires.
  package func arranged(_ items: [Item]) -> [Item] {
    let cells: Int
    let size: ElementSize
    switch self {
    case .large: return items
    case .medium: (cells, size) = (3, .medium)
    case .small: (cells, size) = (4, .small)
    }
    var count = 0
    var end = 0
    for item in items {
      switch item.type {
      case .button, .toggle, .menu: break
      case .picker, .section, .controlGroup, .stepper, .slider, .divider, .text: return grouped(items, end, size)
      }
      if !item.attributes.isHidden { count += 1 }
      guard count <= cells else { break }
      end += 1
    }
    return grouped(items, end, size)
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
