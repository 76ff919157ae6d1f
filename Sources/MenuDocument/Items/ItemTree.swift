public import PositionedJSON

/// An item of a menu, or an option of a picker: what a walk over a menu comes by.
public enum MenuElement: Hashable, Sendable {
  /// An item.
  case item(Item)
  /// An option.
  case option(PickerOption)

  /// What it has in common with others.
  public var attributes: ItemAttributes {
    switch self {
    case .item(let item): item.attributes
    case .option(let option): option.attributes
    }
  }

  /// Where it was written.
  public var location: SourceLocation {
    switch self {
    case .item(let item): item.location
    case .option(let option): option.location
    }
  }
}

/// What is inside of an item, and where it is drawn.
public struct ItemChildren: Hashable, Sendable {
  /// Items, or options with the dividers between them.
  public enum Content: Hashable, Sendable {
    /// Items.
    case items([Item])
    /// Options and dividers.
    case options(PickerItem)
  }

  /// Where what is inside of an item is drawn.
  public enum Place: Hashable, Sendable {
    /// Among the rows of the menu that the item is in.
    case sameMenu
    /// In a menu of its own, which opens from the row of the item.
    case submenu(isOpen: Bool)
  }

  /// What is inside.
  public var content: Content
  /// Where it is drawn.
  public var place: Place
  /// How the first items are arranged.
  public var layout: MenuLayoutStyle

  package init(content: Content, place: Place, layout: MenuLayoutStyle = .large) {
    self.content = content
    self.place = place
    self.layout = layout
  }
}

// MARK: What is drawn

extension Item {
  /// Whether the item is not left out. It is the one place that decides, with `PickerOption.isVisible`.
  package var isVisible: Bool { !attributes.isHidden }
}

extension PickerOption {
  /// Whether the option is not left out.
  package var isVisible: Bool { !attributes.isHidden }
}

extension ItemChildren {
  /// Whether what is inside of a drawn item is drawn too: it is, but in a closed submenu.
  var isDrawn: Bool { place != .submenu(isOpen: false) }
}

extension MockupDocument {
  /// The menu that is drawn open; `nil` where none is.
  package var shownMenu: Menu? {
    guard state == .open else { return nil }
    return presentation == .menuBar ? menus.first { $0.isOpen } : menu
  }

  /// Everything in the open menu that is drawn, in its order: nothing hidden, and nothing of closed submenus.
  package var drawnElements: MenuElements { MenuElements(shownMenu?.items ?? [], .drawn) }

  /// What of it is pointed out.
  package var markedElements: [MenuElement] {
    guard let items = shownMenu?.items, items.haveCallouts else { return [] }
    return MenuElements(items, .drawn).filter { $0.attributes.callout != nil }
  }

  /// What an item is drawn as while the document's modifier keys are held; `nil` where it stays what it is.
  package func heldAlternate(of item: Item) -> Alternate? {
    heldModifiers.isEmpty ? nil : item.alternates.first { $0.modifiers == heldModifiers }
  }
}

// MARK: The walk

/// The items and options of a menu in the order of the document, each before what is inside of it.
public struct MenuElements: Sequence, IteratorProtocol, Sendable {
  /// How far a walk goes.
  public enum Scope: Hashable, Sendable {
    /// All that is written.
    case written
    /// What is not hidden, in closed submenus too.
    case visible
    /// What is not hidden, and not in a closed submenu.
    case drawn
  }

  /// The items or options of one level, and which of them comes next.
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

  /// A walk over the items of a menu and all that is inside of them.
  public init(_ items: [Item], _ scope: Scope) {
    self.scope = scope
    levels = [Level(content: .items(items))]
  }

  /// The next item or option.
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
        guard case .option(let option) = options[index], scope == .written || option.isVisible else { continue }
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
  /// The item; `nil` for an option.
  package var item: Item? {
    switch self {
    case .item(let item): item
    case .option: nil
    }
  }
}

extension [Item] {
  /// Whether anything is pointed out that is written among the items or in them: hardly any menu has callouts, and a walk
  /// copies what it comes by.
  fileprivate var haveCallouts: Bool {
    let items = span
    for index in items.indices {
      if items[index].attributes.callout != nil { return true }
      switch items[index].children?.content {
      case .items(let inner)?: if inner.haveCallouts { return true }
      case .options(let picker)?: if picker.options.contains(where: \.hasCallout) { return true }
      case nil: break
      }
    }
    return false
  }

  /// The picker whose choice a pop-up button shows: the first one, wherever it is.
  package var firstPicker: PickerItem? { firstPicker(.visible) }

  /// The first picker among the items and in them.
  func firstPicker(_ scope: MenuElements.Scope) -> PickerItem? {
    for element in MenuElements(self, scope) {
      if case .options(let picker)? = element.item?.children?.content { return picker }
    }
    return nil
  }
}

extension PickerItem.Entry {
  /// Whether it is an option that is pointed out.
  fileprivate var hasCallout: Bool {
    switch self {
    case .option(let option): option.attributes.callout != nil
    case .divider: false
    }
  }
}
