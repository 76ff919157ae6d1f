import MenuDocument

/// The description of a menu: its name, then a sentence per item, with state and shortcut.
struct MenuAltText {
  private let document: MockupDocument
  private let language: AltTextLanguage

  init(document: MockupDocument, in language: AltTextLanguage) {
    self.document = document
    self.language = language
  }

  /// Describes a menu and its open submenus.
  func append(_ menu: Menu, to altText: inout AltText) {
    var words = [name(of: menu)]
    if showsAlternates { words.append(heldKeys) }
    if menu.items.visible.isEmpty { words.append(states[.empty].text) }
    altText.append(words)
    append(menu.items, isDisabled: menu.isDisabled, to: &altText)
  }

  private func name(of menu: Menu) -> String {
    let title = menu.title?.trimmed
    guard document.presentation == .contextMenu else {
      return language.menus[document.presentation.phrase].filled([.title: title.map(language.isolated)])
    }
    return document.preview?.spokenMenu(title, in: language)
      ?? language.menus[.context].filled([.menu: title.map(language.isolated)])
  }

  private var states: Phrases<AltTextLanguage.State> { language.states }

  private var heldKeys: String {
    language.menus[.keysHeld].filled([.keys: language.list(document.heldModifiers.names(in: language))])
  }

  /// Whether an item is shown while modifier keys are held.
  private var showsAlternates: Bool {
    guard !document.heldModifiers.isEmpty else { return false }
    return document.drawnElements.contains { $0.item.flatMap(document.heldAlternate) != nil }
  }

  // MARK: Items

  private func append(_ items: [Item], isDisabled outer: Bool, to altText: inout AltText) {
    for item in items.visible { append(item, isDisabled: outer, to: &altText) }
  }

  private func append(_ item: Item, isDisabled outer: Bool, to altText: inout AltText) {
    let isDisabled = outer || item.attributes.isDisabled
    let callout = item.attributes.callout?.spoken(in: language)
    guard let children = item.children else {
      append(item, callout: callout, isDisabled: isDisabled, to: &altText)
      return
    }
    switch children.placement {
    case .sameMenu:
      appendHeading(of: item, callout, to: &altText)
      append(children.content, isDisabled: isDisabled, to: &altText)
      if case .section(let section) = item.kind { altText.append(section.footer.map(language.isolated)) }
    case .submenu(let isOpen):
      altText.append(words(for: item, isDisabled: isDisabled))
      guard isOpen else { return }
      append(children.content, isDisabled: false, to: &altText)
      altText.endSubmenu(item.attributes.accessibilityLabel?.trimmed ?? item.title ?? "")
    }
  }

  /// Describes the content of an item.
  private func append(_ content: ItemChildren.Content, isDisabled: Bool, to altText: inout AltText) {
    switch content {
    case .items(let items): append(items, isDisabled: isDisabled, to: &altText)
    case .options(let picker): append(picker.visibleOptions, of: picker, isDisabled: isDisabled, to: &altText)
    }
  }

  /// Describes an item without content.
  private func append(_ item: Item, callout: String?, isDisabled: Bool, to altText: inout AltText) {
    switch item.kind {
    case .divider: if let callout { altText.append(kindName(of: item), callout) }
    case .text(let text):
      altText.append(language.isolated(text))
      altText.append(callout.map(language.capitalized))
    case .loading, .search: altText.append(kindName(of: item), callout)
    case .view(let view):
      altText.append(view.caption?.trimmed.map(language.isolated) ?? kindName(of: item), callout)
    case .button, .toggle, .menu, .picker, .stepper, .slider, .section, .controlGroup:
      altText.append(words(for: item, isDisabled: isDisabled))
    }
  }

  /// Describes the heading of a group among the rows of the menu.
  private func appendHeading(of item: Item, _ callout: String?, to altText: inout AltText) {
    let title = item.title?.trimmed.map(language.isolated)
    let kind = title == nil ? kindName(of: item) : nil
    switch item.kind {
    case .picker(let picker) where picker.style == .inline:
      // The title of an inline picker is not drawn. It only explains a mark.
      if callout != nil { altText.append(title, kind ?? language.kinds[.options].text, callout) }
    case .picker:
      if title != nil || callout != nil { altText.append(title, kind ?? language.kinds[.palette].text, callout) }
    case .section, .controlGroup, .menu, .button, .toggle, .stepper, .slider, .divider, .text, .loading, .search, .view:
      if let title {
        altText.append(title, states[.heading].text, callout)
      } else if let callout {
        altText.append(kindName(of: item), callout)
      }
    }
  }

  private func append(_ options: [PickerOption], of picker: PickerItem, isDisabled: Bool, to altText: inout AltText) {
    let chosen = picker.chosenValues
    for option in options {
      let attributes = option.attributes
      var words = [(attributes.accessibilityLabel?.trimmed ?? option.title.trimmed).map(language.isolated) ?? untitled]
      if let subtitle = attributes.subtitle { words.append(language.isolated(subtitle)) }
      if chosen.contains(option.value) { words.append(states[.selected].text) }
      words += common(
        attributes, shortcut: attributes.keyboardShortcut, isDisabled: isDisabled || attributes.isDisabled)
      altText.append(words)
    }
  }

