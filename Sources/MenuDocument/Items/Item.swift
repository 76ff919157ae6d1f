public import PositionedJSON

/// An item of a menu.
///
/// Each property here switches over all kinds of items, so the compiler reports every place that a new kind must
/// extend.
public struct Item: Hashable, Sendable {
  /// The attributes that all kinds share.
  public var attributes = ItemAttributes()
  /// The kind of item, with its specific members.
  public var kind: Kind
  /// The location in the source; its path identifies the item in outputs.
  public var location: SourceLocation

  /// The kinds of items.
  public enum Kind: Hashable, Sendable {
    case button(ButtonItem)
    case toggle(ToggleItem)
    case picker(PickerItem)
    case menu(SubmenuItem)
    case section(SectionItem)
    case controlGroup(ControlGroupItem)
    case stepper(StepperItem)
    case slider(SliderItem)
    case divider
    case text(String)
    /// A spinner in place of elements that are still loading.
    case loading
    /// A search field, as in the Help menu of macOS.
    case search
    case view(ViewItem)
  }

  /// The value of the key `type`.
  public var type: ItemType {
    switch kind {
    case .button: .button
    case .toggle: .toggle
    case .picker: .picker
    case .menu: .menu
    case .section: .section
    case .controlGroup: .controlGroup
    case .stepper: .stepper
    case .slider: .slider
    case .divider: .divider
    case .text: .text
    case .loading: .loading
    case .search: .search
    case .view: .view
    }
  }

  /// The title in the document; `nil` for items without one.
  ///
  /// For a toggle with two titles, the title of its state.
  public var title: String? {
    switch kind {
    case .button(let item): item.title
    case .toggle(let item): item.shownTitle
    case .picker(let item): item.title
    case .menu(let item): item.title
    case .section(let item): item.title
    case .controlGroup(let item): item.title
    case .stepper(let item): item.title
    case .slider(let item): item.title
    case .divider, .text, .loading, .search, .view: nil
    }
  }

  /// The nested items or options; `nil` for items that cannot nest.
  public var children: ItemChildren? {
    switch kind {
    case .menu(let item):
      ItemChildren(content: .items(item.items), placement: .submenu(isOpen: item.isOpen), layout: item.layout)
    case .section(let item): ItemChildren(content: .items(item.items), placement: .sameMenu, layout: item.layout)
    case .controlGroup(let item): ItemChildren(content: .items(item.items), placement: .sameMenu)
    case .picker(let item):
      ItemChildren(
        content: .options(item), placement: item.style == .menu ? .submenu(isOpen: item.isOpen) : .sameMenu)
    case .button, .toggle, .stepper, .slider, .divider, .text, .loading, .search, .view: nil
    }
  }

  // MARK: Buttons

  var alternates: [Alternate] {
    if case .button(let button) = kind { button.alternates } else { [] }
  }

  /// The confirmation of a button; `nil` for none.
  public var confirmation: Confirmation? {
    if case .button(let button) = kind { button.confirmation } else { nil }
  }

  // MARK: Changes

  package mutating func changeChildren(
    items change: (inout Item) -> Void, options changeOption: (inout PickerOption) -> Void
  ) {
    switch kind {
    case .menu(var item):
      for index in item.items.indices { change(&item.items[index]) }
      kind = .menu(item)
    case .section(var item):
      for index in item.items.indices { change(&item.items[index]) }
      kind = .section(item)
    case .controlGroup(var item):
      for index in item.items.indices { change(&item.items[index]) }
      kind = .controlGroup(item)
    case .picker(var item):
      for index in item.options.indices {
        guard case .option(var option) = item.options[index] else { continue }
        changeOption(&option)
        item.options[index] = .option(option)
      }
      kind = .picker(item)
    case .button, .toggle, .stepper, .slider, .divider, .text, .loading, .search, .view: break
    }
  }

  /// Changes the item's own texts, but not those of nested items.
  mutating func changeTexts(_ change: TextChange) {
    switch kind {
    case .button(var item):
      change(&item.title, ItemText("title"))
      kind = .button(item)
    case .toggle(var item):
      item.title.change(ItemText("title"), change)
      item.titles?.changeTexts(change)
      kind = .toggle(item)
    case .picker(var item):
      item.title.change(ItemText("title"), change)
      kind = .picker(item)
    case .menu(var item):
      change(&item.title, ItemText("title"))
      kind = .menu(item)
    case .section(var item):
      item.title.change(ItemText("title"), change)
      item.footer.change(ItemText("footer"), change)
      kind = .section(item)
    case .controlGroup(var item):
      item.title.change(ItemText("title"), change)
      kind = .controlGroup(item)
    case .stepper(var item):
      change(&item.title, ItemText("title"))
      kind = .stepper(item)
    case .slider(var item):
      item.title.change(ItemText("title"), change)
      kind = .slider(item)
    case .text(var text):
      change(&text, ItemText("text", alias: "title"))
      kind = .text(text)
    case .view(var item):
      item.caption.change(ItemText("caption"), change)
      kind = .view(item)
    case .divider, .loading, .search: break
    }
    attributes.changeTexts(change)
    let path = location.path
    changeButton { button in
      for index in button.alternates.indices { button.alternates[index].changeTexts(of: path, change) }
      button.confirmation?.changeTexts(change)
    }
  }

  mutating func changeButton(_ change: (inout ButtonItem) -> Void) {
    guard case .button(var button) = kind else { return }
    change(&button)
    kind = .button(button)
  }
}

/// The values of the key `type`.
public enum ItemType: String, CaseIterable, Hashable, Sendable {
  /// A command; the default.
  case button
  case toggle
  case picker
  case menu
  case section
  case controlGroup
  case stepper
  case slider
  case divider
  case text
  case loading
  case search
  case view
}
