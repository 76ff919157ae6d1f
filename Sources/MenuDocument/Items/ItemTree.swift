public import PositionedJSON

/// An item of a menu, or an option of a picker.
public enum MenuElement: Hashable, Sendable {
  case item(Item)
  case option(PickerOption)

  public var attributes: ItemAttributes {
    switch self {
    case .item(let item): item.attributes
    case .option(let option): option.attributes
    }
  }

  public var location: SourceLocation {
    switch self {
    case .item(let item): item.location
    case .option(let option): option.location
    }
  }
}

/// The nested items or options of an item.
public struct ItemChildren: Hashable, Sendable {
  /// Items, or options with dividers between them.
  public enum Content: Hashable, Sendable {
    case items([Item])
    case options(PickerItem)
  }

  /// The menu in which nested items appear.
  public enum Placement: Hashable, Sendable {
    /// Among the rows of the parent's menu.
    case sameMenu
    /// In a submenu that opens from the parent's row.
    case submenu(isOpen: Bool)
  }

  /// The nested items or options.
  public var content: Content
  /// The menu in which they appear.
  public var placement: Placement
  /// The layout of the first items.
  public var layout: MenuLayoutStyle

  package init(content: Content, placement: Placement, layout: MenuLayoutStyle = .large) {
    self.content = content
    self.placement = placement
    self.layout = layout
  }
}

// MARK: Visibility

extension Item {
  package var isVisible: Bool { !attributes.isHidden }
}

extension PickerItem.Entry {
  package var isVisible: Bool {
    switch self {
    case .option(let option): !option.attributes.isHidden
    case .divider: true
    }
  }
}

extension [Item] {
  /// The items that menus show.
  package var visible: [Item] { allSatisfy { $0.isVisible } ? self : filter { $0.isVisible } }
}

extension ItemChildren {
  var isDrawn: Bool { placement != .submenu(isOpen: false) }
}

extension MockupDocument {
  package var shownMenu: Menu? {
    guard state == .open else { return nil }
    return presentation == .menuBar ? menus.first { $0.isOpen } : menu
  }

  /// Everything in the open menu that is drawn, in order: no hidden items, and no closed submenus.
  package var drawnElements: MenuElements { MenuElements(shownMenu?.items ?? [], .drawn) }

  /// The drawn elements with a callout.
  package var markedElements: [MenuElement] {
    guard let items = shownMenu?.items, items.haveCallouts else { return [] }
    return MenuElements(items, .drawn).filter { $0.attributes.callout != nil }
  }

  /// Returns the alternate of an item for the document's held modifier keys; `nil` for none.
  package func heldAlternate(of item: Item) -> Alternate? {
    heldModifiers.isEmpty ? nil : item.alternates.first { $0.modifiers == heldModifiers }
  }
}

// MARK: Traversal

/// The items and options of a menu in document order, parents first.
public struct MenuElements: Sequence, IteratorProtocol, Sendable {
  /// The extent of a traversal.
  public enum Scope: Hashable, Sendable {
    /// Everything in the document.
    case written
    /// Everything not hidden, including closed submenus.
    case visible
    /// Everything not hidden, without closed submenus.
    case drawn
  }

  private struct Level {
    let content: Content
    var next = 0

    enum Content {
      case items([Item])
      case options([PickerItem.Entry])
    }
  }

  private let scope: Scope
  private var levels: [Level]

  /// Creates a traversal of items and everything nested in them.
  public init(_ items: [Item], _ scope: Scope) {
    self.scope = scope
    levels = [Level(content: .items(items))]
  }

  /// Returns the next item or option.
  public mutating func next() -> MenuElement? {
    while let last = levels.indices.last {
      let index = levels[last].next
      levels[last].next += 1
      switch levels[last].content {
      case .items(let items):
        guard index < items.count else {
          levels.removeLast()
          continue
        }
        guard scope == .written || items[index].isVisible else { continue }
        if let children = items[index].children, scope != .drawn || children.isDrawn { descend(into: children) }
        return .item(items[index])
      case .options(let options):
        guard index < options.count else {
          levels.removeLast()
          continue
        }
        guard scope == .written || options[index].isVisible, case .option(let option) = options[index] else { continue }
        return .option(option)
      }
    }
    return nil
  }

  private mutating func descend(into children: ItemChildren) {
    switch children.content {
    case .items(let items): levels.append(Level(content: .items(items)))
    case .options(let picker): levels.append(Level(content: .options(picker.options)))
    }
  }
}

extension MenuElement {
  package var item: Item? {
    switch self {
    case .item(let item): item
    case .option: nil
    }
  }
}

extension [Item] {
  /// A quick test: few menus have callouts, and a traversal copies its elements.
  fileprivate var haveCallouts: Bool {
    let items = span
    for index in items.indices {
      if items[index].attributes.callout != nil { return true }
      switch items[index].children?.content {
      case .items(let inner)?: if inner.haveCallouts { return true }
      case .options(let picker)?: if picker.options.contains(where: { $0.hasCallout }) { return true }
      case nil: break
      }
    }
    return false
  }

  /// The picker whose selection a pop-up button shows: the first one at any depth.
  package var firstPicker: PickerItem? { firstPicker(.visible) }

  func firstPicker(_ scope: MenuElements.Scope) -> PickerItem? {
    for element in MenuElements(self, scope) {
      if case .options(let picker)? = element.item?.children?.content { return picker }
    }
    return nil
  }
}

extension PickerItem.Entry {
  fileprivate var hasCallout: Bool {
    switch self {
    case .option(let option): option.attributes.callout != nil
    case .divider: false
    }
  }
}
