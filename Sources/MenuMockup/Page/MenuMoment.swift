import MenuDocument
import PositionedJSON

/// A state of a menu in an interactive page: the open menus, and the values of items.
struct MenuMoment: Hashable, Sendable {
  enum OpenState: Hashable, Sendable {
    case closed
    /// A menu and its chain of open submenus, outermost first.
    case open(menu: DocumentPath, submenus: [DocumentPath])
    case confirming(DocumentPath)
  }

  enum Values: Hashable, Sendable {
    case asWritten
    /// Nothing is on or selected.
    case off
    case on
    case mixed
    /// Each picker selects its visible option with this index.
    case option(Int)
    /// Modifier keys are held, so items show their alternates.
    case held(KeyboardModifiers)
  }

  /// How the rows of the innermost open menu look.
  enum Look: Hashable, Sendable {
    case plain
    case highlighted
    /// As if the submenu of each row were open, without the submenus.
    case open
  }

  var shown: OpenState
  var values = Values.asWritten
  var look = Look.plain
  /// Omits items that lead neither to the innermost open menu nor to the confirmation, so that a state costs as much as its
  /// own items.
  var omitsOthers = false

  init(_ shown: OpenState) {
    self.shown = shown
  }

  /// The innermost open menu; `nil` if none is open.
  var innermost: DocumentPath? {
    if case .open(let menu, let submenus) = shown { submenus.last ?? menu } else { nil }
  }
}

extension MockupDocument {
  /// The state that the document shows; `nil` if it shows no menu.
  var moment: MenuMoment? {
    switch state {
    case .closed: return MenuMoment(.closed)
    case .confirming: return confirmingItem.map { MenuMoment(.confirming($0.location.path)) }
    case .open:
      guard let menu = shownMenu else { return presentation == .menuBar ? MenuMoment(.closed) : nil }
      var submenus: [DocumentPath] = []
      for element in MenuElements(menu.items, .drawn) {
        guard case .submenu(isOpen: true)? = element.item?.children?.placement else { continue }
        submenus.append(element.location.path)
      }
      return MenuMoment(.open(menu: menu.location.path, submenus: submenus))
    }
  }

  func at(_ moment: MenuMoment) -> MockupDocument {
    var document = self
    if moment.omitsOthers { document.omitItems(besides: moment) }
    var change = MomentChange(values: moment.values, look: moment.look)
    if case .held(let modifiers) = moment.values { document.settings.heldModifiers = modifiers }
    switch moment.shown {
    case .closed:
      document.settings.state = .closed
      for index in document.menus.indices { document.menus[index].isOpen = false }
    case .open(let menu, let submenus):
      document.settings.state = .open
      change.open = Set(submenus)
      change.innermost = moment.innermost
      for index in document.menus.indices {
        document.menus[index].isOpen = document.menus[index].location.path == menu
      }
    case .confirming(let item):
      document.settings.state = .confirming
      change.highlighted = item
    }
    if var menu = document.menu {
      for index in menu.items.indices { change.apply(to: &menu.items[index], in: menu.location.path) }
      document.menu = menu
    }
    for menu in document.menus.indices {
      let path = document.menus[menu].location.path
      for item in document.menus[menu].items.indices { change.apply(to: &document.menus[menu].items[item], in: path) }
    }
    return document
  }

  private mutating func omitItems(besides moment: MenuMoment) {
    var paths: [DocumentPath]
    switch moment.shown {
    case .open(let menu, let submenus):
      for index in menus.indices where menus[index].location.path != menu { menus[index].items = [] }
      guard let innermost = submenus.last else { return }
      paths = [innermost]
    case .confirming(let item): paths = [item]
    case .closed: return
    }
    // A pop-up button shows the selection of the first picker.
    if presentation == .popUpButton, let items = menu?.items {
      let picker = MenuElements(items, .visible).first { element in
        if case .options? = element.item?.children?.content { true } else { false }
      }
      if let picker { paths.append(picker.location.path) }
    }
    if let menu, menu.layout.cellSize == nil { self.menu?.items = menu.items.leading(to: paths) }
    for index in menus.indices where menus[index].layout.cellSize == nil {
      menus[index].items = menus[index].items.leading(to: paths)
    }
  }
}

extension [Item] {
  /// The items with one of the paths, and those around them. Rows of cells stay complete.
  fileprivate func leading(to paths: [DocumentPath]) -> [Item] {
    indices.compactMap { index in
      let own = self[index].location.path
      guard paths.contains(where: { $0.isInside(own) }) else { return nil }
      guard !paths.contains(own) else { return self[index] }
      var item = self[index]
      switch item.kind {
      case .menu(var menu) where menu.layout.cellSize == nil:
        menu.items = menu.items.leading(to: paths)
        item.kind = .menu(menu)
      case .section(var section) where section.layout.cellSize == nil:
        section.items = section.items.leading(to: paths)
        item.kind = .section(section)
      case .menu, .section, .controlGroup, .button, .toggle, .picker, .stepper, .slider, .divider, .text, .loading,
        .search, .view:
        break
      }
      return item
    }
  }
}

private struct MomentChange {
  var values: MenuMoment.Values
  var look: MenuMoment.Look
  var open: Set<DocumentPath> = []
  var innermost: DocumentPath?
  var highlighted: DocumentPath?

  /// Changes an item of the menu at `path`. Items of closed submenus stay unchanged, because nothing shows them.
  func apply(to item: inout Item, in path: DocumentPath) {
    let own = item.location.path
    item.attributes.isHighlighted = look == .highlighted || own == highlighted
    item.attributes.pointer = nil
    let isOpen = open.contains(own)
    let looksOpen = look == .open && path == innermost && !isOpen
    switch item.kind {
    case .menu(var menu):
      menu.isOpen = isOpen || looksOpen
      if looksOpen { menu.items = [] }
      item.kind = .menu(menu)
    case .picker(var picker):
      picker.isOpen = isOpen || (looksOpen && picker.style == .menu)
      if let selection = selection(of: picker) { picker.selection = selection }
      // The row of a picker shows only what is chosen.
      if picker.style == .menu, !isOpen { picker.options = picker.chosenOptions.map { .option($0) } }
      item.kind = .picker(picker)
    case .toggle(var toggle):
      toggle.state = state(of: toggle)
      item.kind = .toggle(toggle)
    case .button, .section, .controlGroup, .stepper, .slider, .divider, .text, .loading, .search, .view: break
    }
    guard let placement = item.children?.placement else { return }
    let inner: DocumentPath
    switch placement {
    case .sameMenu: inner = path
    case .submenu(let isOpen):
      // The item of the confirmation can be in a closed submenu, and no other item may be highlighted.
      guard isOpen || highlighted != nil else { return }
      inner = own
    }
    item.changeChildren(
      items: { apply(to: &$0, in: inner) }, options: { $0.attributes.isHighlighted = look == .highlighted })
  }

  private func state(of toggle: ToggleItem) -> ToggleItem.State {
    switch values {
    case .asWritten, .option, .held: toggle.state
    case .off: .off
    case .on: .on
    case .mixed: .mixed
    }
  }

  /// Returns the selection in this state; `nil` for the document's.
  private func selection(of picker: PickerItem) -> [Located<String>]? {
    func chosen(_ options: some Sequence<PickerOption>) -> [Located<String>] {
      options.map { Located($0.value, at: $0.location) }
    }
    switch values {
    case .asWritten, .mixed, .held: return nil
    case .off: return []
    case .on: return chosen(picker.visibleOptions)
    case .option(let number):
      let options = picker.visibleOptions
      return options.indices.contains(number) ? chosen([options[number]]) : nil
    }
  }
}
