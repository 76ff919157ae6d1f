/// The number of imported items, and how many of them have placeholders.
package struct ImportCount: Hashable, Sendable {
  /// Items and options, without dividers, untitled groups, and items of the system.
  package var items = 0
  /// Items with a placeholder for unknown content.
  package var placeholders = 0

  package init() {}

  package init(_ menu: ImportedMenu) {
    for item in menu.items { add(item) }
  }

  /// Items without placeholders.
  package var asWritten: Int { items - placeholders }

  package static func += (left: inout ImportCount, right: ImportCount) {
    left.items += right.items
    left.placeholders += right.placeholders
  }

  private mutating func add(_ item: ImportedItem) {
    var counts = true
    switch item.kind {
    case .divider: counts = false
    case .section(let items, _, _), .controlGroup(let items, _):
      counts = !item.title.isEmpty
      for inner in items { add(inner) }
    case .menu(let items): for inner in items { add(inner) }
    case .picker(let picker):
      counts = picker.style == "menu"
      for option in picker.options { add(option) }
    case .button, .toggle, .stepper, .slider, .text, .loading, .view: break
    }
    if counts && !item.isStandard || !item.placeholders.isEmpty { items += 1 }
    if !item.placeholders.isEmpty { placeholders += 1 }
  }
}

extension ImportedMenu {
  /// All placeholders, in source order.
  package var allPlaceholders: [Placeholder] {
    func of(_ items: [ImportedItem]) -> [Placeholder] { items.flatMap { $0.placeholders + of($0.inner) } }
    return (placeholders + of(items)).sorted { $0.location < $1.location }
  }
}

extension ImportedItem {
  package var inner: [ImportedItem] {
    get {
      switch kind {
      case .button, .toggle, .stepper, .slider, .divider, .text, .loading, .view: []
      case .section(let items, _, _), .controlGroup(let items, _), .menu(let items): items
      case .picker(let picker): picker.options
      }
    }
    set {
      switch kind {
      case .button, .toggle, .stepper, .slider, .divider, .text, .loading, .view: break
      case .section(_, let isDynamic, let footer):
        kind = .section(newValue, isDynamic: isDynamic, footer: footer)
      case .controlGroup(_, let size): kind = .controlGroup(newValue, elementSize: size)
      case .menu: kind = .menu(newValue)
      case .picker(var picker):
        picker.options = newValue
        kind = .picker(picker)
      }
    }
  }
}
