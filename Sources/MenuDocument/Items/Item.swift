public import PositionedJSON

/// Something in a menu.
///
/// Here is all that has to be known of a kind of item before it is drawn: its type, its title, what is inside of it and its
/// texts. Each is a `switch` over all kinds, so that the compiler finds what a new one lacks.
public struct Item: Hashable, Sendable {
  /// What the item has in common with others.
  public var attributes = ItemAttributes()
  /// What it is, and what only such items have.
  public var kind: Kind
  /// Where it was written; its path is how outputs name the item.
  public var location: SourceLocation

  /// The kinds of items.
  public enum Kind: Hashable, Sendable {
    /// A command.
    case button(ButtonItem)
    /// Something that is on or off.
    case toggle(ToggleItem)
    /// A choice among options.
    case picker(PickerItem)
    /// A submenu.
    case menu(SubmenuItem)
    /// Items that belong together.
    case section(SectionItem)
    /// Items side by side.
    case controlGroup(ControlGroupItem)
    /// A value that is changed step by step.
    case stepper(StepperItem)
    /// A value on a track.
    case slider(SliderItem)
    /// A line or gap.
    case divider
    /// Words that do nothing.
    case text(String)
  }

  /// What the key `type` says.
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
    }
  }

  /// The title as written; `nil` for what has none.
  ///
  /// Of a toggle with two titles it is the one that its state shows.
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
    case .divider, .text: nil
    }
  }

  /// The items or options inside, and where they are drawn; `nil` for what has none.
  public var children: ItemChildren? {
    switch kind {
    case .menu(let item):
      ItemChildren(content: .items(item.items), place: .submenu(isOpen: item.isOpen), layout: item.layout)
    case .section(let item): ItemChildren(content: .items(item.items), place: .sameMenu, layout: item.layout)
    case .controlGroup(let item): ItemChildren(content: .items(item.items), place: .sameMenu)
    case .picker(let item):
      ItemChildren(
        content: .options(item), place: item.style == .menu ? .submenu(isOpen: item.isOpen) : .sameMenu)
    case .button, .toggle, .stepper, .slider, .divider, .text: nil
    }
  }

  // MARK: What only buttons have

  /// What it becomes while modifier keys are held.
  var alternates: [Alternate] {
    if case .button(let button) = kind { button.alternates } else { [] }
  }

  /// What is asked before it acts.
  public var confirmation: Confirmation? {
    if case .button(let button) = kind { button.confirmation } else { nil }
  }

  // MARK: Changing

  /// Changes what is inside of the item.
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
    case .button, .toggle, .stepper, .slider, .divider, .text: break
    }
  }

  /// Changes each text of the item, but none of what is inside of it.
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
    case .divider: break
    }
    attributes.changeTexts(change)
    let path = location.path
    changeButton { button in
      for index in button.alternates.indices { button.alternates[index].changeTexts(of: path, change) }
      button.confirmation?.changeTexts(change)
    }
  }

  /// Changes what only buttons have.
  mutating func changeButton(_ change: (inout ButtonItem) -> Void) {
    guard case .button(var button) = kind else { return }
    change(&button)
    kind = .button(button)
  }
}

/// The values of the key `type`: what an item can be.
public enum ItemType: String, CaseIterable, Hashable, Sendable {
  /// A command; what an item is without the key.
  case button
  /// Something that is on or off.
  case toggle
  /// A choice among options.
  case picker
  /// A submenu.
  case menu
  /// Items that belong together.
  case section
  /// Items side by side.
  case controlGroup
  /// A value that is changed step by step.
  case stepper
  /// A value on a track.
  case slider
  /// A line or gap.
  case divider
  /// Words that do nothing.
  case text
}
