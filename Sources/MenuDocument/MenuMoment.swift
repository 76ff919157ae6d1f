package import PositionedJSON

/// A state of a menu in an interactive page: the open menus, and the values of items.
package struct MenuMoment: Hashable, Sendable {
  package enum OpenState: Hashable, Sendable {
    case closed
    /// A menu and its chain of open submenus, outermost first.
    case open(menu: DocumentPath, submenus: [DocumentPath])
    case confirming(DocumentPath)
  }

  package enum Values: Hashable, Sendable {
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

  package var shown: OpenState
  package var values = Values.asWritten
  /// Highlights all items, or none.
  package var highlightsAll = false

  package init(_ shown: OpenState) {
    self.shown = shown
  }
}

extension MockupDocument {
  /// The state that the document shows; `nil` if it shows no menu.
  package var moment: MenuMoment? {
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

  package func at(_ moment: MenuMoment) -> MockupDocument {
    var document = self
    var change = MomentChange(values: moment.values, highlightsAll: moment.highlightsAll)
    if case .held(let modifiers) = moment.values { document.settings.heldModifiers = modifiers }
    switch moment.shown {
    case .closed:
      document.settings.state = .closed
      for index in document.menus.indices { document.menus[index].isOpen = false }
    case .open(let menu, let submenus):
      document.settings.state = .open
      change.open = Set(submenus)
      for index in document.menus.indices {
        document.menus[index].isOpen = document.menus[index].location.path == menu
      }
    case .confirming(let item):
      document.settings.state = .confirming
      change.highlighted = item
    }
    if var menu = document.menu {
      for index in menu.items.indices { change.apply(to: &menu.items[index]) }
      document.menu = menu
    }
    for menu in document.menus.indices {
      for item in document.menus[menu].items.indices { change.apply(to: &document.menus[menu].items[item]) }
    }
    return document
  }
}

private struct MomentChange {
  var values: MenuMoment.Values
  var highlightsAll: Bool
  var open: Set<DocumentPath> = []
  var highlighted: DocumentPath?

  func apply(to item: inout Item) {
    item.attributes.isHighlighted = highlightsAll || item.location.path == highlighted
    item.attributes.pointer = nil
    let isOpen = open.contains(item.location.path)
    switch item.kind {
    case .menu(var menu):
      menu.isOpen = isOpen
      item.kind = .menu(menu)
    case .picker(var picker):
      picker.isOpen = isOpen
      if let selection = selection(of: picker) { picker.selection = selection }
      item.kind = .picker(picker)
    case .toggle(var toggle):
      toggle.state = state(of: toggle)
      item.kind = .toggle(toggle)
    case .button, .section, .controlGroup, .stepper, .slider, .divider, .text, .loading, .search, .view: break
    }
    item.changeChildren(
      items: { apply(to: &$0) }, options: { $0.attributes.isHighlighted = highlightsAll })
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
