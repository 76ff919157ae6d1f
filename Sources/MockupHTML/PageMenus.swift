package import MenuDocument
package import PositionedJSON

/// All menus of a document for assistive technology; each menu comes before its submenus.
package struct PageMenus {
  /// A menu's index is its number.
  package private(set) var list: [PageMenu] = []
  private var numbers: [DocumentPath: Int] = [:]
  private var itemCount = 0
  private let document: MockupDocument

  /// Reads the menus of a document, without hidden items.
  package init(_ document: MockupDocument) {
    self.document = document
    let menus = document.presentation == .menuBar ? document.menus : [document.menu].compactMap { $0 }
    for menu in menus {
      let name = menu.title ?? document.button?.title ?? document.button?.label ?? "Menu"
      add(
        .items(menu.items), at: menu.location.path, name: name,
        inside: nil, from: nil, isDisabled: menu.isDisabled)
    }
  }

  package func number(of path: DocumentPath) -> Int? { numbers[path] }

  /// Returns the numbers of the menus that are open while `menu` is, from the outermost to `menu`.
  package func path(to menu: Int) -> [Int] {
    var path = [menu]
    while let parent = list[path[0]].parent { path.insert(parent, at: 0) }
    return path
  }

  @discardableResult
  private mutating func add(
    _ content: ItemChildren.Content, at path: DocumentPath, name: String, inside parent: Int?, from opener: Int?,
    isDisabled: Bool
  ) -> Int {
    let number = list.count
    if numbers[path] == nil { numbers[path] = number }
    list.append(PageMenu(path: path, name: name, opener: opener, parent: parent))
    list[number].nodes = nodes(of: content, in: number, isDisabled: isDisabled)
    return number
  }

  private mutating func nodes(of content: ItemChildren.Content, in menu: Int, isDisabled: Bool) -> [PageNode] {
    switch content {
    case .items(let items):
      var nodes: [PageNode] = []
      for item in items.visible { append(item, to: &nodes, in: menu, isDisabled: isDisabled) }
      return nodes
    case .options(let picker): return options(of: picker, isDisabled: isDisabled)
    }
  }

  private mutating func append(_ item: Item, to nodes: inout [PageNode], in menu: Int, isDisabled outer: Bool) {
    let isDisabled = outer || item.attributes.isDisabled
    switch item.kind {
    case .divider: nodes.append(.separator)
    case .text(let text): list[menu].texts.append(text)
    case .view(let view): if let caption = view.caption { list[menu].texts.append(caption) }
    case .loading, .search: break
    case .section(let section):
      guard let children = item.children else { return }
      let inside = self.nodes(of: children.content, in: menu, isDisabled: isDisabled)
      nodes.append(.group(name: section.title, description: section.footer, inside))
    case .controlGroup(let group):
      guard let children = item.children else { return }
      nodes.append(
        .group(name: group.title, description: nil, self.nodes(of: children.content, in: menu, isDisabled: isDisabled)))
    case .picker(let picker) where picker.style != .menu:
      nodes.append(.group(name: picker.title, description: nil, options(of: picker, isDisabled: isDisabled)))
    case .button, .toggle, .picker, .menu, .stepper, .slider:
      nodes.append(.item(self.item(item, in: menu, isDisabled: isDisabled)))
    }
  }

  private mutating func options(of picker: PickerItem, isDisabled: Bool) -> [PageNode] {
    let chosen = picker.chosenValues
    return picker.visibleEntries.map { entry in
      switch entry {
      case .divider: return .separator
      case .option(let option):
        let kind = PageItem.Kind.option(
          isChosen: chosen.contains(option.value), isExclusive: picker.selectionMode == .single)
        return .item(
          item(
            kind, option.attributes, title: option.title, at: option.location.path,
            isDisabled: isDisabled || option.attributes.isDisabled))
      }
    }
  }

  private mutating func item(_ item: Item, in menu: Int, isDisabled: Bool) -> PageItem {
    let path = item.location.path
    let title = item.title ?? ""
    var result = self.item(.action, item.attributes, title: title, at: path, isDisabled: isDisabled)
    switch item.kind {
    case .toggle(let toggle):
      if let titles = toggle.titles {
        result.kind = .changeable(on: titles.on, off: titles.off, isOn: toggle.state == .on)
      } else {
        result.kind = .toggle(toggle.state)
      }
    case .picker(let picker):
      let chosen = picker.visibleOptions.firstIndex { picker.chosenValues.contains($0.value) }
      let shown = picker.selectionMode == .single ? (chosen ?? -1) + 1 : nil
      result.kind = .submenu(submenu(of: item, result, in: menu), shown: shown, isSplit: false)
    case .menu(let submenu):
      let number = self.submenu(of: item, result, in: menu)
      result.kind = .submenu(number, shown: nil, isSplit: submenu.primaryAction)
    case .stepper(let stepper):
      result.kind = .stepper(value: stepper.value, range: stepper.range, step: stepper.step)
      result.staysOpen = item.attributes.dismissBehavior != .enabled
    case .slider(let slider):
      result.kind = .slider(value: slider.value, range: slider.range)
      result.staysOpen = true
    case .button(let button):
      result.confirmation = button.confirmation
      addForms(of: button, isDisabled: isDisabled, to: &result)
    case .section, .controlGroup, .divider, .text, .loading, .search, .view: break
    }
    return result
  }

  /// Adds the item's alternates, and shows the one for the document's held modifier keys.
  private func addForms(
    of button: ButtonItem, isDisabled outer: Bool, to item: inout PageItem
  ) {
    guard !button.alternates.isEmpty else { return }
    let own = PageItem.Form(modifiers: [], name: item.name, shortcut: item.shortcut, isDisabled: outer)
    item.forms = [own]
    for alternate in button.alternates {
      item.forms.append(
        PageItem.Form(
          modifiers: alternate.modifiers, name: alternate.title ?? own.name,
          shortcut: alternate.keyboardShortcut?.ariaText ?? own.shortcut, isDisabled: alternate.isDisabled ?? outer))
    }
    item.show(document.heldModifiers)
  }

  private mutating func submenu(of item: Item, _ row: PageItem, in menu: Int) -> Int {
    guard let children = item.children else { return menu }
    // A disabled submenu disables its own row only.
    return add(children.content, at: row.path, name: row.name, inside: menu, from: row.number, isDisabled: false)
  }

  private mutating func item(
    _ kind: PageItem.Kind, _ attributes: ItemAttributes, title: String, at path: DocumentPath, isDisabled: Bool
  ) -> PageItem {
    let number = itemCount
    itemCount += 1
    let details = [attributes.subtitle, attributes.badge, attributes.help].compactMap { $0 }
    return PageItem(
      number: number, path: path, id: attributes.id, name: attributes.accessibilityLabel ?? title,
      description: details.isEmpty ? nil : details.joined(separator: ", "), kind: kind,
      shortcut: attributes.keyboardShortcut?.ariaText, isDisabled: isDisabled,
      staysOpen: attributes.dismissBehavior == .disabled)
  }
}