  // MARK: Words

  private var untitled: String { states[.untitledItem].text }

  private func kindName(of item: Item) -> String { item.kindName(in: language) }

  /// The parts of an item's sentence.
  private func words(for item: Item, isDisabled outer: Bool) -> [String] {
    let attributes = item.attributes
    var title = attributes.accessibilityLabel?.trimmed ?? item.title?.trimmed
    var shortcut = attributes.keyboardShortcut
    var isDisabled = outer
    var name: String?
    var words: [String] = []
    if let subtitle = attributes.subtitle { words.append(language.isolated(subtitle)) }
    if let alternate = document.heldAlternate(of: item) {
      title = alternate.title?.trimmed ?? title
      shortcut = alternate.keyboardShortcut ?? shortcut
      isDisabled = isDisabled || alternate.isDisabled == true
    }
    switch item.kind {
    case .button(let button):
      if button.role == .destructive { words.append(states[.destructive].text) }
    case .toggle(let toggle) where toggle.titles == nil:
      switch toggle.state {
      case .on: words.append(states[.on].text)
      case .off: words.append(states[.off].text)
      case .mixed: words.append(states[.mixed].text)
      }
    case .menu(let menu):
      words.append(menu.primaryAction ? states[.actionAndSubmenu].text : language.kinds[.submenu].text)
      if menu.isOpen { words.append(states[.open].text) }
      if menu.isOpen, menu.items.visible.isEmpty { words.append(states[.empty].text) }
    case .picker(let picker):
      words.append(language.kinds[.submenu].text)
      if picker.isOpen { words.append(states[.open].text) }
      words.append(picker.chosenTitles.map(language.isolated).joined(separator: language.marks[.separator].text))
    case .stepper(let stepper): words += [language.kinds[.stepper].text, language.number(stepper.value)]
    case .slider(let slider):
      let kind = language.kinds[.slider].text
      if title == nil { name = language.capitalized(kind) } else { words.append(kind) }
      let percent = Int((slider.range.fraction(of: slider.value) * 100).rounded())
      words.append(language.marks[.percent].filled([.number: "\(percent)"]))
    case .toggle, .section, .controlGroup, .divider, .text, .loading, .search, .view: break
    }
    return [title.map(language.isolated) ?? name ?? untitled] + words
      + common(attributes, shortcut: shortcut, isDisabled: isDisabled)
  }

  /// The common properties of items and options.
  private func common(_ attributes: ItemAttributes, shortcut: KeyboardShortcut?, isDisabled: Bool) -> [String] {
    ItemAttribute.allCases.compactMap { attribute in
      switch attribute {
      case .badge: attributes.badge.map(language.isolated)
      case .isDisabled: isDisabled ? states[.dimmed].text : nil
      case .isHighlighted: attributes.isHighlighted ? states[.highlighted].text : nil
      case .keyboardShortcut: shortcut.map { language.isolated($0.spoken(in: language)) }
      case .callout: attributes.callout?.spoken(in: language)
      // The beginning of the sentence contains these, with the title or instead of it.
      case .subtitle, .accessibilityLabel: nil
      // These are only visible, or not meant for readers.
      case .systemImage, .imageScale, .symbolWeight, .image, .imageRendering, .imageVisibility, .tint, .pointer,
        .labelStyle,
        .indentationLevel,
        .dismissBehavior, .help, .isHidden, .condition, .lint:
        nil
      }
    }
  }
}

extension Callout {
  /// The mark in words; `nil` for a mark that cannot be read aloud.
  fileprivate func spoken(in language: AltTextLanguage) -> String? {
    text.trimmed.map { language.states[.callout].filled([.mark: language.isolated($0)]) }
  }
}

extension Item {
  /// The subject of a sentence about an item without a title.
  package func kindName(in language: AltTextLanguage) -> String {
    let kinds = language.kinds
    let name =
      switch kind {
      case .button: kinds[.button]
      case .toggle: kinds[.toggle]
      case .picker(let picker): picker.style == .palette ? kinds[.palette] : kinds[.options]
      case .menu: kinds[.submenu]
      case .section: kinds[.section]
      case .controlGroup: kinds[.group]
      case .stepper: kinds[.stepper]
      case .slider: kinds[.slider]
      case .divider: kinds[.divider]
      case .text: kinds[.text]
      case .loading: kinds[.loading]
      case .search: kinds[.search]
      case .view: kinds[.view]
      }
    if case .text(let text) = kind, let text = text.trimmed { return text }
    return language.capitalized(name.text)
  }
}

extension Presentation {
  /// The name of the menu.
  var phrase: AltTextLanguage.Menu {
    switch self {
    case .menu, .pullDownButton, .popUpButton, .contextMenu, .menuBar: .menu
    case .menuBarExtra: .menuBarExtra
    case .quickActions: .quickActions
    case .editMenu: .editMenu
    case .dockMenu: .dockMenu
    }
  }
}
