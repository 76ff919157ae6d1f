package import MenuDocument

extension MockupDocument {
  /// Adds the titles and shortcuts that the document leaves to the system, in the language of the document.
  package mutating func completeStandardItems() {
    for index in frames.indices { frames[index].document.completeStandardItems() }
    let isNeeded = menus.contains { $0.standard != nil || $0.items.haveStandardItems }
    guard isNeeded || menu?.items.haveStandardItems == true else { return }
    let titles = StandardTitles(
      language: AltTextLanguage.best(for: locale),
      // The first menu of a bar is the app menu.
      application: menus.first.flatMap { $0.standard == nil ? $0.title?.trimmed : nil })
    if var menu {
      titles.complete(&menu.items)
      self.menu = menu
    }
    for index in menus.indices {
      if let standard = menus[index].standard, menus[index].title == nil {
        menus[index].title = titles.language.standardMenus[standard].text
      }
      titles.complete(&menus[index].items)
    }
  }
}

extension [Item] {
  /// Whether the system provides one of the items, at any depth.
  fileprivate var haveStandardItems: Bool {
    let items = span
    for index in items.indices {
      if items[index].attributes.standard != nil { return true }
      if case .items(let inner)? = items[index].children?.content, inner.haveStandardItems { return true }
    }
    return false
  }
}

/// The titles of the system's items in one language.
private struct StandardTitles {
  let language: AltTextLanguage
  /// The name of the app, part of some titles; `nil` if unknown.
  let application: String?

  func complete(_ items: inout [Item]) {
    for index in items.indices { complete(&items[index]) }
  }

  private func complete(_ item: inout Item) {
    item.changeChildren(items: { complete(&$0) }, options: { _ in })
    guard let standard = item.attributes.standard else { return }
    item.attributes.keyboardShortcut = item.attributes.keyboardShortcut ?? standard.keyboardShortcut
    let title = language.standardItems[standard].filled([.title: application])
    switch item.kind {
    case .button(var button):
      if button.title.isEmpty { button.title = title }
      item.kind = .button(button)
    case .menu(var menu):
      if menu.title.isEmpty { menu.title = title }
      item.kind = .menu(menu)
    case .toggle, .picker, .section, .controlGroup, .stepper, .slider, .divider, .text, .loading, .search, .view:
      break
    }
  }
}

extension StandardItem {
  /// The usual shortcut; `nil` for none.
  package var keyboardShortcut: KeyboardShortcut? {
    switch self {
    case .settings: KeyboardShortcut(.command, ",")
    case .hide: KeyboardShortcut(.command, "H")
    case .hideOthers: KeyboardShortcut([.option, .command], "H")
    case .quit: KeyboardShortcut(.command, "Q")
    case .newWindow, .newDocument: KeyboardShortcut(.command, "N")
    case .open: KeyboardShortcut(.command, "O")
    case .close: KeyboardShortcut(.command, "W")
    case .save: KeyboardShortcut(.command, "S")
    case .duplicate: KeyboardShortcut([.shift, .command], "S")
    case .pageSetup: KeyboardShortcut([.shift, .command], "P")
    case .print: KeyboardShortcut(.command, "P")
    case .undo: KeyboardShortcut(.command, "Z")
    case .redo: KeyboardShortcut([.shift, .command], "Z")
    case .cut: KeyboardShortcut(.command, "X")
    case .copy: KeyboardShortcut(.command, "C")
    case .paste: KeyboardShortcut(.command, "V")
    case .pasteAndMatchStyle: KeyboardShortcut([.option, .shift, .command], "V")
    case .selectAll: KeyboardShortcut(.command, "A")
    case .showAllTabs: KeyboardShortcut([.shift, .command], "\\")
    case .showToolbar: KeyboardShortcut([.option, .command], "T")
    case .showSidebar: KeyboardShortcut([.control, .command], "S")
    case .showInspector: KeyboardShortcut([.control, .command], "I")
    case .enterFullScreen: KeyboardShortcut([.control, .command], "F")
    case .minimize: KeyboardShortcut(.command, "M")
    case .help: KeyboardShortcut(.command, "?")
    case .about, .services, .showAll, .openRecent, .rename, .moveTo, .revertTo, .importFromDevices, .delete, .find,
      .spelling, .substitutions, .transformations, .speech, .font, .text, .showTabBar, .customizeToolbar, .zoom,
      .bringAllToFront:
      nil
    }
  }
}

extension KeyboardShortcut {
  fileprivate init(_ modifiers: KeyboardModifiers, _ key: Character) {
    self.init(modifiers: modifiers, key: .character(key))
  }
}