extension KeyboardModifiers {
  /// The modifiers in ARIA syntax: `Alt+Shift`.
  package var ariaText: String { ariaNames.joined(separator: "+") }

  fileprivate var ariaNames: [String] {
    let names: [(KeyboardModifiers, String)] = [
      (.control, "Control"), (.option, "Alt"), (.shift, "Shift"), (.command, "Meta"), (.function, "Fn"),
    ]
    return names.filter { contains($0.0) }.map { $0.1 }
  }
}

extension KeyboardShortcut {
  /// The shortcut in the syntax of `aria-keyshortcuts`: `Shift+Meta+D`.
  fileprivate var ariaText: String { (modifiers.ariaNames + [key.ariaText]).joined(separator: "+") }
}

extension KeyboardKey {
  fileprivate var ariaText: String {
    switch self {
    case .character("+"): "Plus"
    case .character(let character): String(character)
    case .function(let number): "F\(number)"
    case .special(let key):
      switch key {
      case .return, .enter: "Enter"
      case .tab: "Tab"
      case .space: "Space"
      case .escape: "Escape"
      case .delete: "Backspace"
      case .forwardDelete: "Delete"
      case .up: "ArrowUp"
      case .down: "ArrowDown"
      case .left: "ArrowLeft"
      case .right: "ArrowRight"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "PageUp"
      case .pageDown: "PageDown"
      }
    }
  }
}
