package import PositionedJSON

/// A moment in the life of a menu that somebody tries: what is open, and what its items show.
package struct MenuMoment: Hashable, Sendable {
  /// What is seen.
  package enum Shown: Hashable, Sendable {
    /// The control alone.
    case closed
    /// A menu, and the submenus that are open in it, each inside of the one before.
    case open(menu: DocumentPath, submenus: [DocumentPath])
    /// The question of an item.
    case confirming(DocumentPath)
  }

  /// What items show.
  package enum Values: Hashable, Sendable {
    /// What the document says.
    case asWritten
    /// Nothing is on or chosen.
    case off
    /// Everything is.
    case on
    /// Toggles are mixed.
    case mixed
    /// Of each picker the option of this number is chosen, hidden ones left out.
    case option(Int)
    /// These keys are held, and items are their alternates.
    case held(KeyboardModifiers)
  }

  /// What is seen.
  package var shown: Shown
  /// What items show.
  package var values = Values.asWritten
  /// Whether all items are drawn as under the pointer; else none is.
  package var highlightsAll = false

  /// A moment in which items show what the document says.
  package init(_ shown: Shown) {
    self.shown = shown
  }
}

extension MockupDocument {
  /// The moment that the document itself shows; `nil` where it shows nothing of a menu.
  package var moment: MenuMoment? {
    switch state {
    case .closed: return MenuMoment(.closed)
    case .confirming: return confirmingItem.map { MenuMoment(.confirming($0.location.path)) }
    case .open:
      guard let menu = shownMenu else { return presentation == .menuBar ? MenuMoment(.closed) : nil }
      var submenus: [DocumentPath] = []
      for element in MenuElements(menu.items, .drawn) {
        guard case .submenu(isOpen: true)? = element.item?.children?.place else { continue }
        submenus.append(element.location.path)
      }
      return MenuMoment(.open(menu: menu.location.path, submenus: submenus))
    }
  }

  /// The document as it is at another moment.
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

/// What is different about items at another moment.
private struct MomentChange {
  var values: MenuMoment.Values
  var highlightsAll: Bool
  var open: Set<DocumentPath> = []
  var highlighted: DocumentPath?

  func apply(to item: inout Item) {
    item.attributes.isHighlighted = highlightsAll || item.location.path == highlighted
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
    case .button, .section, .controlGroup, .stepper, .slider, .divider, .text: break
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

  /// What is chosen in a picker; `nil` for what is written.
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
