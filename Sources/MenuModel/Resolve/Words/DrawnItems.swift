/// An item of a menu, or an option of a picker, that is drawn.
enum DrawnItem {
  case item(Item)
  case option(PickerOption)

  /// What it has in common with others.
  var attributes: ItemAttributes {
    switch self {
    case .item(let item): item.attributes
    case .option(let option): option.attributes
    }
  }

  /// Where it was written.
  var location: SourceLocation {
    switch self {
    case .item(let item): item.location
    case .option(let option): option.location
    }
  }
}

extension MockupDocument {
  /// The menu that is drawn open; `nil` where none is.
  var shownMenu: Menu? {
    guard state == .open else { return nil }
    return presentation == .menuBar ? menus.first { $0.isOpen } : menu
  }

  /// Everything in the open menu that is drawn, in its order: nothing hidden, and nothing of closed submenus.
  var drawnItems: [DrawnItem] {
    var found: [DrawnItem] = []
    Self.collect(shownMenu?.items ?? [], into: &found)
    return found
  }

  /// The alternate that a button is drawn as while the document's modifier keys are held.
  func heldAlternate(of button: ButtonItem) -> Alternate? {
    heldModifiers.isEmpty ? nil : button.alternates.first { $0.modifiers == heldModifiers }
  }

  private static func collect(_ items: [Item], into found: inout [DrawnItem]) {
    for item in items where !item.attributes.isHidden {
      found.append(.item(item))
      switch item.kind {
      case .menu(let menu): if menu.isOpen { collect(menu.items, into: &found) }
      case .section(let section): collect(section.items, into: &found)
      case .controlGroup(let group): collect(group.items, into: &found)
      case .picker(let picker):
        if picker.style != .menu || picker.isOpen { found += picker.visibleOptions.map(DrawnItem.option) }
      case .button, .toggle, .stepper, .slider, .divider, .text: break
      }
    }
  }
}

extension [Item] {
  /// The picker whose choice a pop-up button shows: the first one, wherever it is.
  var firstPicker: PickerItem? {
    for item in self where !item.attributes.isHidden {
      switch item.kind {
      case .picker(let picker): return picker
      case .menu(let menu): if let found = menu.items.firstPicker { return found }
      case .section(let section): if let found = section.items.firstPicker { return found }
      case .controlGroup(let group): if let found = group.items.firstPicker { return found }
      case .button, .toggle, .stepper, .slider, .divider, .text: break
      }
    }
    return nil
  }
}
